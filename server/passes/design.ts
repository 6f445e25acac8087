import { isHexColor } from '../src/pass/colors.ts';
import { collapseSpaces, splitGraphemes, toSingleLine } from '../src/pass/name.ts';
import { isNameAllowed } from './blocked-names.ts';

/** The parts of a visitor's design that a signed pass contains. */
export interface PassDesign {
  use: string;
  /** Empty if the visitor entered none. */
  name: string;
  color: string;
}

/** UTF-8 bytes of the JSON string, because a longer link to Google Wallet may be cut. */
const maxNameBytes = 96;
const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;

/** One line; a name over the limit is cut between graphemes and ends in an ellipsis. */
export function truncateName(text: string): string {
  const line = collapseSpaces(toSingleLine(text));
  if (jsonBytes(line) <= maxNameBytes) return line;
  let name = '';
  for (const grapheme of splitGraphemes(line)) {
    if (jsonBytes(`${name}${grapheme}…`) > maxNameBytes) break;
    name += grapheme;
  }
  return `${name.trimEnd()}…`;
}

/** Validates a request body; returns the design, or which part of it is invalid. */
export function validateDesign(
  body: unknown,
  uses: readonly string[],
): PassDesign | keyof PassDesign | 'body' {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'body';
  const { use, name, color, ...rest } = body as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return 'body';
  if (typeof use !== 'string' || !uses.includes(use)) return 'use';
  if (!isHexColor(color)) return 'color';
  if (typeof name !== 'string') return 'name';
  const shortened = truncateName(name);
  return isNameAllowed(shortened) ? { use, name: shortened, color } : 'name';
}
