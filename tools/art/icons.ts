/** Draws the icons of the site and of the passes from src/content/brand/logo.svg. */
import sharp from 'sharp';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { logoFile } from '../../src/model/load/load-brand.ts';

interface Colors {
  ink: string;
  paper: string;
}

interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The files by their path from the project root. */
export async function drawIcons(logo: string, { ink, paper }: Colors) {
  const bounds = await boundsOf(logo);
  const tile = (size: number, share: number, radius = 0) =>
    draw(logo, bounds, { size, share, radius, color: paper, background: ink });
  // An .ico has no color schemes, so it has a background of its own; the SVG follows the color scheme.
  const style = `<style>svg{color:${ink};fill:currentColor}@media(prefers-color-scheme:dark){svg{color:${paper}}}</style>`;
  const files: Record<string, string | Buffer> = {
    'public/favicon.svg': logo.replace('>', `>${style}`),
    'public/favicon.ico': ico(
      await sharp(tile(32, 0.62, 7))
        .png()
        .toBuffer(),
      32,
    ),
    // Apple rounds the corners itself and shows transparency as black.
    'public/apple-touch-icon.png': await png(tile(180, 0.54)),
    'public/icon-192.png': await png(tile(192, 0.56, 42)),
    'public/icon-512.png': await png(tile(512, 0.56, 112)),
    // Launchers may crop it to a circle of 80 %.
    'public/icon-maskable-512.png': await png(tile(512, 0.44)),
  };
  // The icon is on the lock screen; the logo is on the pass, in the color of its text.
  for (const scale of [1, 2, 3]) {
    const suffix = scale > 1 ? `@${scale}x` : '';
    files[`server/passes/art/icon${suffix}.png`] = await png(tile(29 * scale, 0.6));
    for (const [name, color] of [
      ['white', '#ffffff'],
      ['ink', ink],
    ] as const) {
      const image = draw(logo, bounds, { size: 32 * scale, share: 0.9, color });
      files[`server/passes/art/logo-${name}${suffix}.png`] = await png(image);
    }
  }
  return files;
}

interface Tile {
  size: number;
  /** The size of the logo relative to the tile. */
  share: number;
  radius?: number;
  color: string;
  background?: string;
}

/** A square with the logo in its middle. */
function draw(logo: string, bounds: Bounds, { size, share, radius, color, background }: Tile) {
  const scale = (size * share) / Math.max(bounds.width, bounds.height);
  const x = size / 2 - (bounds.left + bounds.width / 2) * scale;
  const y = size / 2 - (bounds.top + bounds.height / 2) * scale;
  const ground = background
    ? `<rect width="${size}" height="${size}" rx="${radius}" fill="${background}"/>`
    : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}` +
      `<g fill="${color}" color="${color}" transform="translate(${x} ${y}) scale(${scale})">${logo}</g></svg>`,
  );
}

/** Where the shapes are in the logo, in its own pixels. */
async function boundsOf(logo: string): Promise<Bounds> {
  const zoom = 20;
  const { data, info } = await sharp(Buffer.from(logo), { density: 72 * zoom })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (const [index, alpha] of data.entries()) {
    if (alpha < 16) continue;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const longest = Math.max(right - left, bottom - top) / Math.max(info.width, info.height);
  if (longest < 0.4) {
    throw new ContentError(
      `${logoFile} is not right:\n  expected shapes that fill the viewBox; they cover ${Math.max(0, Math.round(longest * 100))} % of it`,
    );
  }
  const scale = info.width / 28;
  return {
    left: left / scale,
    top: top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  };
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
