/**
 * Renders the strips and heroes of server/passes/art from the SVG motifs: run `npm run pass-images` after a change
 * of src/ui/pass/sprite.svg. Each motif becomes an indexed PNG whose palette holds proportions instead
 * of colors: how much of the motif's second, third and fourth color an entry contains, the rest being
 * the first. `colorizeImage` replaces them with the colors of a pass.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type ElementNode, parse } from 'ultrahtml';
import { pngChunk, pngSignature } from '../images.ts';

const folder = import.meta.dirname;
const sprite = readFileSync(join(folder, '../../../src/ui/pass/sprite.svg'), 'utf8');
const sizes = { 'strip@2x': [750, 288], 'strip@3x': [1125, 432], hero: [1032, 336] } as const;
/** The custom properties that are the colors of a motif. */
const motifColors = ['--pass', '--pass-light', '--pass-dark', '--pass-highlight'];
/** Gradations between two colors: enough for smooth edges with at most 256 palette entries. */
const steps = 8;

const [svg] = parse(sprite).children;
const symbols: ElementNode[] = svg.children.filter(({ name }: ElementNode) => name === 'symbol');
for (const { attributes, loc } of symbols) {
  const { id: motif = '', viewBox } = attributes;
  if (viewBox !== '0 0 720 300') continue;
  const shapes = sprite.slice(loc[0].end, loc[1].start);
  mkdirSync(join(folder, motif), { recursive: true });
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const masks = await Promise.all(
      motifColors.map((color) => renderMask(color, shapes, width, height)),
    );
    writeFileSync(join(folder, motif, `${name}.png`), encodeIndexedPng(masks, width, height));
  }
}

/** White where the motif has this color, black elsewhere. */
function renderMask(color: string, shapes: string, width: number, height: number) {
  const body = shapes.replace(/var\((--[a-z-]+)\)/g, (_, name) =>
    name === color ? '#fff' : '#000',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 300" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
  return sharp(Buffer.from(svg)).resize(width, height).greyscale().raw().toBuffer();
}

function encodeIndexedPng(masks: Buffer[], width: number, height: number): Buffer {
  const entries = new Map<string, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const weights = masks.map((mask) => mask[pixel] ?? 0);
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const proportions = weights
      .slice(1)
      .map((weight) => Math.round((weight / total) * steps))
      .join();
    const entry = entries.get(proportions) ?? entries.set(proportions, entries.size).size - 1;
    if (entry > 255) throw new Error('The palette has more than 256 entries: use fewer steps.');
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = entry;
  }
  const palette = [...entries.keys()].flatMap((proportions) =>
    proportions.split(',').map((part) => Math.round((Number(part) / steps) * 255)),
  );
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette)),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
