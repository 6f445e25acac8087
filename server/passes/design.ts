import { isHexColor } from '../../src/pass/colors.ts';
import type { PassDesign } from '../../src/pass/design.ts';
import { collapseSpaces, splitGraphemes, toSingleLine } from '../../src/pass/name.ts';
import { isNameAllowed } from './blocked-names.ts';

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
  verticals: readonly string[],
): PassDesign | keyof PassDesign | 'body' {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'body';
  const { vertical, name, color, ...rest } = body as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return 'body';
  if (typeof vertical !== 'string' || !verticals.includes(vertical)) return 'vertical';
  if (!isHexColor(color)) return 'color';
  if (typeof name !== 'string') return 'name';
  const shortened = truncateName(name);
  return isNameAllowed(shortened) ? { vertical, name: shortened, color } : 'name';
}
