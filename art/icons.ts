/**
 * Draws the site's icons from the pocket of the logo: `node art/icons.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../src/model/load/load-content.ts';
import { readContentFiles } from '../src/model/load/read-files.ts';

const root = join(import.meta.dirname, '..');
const { ink, paper } = loadContent(readContentFiles(root), {}).palette.page;
const pocket = { width: 28, height: 29 };
const paths =
  '<path d="M3 7.6V6a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v1.6z"/>' +
  '<path d="M0 10.4h7.6a6.4 6.4 0 0 0 12.8 0H28V22a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z"/>';

const folder = join(root, 'public');

// The drawing starts one unit below the top of its box, so it is centred on what is seen: 1 to 29.
function tile(size: number, share: number, radius = 0): Buffer {
  const scale = (size * share) / pocket.width;
  const x = (size - pocket.width * scale) / 2;
  const y = size / 2 - ((1 + pocket.height) / 2) * scale;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/>` +
      `<g fill="${paper}" transform="translate(${x} ${y}) scale(${scale})">${paths}</g></svg>`,
  );
}

/** An .ico may hold a PNG as it is: six bytes of header, sixteen that describe the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
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

// The tab's own ground is unknown to an .ico, so it brings a tile; the SVG follows the scheme.
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pocket.width} ${pocket.height}">` +
  `<style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style>` +
  `${paths}</svg>\n`;

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
  // Launchers may cut a circle of 80 %: the pocket stays well inside it.
  'icon-maskable-512.png': await png(tile(512, 0.44)),
};

for (const [name, data] of Object.entries(files)) {
  await writeFile(join(folder, name), data);
  console.log(`public/${name} ${Buffer.byteLength(data)} bytes`);
}
