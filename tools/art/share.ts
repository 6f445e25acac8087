/** Draws the link previews of the pages from their headlines and hero pictures. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Brand } from '../../src/model/schema/brand.ts';
import type { Content } from '../../src/model/schema/content.ts';
import { fontFace, fontFilesOf, unicodeRange } from '../build/font-files.ts';
import { displayFamily } from '../build/fonts.ts';
import { ensureChromium } from '../scripts/browsers.ts';

const size = { width: 1200, height: 630 };
const maxBytes = 300_000;

interface Card {
  name: string;
  title: string;
  /** Without a picture, the preview has only text. */
  picture: Buffer | undefined;
  home: boolean;
}

async function readCards(root: string, { home, pages }: Content): Promise<Card[]> {
  const heroes = [
    { name: 'home', hero: home.hero },
    ...pages.map(({ id, page }) => ({ name: id, hero: page.hero })),
  ];
  return Promise.all(
    heroes.map(async ({ name, hero }) => {
      const file = `src/assets/pictures/${hero.picture.pictureId}.webp`;
      const picture = existsSync(join(root, file)) ? await readFile(join(root, file)) : undefined;
      return { name, title: hero.title, picture, home: name === 'home' };
    }),
  );
}

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

async function markup(card: Card, { site, palette }: Content, { logo, wordmark }: Brand) {
  const { ink, paper } = palette.page;
  const shade = card.home ? '#0000' : card.picture ? await shadeOf(card.picture) : ink;
  const name = wordmark
    ? `<svg class="wordmark" viewBox="${wordmark.viewBox.join(' ')}">${wordmark.shapes}</svg>`
    : escapeHtml(site.name);
  return `<!doctype html>
<meta charset="utf-8">
<style>
  ${fontFaces}
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
  .wordmark { width: auto; height: 30px }
  h1 { position: absolute; z-index: 1; left: 59px; bottom: 58px; font: inherit; white-space: pre-line }
  .vertical h1 { width: 640px; text-wrap: balance }
  /* As on the home page: the picture leans to the right, so the headline is above it. */
  .home h1 { top: 52px; bottom: auto }
  .home header { top: auto; bottom: 60px }
</style>
<body class="${card.home ? 'home' : 'vertical'}">
  ${card.picture ? `<img src="${url('image/webp', card.picture)}" alt="">` : ''}
  <header>${logo}${name}</header>
  <h1>${escapeHtml(card.title)}</h1>
</body>`;
}

const fontFaces = fontFilesOf(displayFamily.packageName)
  .map(({ file, codePoints }) =>
    fontFace('Display', {
      src: `url(${url('font/woff2', readFileSync(file))})`,
      'font-weight': '400 700',
      'unicode-range': unicodeRange(codePoints),
    }),
  )
  .join('');

/** Draws the previews with these names: JPEG files of at most 300 kB. */
export async function drawPreviews(root: string, names: string[], content: Content, brand: Brand) {
  const cards = (await readCards(root, content)).filter(({ name }) => names.includes(name));
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const page = await browser.newPage({ viewport: size });
    const previews: Record<string, Buffer> = {};
    for (const card of cards) {
      await page.setContent(await markup(card, content, brand), { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      const jpeg = sharp(await page.screenshot()).jpeg({
        quality: 88,
        chromaSubsampling: '4:4:4',
        mozjpeg: true,
      });
      const data = await jpeg.toBuffer();
      if (data.length > maxBytes) throw new Error(`share/${card.name}.jpg is over 300 kB`);
      previews[card.name] = data;
    }
    return previews;
  } finally {
    await browser.close();
  }
}
