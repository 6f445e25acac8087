import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Rgb } from '../src/pass/colors.ts';
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

/** An image in passes/art, written by passes/art/render.ts or, if it shows the brand, `npm run brand`. */
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
  const colors = artworkColors(color);
  // The palette follows the IHDR chunk of 25 bytes.
  const start = pngSignature.length + 25;
  const length = png.readUInt32BE(start);
  const proportions = png.subarray(start + 8, start + 8 + length);
  const palette = Buffer.alloc(length);
  for (let offset = 0; offset < length; offset += 3)
    mixColors(proportions.subarray(offset, offset + 3), colors).copy(palette, offset);
  return Buffer.concat([
    png.subarray(0, start),
    pngChunk('PLTE', palette),
    png.subarray(start + 12 + length),
  ]);
}

function mixColors(proportions: Buffer, colors: Rgb[]): Buffer {
  const others = [...proportions].map((proportion) => proportion / 255);
  const weights = [1 - others.reduce((sum, weight) => sum + weight, 0), ...others];
  const channel = (index: number) =>
    weights.reduce((sum, weight, color) => sum + weight * (colors[color]?.[index] ?? 0), 0);
  return Buffer.from([0, 1, 2].map((at) => Math.min(255, Math.max(0, Math.round(channel(at))))));
}
