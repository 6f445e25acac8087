import { isNameAllowed } from './blocked-names.ts';
import { isColor } from './colors.ts';

/** The parts of a visitor's design that a signed pass contains. */
export interface Design {
  use: string;
  /** Empty if the visitor entered none. */
  name: string;
  color: string;
}

/** UTF-8 bytes of the JSON string, because Google limits the length of the save link. */
export const maxNameBytes = 96;
const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
const segmenter = new Intl.Segmenter();

/** One line without bidirectional control characters; long names are cut between graphemes, with an ellipsis. */
export function cleanName(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Zl}\p{Zp}\t\n\r]/gu, ' ')
    .replace(/[\p{Cc}\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (jsonBytes(line) <= maxNameBytes) return line;
  let result = '';
  for (const { segment } of segmenter.segment(line)) {
    if (jsonBytes(`${result}${segment}…`) > maxNameBytes) break;
    result += segment;
  }
  return `${result.trimEnd()}…`;
}

/** Validates a request body; returns the cleaned design, or which part of it is invalid. */
export function validateDesign(
  body: unknown,
  uses: readonly string[],
): Design | keyof Design | 'body' {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'body';
  const { use, name, color, ...rest } = body as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return 'body';
  if (typeof use !== 'string' || !uses.includes(use)) return 'use';
  if (!isColor(color)) return 'color';
  if (typeof name !== 'string') return 'name';
  const clean = cleanName(name);
  return isNameAllowed(clean) ? { use, name: clean, color } : 'name';
}
