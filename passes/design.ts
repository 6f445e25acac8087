import { readFileSync } from 'node:fs';
import { isColor } from './colors.ts';

/** What a visitor has decided, as far as it may stand on a signed pass: text and a color. */
export interface Design {
  use: string;
  /** In any script; empty where the visitor has not said one. */
  name: string;
  color: string;
}

/** In bytes, as JSON writes it: Google's link holds no more. */
export const longestName = 96;
const bytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
const segmenter = new Intl.Segmenter();

/**
 * A name on one line, without the invisible marks that turn the text around it. What is longer than a
 * pass may carry is cut between two characters, and one can see that it is.
 */
export function cleanName(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Zl}\p{Zp}\t\n\r]/gu, ' ')
    .replace(/[\p{Cc}\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (bytes(line) <= longestName) return line;
  let kept = '';
  for (const { segment } of segmenter.segment(line)) {
    if (bytes(`${kept}${segment}…`) > longestName) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Letters of other scripts that pass for Latin ones. */
const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнnοoαaρpεeιiκkνvτtυu'.matchAll(/(.)(.)/gu)].map(
    ([, foreign = '', latin = '']) => [foreign, latin] as const,
  ),
);
const digits: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 5: 's' };

/** As someone reads it who does not look closely: small Latin letters, words apart. */
const atAGlance = (name: string, leet = false) =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => lookalikes.get(letter) ?? (leet ? digits[letter] : undefined) ?? letter)
    .join('')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const neverSigned = readFileSync(new URL('./blocked-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line && !line.startsWith('#') ? atAGlance(line) : []));

/** Nothing that can be called or opened: a sample has no links. */
const contact = /@|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|gov|app|io)\b|(?:\d[\s().-]?){6}/i;

/** Whether it may stand over the owner's signature. */
export function isSignable(name: string): boolean {
  if (contact.test(name.normalize('NFKC'))) return false;
  const seen = [atAGlance(name), atAGlance(name, true)];
  return !neverSigned.some((one) =>
    seen.some(
      (text) =>
        ` ${text} `.includes(` ${one} `) || text.replaceAll(' ', '') === one.replaceAll(' ', ''),
    ),
  );
}

/** Reads what a stranger has sent; or says which part of it will not do. */
export function readDesign(sent: unknown, uses: readonly string[]): Design | keyof Design | 'body' {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return 'body';
  const { use, name, color, ...rest } = sent as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return 'body';
  if (typeof use !== 'string' || !uses.includes(use)) return 'use';
  if (!isColor(color)) return 'color';
  if (typeof name !== 'string') return 'name';
  const clean = cleanName(name);
  return isSignable(clean) ? { use, name: clean, color } : 'name';
}
