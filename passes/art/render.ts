/**
 * Draws the motifs anew, after a change of the sprite: `node passes/art/render.ts`. Each becomes an
 * indexed PNG whose palette is a recipe: how much of the second, third and fourth theme is in an entry;
 * what is left is the first. picture.ts fills the themes in.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, signature } from '../images.ts';

const here = import.meta.dirname;
const sprite = readFileSync(join(here, '../../src/ui/pass/sprite.svg'), 'utf8');
const icon = readFileSync(join(here, '../../public/favicon.svg'));
const sizes = { 'strip@2x': [750, 288], 'strip@3x': [1125, 432], hero: [1032, 336] } as const;
/** In so many steps one theme goes over into another: enough for a smooth edge. */
const steps = 8;

const motifs = [
  ...sprite.matchAll(/<symbol id="(\w+)" viewBox="0 0 720 300".*?>(.*?)<\/symbol>/gs),
];
for (const [, motif = '', drawing = ''] of motifs) {
  mkdirSync(join(here, motif), { recursive: true });
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const themes = await Promise.all(
      [1, 2, 3, 4].map((theme) => shareOf(theme, drawing, width, height)),
    );
    writeFileSync(join(here, motif, `${name}.png`), indexed(themes, width, height));
  }
}
for (const times of [1, 2, 3]) {
  const name = `icon${times > 1 ? `@${times}x` : ''}.png`;
  const drawn = sharp(icon, { density: 300 })
    .resize(29 * times)
    .flatten({ background: '#0d0f0e' });
  writeFileSync(join(here, name), await drawn.png({ palette: true }).toBuffer());
}

/** Where one of the four themes is: white there, black elsewhere. */
function shareOf(theme: number, drawing: string, width: number, height: number) {
  const body = drawing.replace(/var\(--t(\d)\)/g, (_, one) =>
    Number(one) === theme ? '#fff' : '#000',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 300" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
  return sharp(Buffer.from(svg)).resize(width, height).greyscale().raw().toBuffer();
}

function indexed(themes: Buffer[], width: number, height: number): Buffer {
  const entries = new Map<string, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    const shares = themes.map((theme) => theme[at] ?? 0);
    const all = shares.reduce((sum, share) => sum + share, 0) || 1;
    const recipe = shares
      .slice(1)
      .map((share) => Math.round((share / all) * steps))
      .join();
    const entry = entries.get(recipe) ?? entries.set(recipe, entries.size).size - 1;
    if (entry > 255) throw new Error('More than 256 mixtures: take fewer steps.');
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = entry;
  }
  const palette = [...entries.keys()].flatMap((recipe) =>
    recipe.split(',').map((share) => Math.round((Number(share) / steps) * 255)),
  );
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
