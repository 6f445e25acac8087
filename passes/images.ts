import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { motifColors, type Rgb } from './colors.ts';

export const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A part of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), 8 + data.length);
  return whole;
}

const read = new Map<string, Buffer>();

/** A file of art/: drawn by art/render.ts, and read once. */
export function drawing(name: string): Buffer {
  const known = read.get(name) ?? readFileSync(join(import.meta.dirname, 'art', name));
  read.set(name, known);
  return known;
}

/** A motif in the color of a pass: only the palette is written anew. */
export function colored(name: string, color: string): Buffer {
  const png = drawing(name);
  const themes = motifColors(color);
  // The header has 25 bytes, and the palette follows it.
  const start = signature.length + 25;
  const length = png.readUInt32BE(start);
  const recipe = png.subarray(start + 8, start + 8 + length);
  const palette = Buffer.alloc(length);
  for (let at = 0; at < length; at += 3) mix(recipe.subarray(at, at + 3), themes).copy(palette, at);
  return Buffer.concat([
    png.subarray(0, start),
    chunk('PLTE', palette),
    png.subarray(start + 12 + length),
  ]);
}

function mix(recipe: Buffer, themes: Rgb[]): Buffer {
  const others = [...recipe].map((share) => share / 255);
  const shares = [1 - others.reduce((sum, share) => sum + share, 0), ...others];
  const channel = (at: number) =>
    shares.reduce((sum, share, theme) => sum + share * (themes[theme]?.[at] ?? 0), 0);
  return Buffer.from([0, 1, 2].map((at) => Math.min(255, Math.max(0, Math.round(channel(at))))));
}
