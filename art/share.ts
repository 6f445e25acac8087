/**
 * Draws the link preview of each page from its headline and hero picture:
 * `node art/share.ts` writes public/share/<page>.jpg.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../scripts/browsers.mjs';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';

const size = { width: 1200, height: 630 };
const maxBytes = 300_000;
const root = join(import.meta.dirname, '..');
const { site, palette, home, pages } = loadContent(readContentFiles(root), {});
const { ink, paper } = palette.page;

type Hero = Pick<typeof home.hero, 'title' | 'picture'>;

interface Card {
  name: string;
  title: string;
  picture: Buffer;
  home: boolean;
}

async function readCard(name: string, hero: Hero): Promise<Card> {
  const file = `pictures/${hero.picture.slot}.webp`;
  if (!existsSync(join(root, file)))
    throw new Error(`${file} is missing; it is the hero picture of ${name}`);
  const picture = await readFile(join(root, file));
  return { name, title: hero.title, picture, home: name === 'home' };
}

const cards = await Promise.all([
  readCard('home', home.hero),
  ...pages.map(({ id, page }) => readCard(id, page.hero)),
]);

/** The background of the text: the color of the left edge of the picture, darkened. */
async function shadeOf(picture: Buffer): Promise<string> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const left = { left: 0, top: 0, width: Math.round(width * 0.2), height };
  const { channels } = await sharp(await sharp(picture).extract(left).toBuffer()).stats();
  const [r, g, b] = channels.map(({ mean }) => Math.round(mean));
  return `color-mix(in oklab, rgb(${r} ${g} ${b}) 62%, #000)`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function url(type: string, data: Buffer): string {
  return `data:${type};base64,${data.toString('base64')}`;
}

async function markup(card: Card, font: string): Promise<string> {
  const picture = url('image/webp', card.picture);
  const shade = card.home ? '#0000' : await shadeOf(card.picture);
  return `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Display; src: url(${font}); font-weight: 400 700 }
  * { margin: 0; box-sizing: border-box }
  body {
    width: 1200px; height: 630px; position: relative; overflow: hidden;
    font: 600 94px/.9 Display; letter-spacing: -.035em; --shade: ${shade};
    color: ${paper}; background: var(--shade);
  }
  .home { color: ${ink}; background: ${paper}; font-size: 128px; line-height: .86; letter-spacing: -.04em }
  img { position: absolute }
  .vertical img { right: -52px; bottom: -34px; width: 1290px; height: 726px; object-fit: cover }
  .home img { left: 420px; top: -18px; width: 1010px }
  .vertical::after {
    content: ''; position: absolute; inset: 0;
    background: linear-gradient(90deg, var(--shade) 20%, color-mix(in oklab, var(--shade) 66%, #0000) 40%, #0000 58%);
  }
  header { position: absolute; z-index: 1; left: 64px; top: 56px; display: flex; align-items: center; gap: 14px;
    font-size: 36px; line-height: 1; letter-spacing: -.025em }
  svg { width: 34px; height: 35px; fill: currentColor }
  h1 { position: absolute; z-index: 1; left: 59px; bottom: 58px; font: inherit; white-space: pre-line }
  .vertical h1 { width: 640px; text-wrap: balance }
  /* As on the home page: the picture leans to the right, so the headline is above it. */
  .home h1 { top: 52px; bottom: auto }
  .home header { top: auto; bottom: 60px }
</style>
<body class="${card.home ? 'home' : 'vertical'}">
  <img src="${picture}" alt="">
  <header>${logo}${escapeHtml(site.name)}</header>
  <h1>${escapeHtml(card.title)}</h1>
</body>`;
}

const logo = await readFile(join(root, 'src/ui/logo.svg'), 'utf8');
const fontFile =
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const font = url('font/woff2', await readFile(fileURLToPath(import.meta.resolve(fontFile))));

const browser = await chromium.launch({ executablePath: ensureChromium() });
try {
  await mkdir(join(root, 'public/share'), { recursive: true });
  const page = await browser.newPage({ viewport: size });
  for (const card of cards) {
    await page.setContent(await markup(card, font), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    const jpeg = sharp(shot).jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true });
    const data = await jpeg.toBuffer();
    if (data.length > maxBytes) throw new Error(`share/${card.name}.jpg is over 300 kB`);
    await writeFile(join(root, `public/share/${card.name}.jpg`), data);
    console.log(`public/share/${card.name}.jpg ${Math.round(data.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
