/** Subsets font files and writes their `@font-face` rules. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { SystemFace } from './system-fonts.ts';

const cache = 'node_modules/.cache/fonts';
/** OpenType features that browsers apply by default; no style asks for others. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** One weight, or a range of a variable font. */
export type WeightAxis = number | { min: number; max: number };

interface FontFile {
  file: string;
  codePoints: Set<number>;
}

export const codePointsIn = (text: string) =>
  new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));

/** The files of a Fontsource package, Latin first; a character belongs to the first that has it. */
export function fontFilesOf(packageName: string): FontFile[] {
  const folder = resolve(import.meta.dirname, '../../node_modules', packageName);
  const ranges = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'));
  const { latin = [], other = [] } = Object.groupBy(Object.keys(ranges), (name) =>
    name.startsWith('latin') ? 'latin' : 'other',
  );
  const subsets = [...latin.sort(), ...other];
  const controlCharacters = parseUnicodeRange('U+0-1F,U+7F-9F');
  let assigned = controlCharacters;
  return subsets.map((subset) => {
    const codePoints = parseUnicodeRange(ranges[subset]).difference(assigned);
    assigned = assigned.union(codePoints);
    return {
      file: `${folder}/files/${basename(packageName)}-${subset}-wght-normal.woff2`,
      codePoints,
    };
  });
}

/** The file of a package that has all characters of a text. */
export const findFontFile = (packageName: string, text: string) =>
  fontFilesOf(packageName).find(({ codePoints }) => codePointsIn(text).isSubsetOf(codePoints));

/** Writes a font file with only these characters and weights; cached between builds. */
export async function subset(
  file: string,
  codePoints: Set<number>,
  wght: WeightAxis,
): Promise<string> {
  const font = readFileSync(file);
  const text = String.fromCodePoint(...[...codePoints].sort((one, other) => one - other));
  const { version } = JSON.parse(readFileSync('node_modules/subset-font/package.json', 'utf8'));
  const key = createHash('sha256').update(JSON.stringify([version, text, wght, features]));
  const folder = resolve(cache, key.update(font).digest('hex').slice(0, 16));
  const weight = typeof wght === 'number' ? wght : `${wght.min}-${wght.max}`;
  const output = `${folder}/${basename(file).replace('wght-normal', String(weight))}`;
  if (existsSync(output)) return output;
  const bytes = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  });
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, bytes);
  return output;
}

interface Fallback {
  weight: string;
  axis: WeightAxis;
  systemFace: SystemFace;
}

/** `@font-face` of a system font, scaled to the width and height of the web font it replaces. */
export async function fallbackFontFace(
  family: string,
  [latin]: FontFile[],
  { weight, axis, systemFace }: Fallback,
) {
  if (!latin) throw new Error(`The font package of ${family} has no files.`);
  const middle = typeof axis === 'number' ? axis : (axis.min + axis.max) / 2;
  const file = await subset(latin.file, latin.codePoints, middle);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(file));
  const scale = xWidthAvg / unitsPerEm / systemFace.averageWidth;
  const percent = (units: number) => `${((100 * units) / scale / unitsPerEm).toFixed(1)}%`;
  return fontFace(family, {
    src: systemFace.localNames.map((name) => `local("${name}")`).join(),
    'font-weight': weight,
    'size-adjust': `${(100 * scale).toFixed(1)}%`,
    'ascent-override': percent(ascent),
    'descent-override': percent(-descent),
    'line-gap-override': percent(lineGap),
  });
}

export function fontFace(family: string, descriptors: Record<string, string>) {
  const lines = Object.entries(descriptors).map(([name, value]) => `;${name}:${value}`);
  return `@font-face{font-family:"${family}"${lines.join('')}}`;
}

function parseUnicodeRange(range: string): Set<number> {
  const codePoints = range.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  });
  return new Set(codePoints);
}

/** The CSS `unicode-range` of these characters: `U+20-22,U+25`. */
export function unicodeRange(codePoints: Set<number>): string {
  const spans: { from: number; to: number }[] = [];
  for (const code of [...codePoints].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.to === code - 1) last.to = code;
    else spans.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join();
}
