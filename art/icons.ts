/** Draws the icons of the site from src/ui/logo.svg: `node art/icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';

const root = join(import.meta.dirname, '..');
const { ink, paper } = loadContent(readContentFiles(root), {}).palette.page;
const logo = await readFile(join(root, 'src/ui/logo.svg'), 'utf8');
const { width, height } = await sharp(Buffer.from(logo)).metadata();

const folder = join(root, 'public');

/** A square with the logo in its middle; `share` is the width of the logo. */
function tile(size: number, share: number, radius = 0): Buffer {
  const scale = (size * share) / width;
  const x = (size - width * scale) / 2;
  // The top unit of the view box is empty.
  const y = size / 2 - ((1 + height) / 2) * scale;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/>` +
      `<g fill="${paper}" transform="translate(${x} ${y}) scale(${scale})">${logo}</g></svg>`,
  );
}

/** An .ico file with one PNG: a header of 6 bytes and a directory entry of 16 bytes. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function png(svg: Buffer): Promise<Buffer> {
  return sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer();
}

// An .ico has no color schemes, so it has a background of its own; the SVG follows the color scheme.
const style = `<style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style>`;
const favicon = logo.replace('>', `>${style}`);

const files: Record<string, string | Buffer> = {
  'favicon.svg': favicon,
  'favicon.ico': ico(
    await sharp(tile(32, 0.62, 7))
      .png()
      .toBuffer(),
    32,
  ),
  // Apple rounds the corners itself and shows transparency as black.
  'apple-touch-icon.png': await png(tile(180, 0.54)),
  'icon-192.png': await png(tile(192, 0.56, 42)),
  'icon-512.png': await png(tile(512, 0.56, 112)),
  // Launchers may crop it to a circle of 80 %.
  'icon-maskable-512.png': await png(tile(512, 0.44)),
};

for (const [name, data] of Object.entries(files)) {
  await writeFile(join(folder, name), data);
  console.log(`public/${name} ${Buffer.byteLength(data)} bytes`);
}
