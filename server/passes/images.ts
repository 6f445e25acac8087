import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { artworkColors } from './colors.ts';

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length);
  return chunk;
}

const cache = new Map<string, Buffer>();

/** An image in server/passes/art, written by server/passes/art/render.ts or, if it shows the brand, `npm run brand`. */
export function readImage(name: string): Buffer {
  const image = cache.get(name) ?? readFileSync(join(import.meta.dirname, 'art', name));
  cache.set(name, image);
  return image;
}

/**
 * The image in the color of a pass. Only the palette changes: in the file, each palette entry holds
 * the proportions in which the motif's second, third and fourth color are mixed with the first.
 */
export function colorizeImage(name: string, color: string): Buffer {
  const png = readImage(name);
  const [first, ...others] = artworkColors(color);
  // The palette follows the IHDR chunk of 25 bytes.
  const start = pngSignature.length + 25;
  const length = png.readUInt32BE(start);
  const proportions = png.subarray(start + 8, start + 8 + length);
  // Rounds and clamps.
  const palette = new Uint8ClampedArray(length);
  for (let offset = 0; offset < length; offset += 1) {
    const channel = offset % 3;
    const base = first[channel] ?? 0;
    palette[offset] = others.reduce((sum, other, index) => {
      const proportion = proportions.readUInt8(offset - channel + index) / 255;
      return sum + proportion * ((other[channel] ?? 0) - base);
    }, base);
  }
  return Buffer.concat([
    png.subarray(0, start),
    pngChunk('PLTE', Buffer.from(palette.buffer)),
    png.subarray(start + 12 + length),
  ]);
}
