export const nameLimits = { graphemes: 60, codeUnits: 240 };

const segmenter = new Intl.Segmenter();

export const splitGraphemes = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** One well-formed line, without control characters and bidirectional formatting characters. */
export const toSingleLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Zl}\p{Zp}\t\n\r]/gu, ' ')
    .replace(/[\p{Cc}\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name while it is typed: one line within the limits, spaces as entered. */
export function cleanName(text: string): string {
  let name = '';
  for (const [count, grapheme] of splitGraphemes(toSingleLine(text)).entries()) {
    if (count === nameLimits.graphemes) break;
    if (name.length + grapheme.length > nameLimits.codeUnits) break;
    name += grapheme;
  }
  return name;
}

/** A name as it is saved and shared. Joining words can create new graphemes, so it is cut again. */
export const normalizeName = (text: string) => cleanName(collapseSpaces(cleanName(text)));

/** The name of a file for the pass of this business, in lower case, with hyphens for all but letters and digits. */
export const toFileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{C}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'pass';

export const isNameFull = (name: string) =>
  splitGraphemes(name).length >= nameLimits.graphemes || name.length >= nameLimits.codeUnits - 1;
