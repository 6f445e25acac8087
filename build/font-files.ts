/** Cuts font files, and writes about them in CSS. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const cache = 'node_modules/.cache/fonts';
/** What browsers apply unasked. Nothing asks for small capitals, old figures and the like. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** One weight, or all between two. */
export type Axis = number | { min: number; max: number };

/** A font of the machine, by its names; its average width as part of its size. */
export interface StandIn {
  fonts: string[];
  width: number;
}

interface Part {
  file: string;
  codes: Set<number>;
}

export const codesIn = (text: string) =>
  new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));

/** The files a font comes in, Latin first; each character belongs to the first that has it. */
export function partsOf(source: string): Part[] {
  const folder = resolve('node_modules', source);
  const ranges = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'));
  const names = Object.keys(ranges).sort((one, other) => one.length - other.length);
  let taken = new Set<number>();
  return names.map((name) => {
    // Line breaks and the like are in every text, and have no glyph.
    const codes = codesOf(ranges[name]).difference(taken).difference(codesOf('U+0-1F,U+7F-9F'));
    taken = taken.union(codes);
    return { file: `${folder}/files/${basename(source)}-${name}-wght-normal.woff2`, codes };
  });
}

/** A font file with these characters and weights, and no more. It is made once. */
export async function cut(file: string, codes: Set<number>, wght: Axis): Promise<string> {
  const font = readFileSync(file);
  const text = String.fromCodePoint(...[...codes].sort((one, other) => one - other));
  const { version } = JSON.parse(readFileSync('node_modules/subset-font/package.json', 'utf8'));
  const key = createHash('sha256').update(JSON.stringify([version, text, wght, features]));
  const folder = resolve(cache, key.update(font).digest('hex').slice(0, 16));
  const weight = typeof wght === 'number' ? wght : `${wght.min}-${wght.max}`;
  const made = `${folder}/${basename(file).replace('wght-normal', String(weight))}`;
  if (existsSync(made)) return made;
  const bytes = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  });
  mkdirSync(dirname(made), { recursive: true });
  writeFileSync(made, bytes);
  return made;
}

/** Makes a font of the machine as wide and as high as the one it stands in for. */
export async function standInFor(
  name: string,
  [latin]: Part[],
  { axis, weight }: { axis: Axis; weight: string },
  { fonts, width }: StandIn,
) {
  if (!latin) throw new Error(`There is no file of ${name}.`);
  const whole = await cut(latin.file, latin.codes, axis);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(whole));
  const adjust = xWidthAvg / unitsPerEm / width;
  const part = (share: number) => `${((100 * share) / adjust / unitsPerEm).toFixed(2)}%`;
  return fontFace(name, {
    src: fonts.map((font) => `local("${font}")`).join(),
    'font-weight': weight,
    'size-adjust': `${(100 * adjust).toFixed(2)}%`,
    'ascent-override': part(ascent),
    'descent-override': part(-descent),
    'line-gap-override': part(lineGap),
  });
}

export function fontFace(family: string, descriptors: Record<string, string>) {
  const lines = Object.entries(descriptors).map(([name, value]) => `;${name}:${value}`);
  return `@font-face{font-family:"${family}"${lines.join('')}}`;
}

function codesOf(range: string): Set<number> {
  const codes = range.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  });
  return new Set(codes);
}

/** As `unicode-range` wants them: `U+20-22,U+25`. */
export function rangeOf(codes: Set<number>): string {
  const spans: { from: number; to: number }[] = [];
  for (const code of [...codes].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.to === code - 1) last.to = code;
    else spans.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join();
}
