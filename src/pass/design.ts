/** What a visitor has decided. Without a color the pass wears the color of its use. */
export interface Design {
  use: string;
  name: string;
  color?: string | undefined;
  wallet: Wallet;
}

export type Wallet = 'apple' | 'google';

const version = '1';
export const longest = { graphemes: 60, units: 240 };
const segmenter = new Intl.Segmenter();

export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text);

/**
 * A name as it may stand on a pass: in any script, but on one line, of a bearable length, and
 * without the invisible marks that turn the text around it.
 */
export function cleanName(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Zl}\p{Zp}\t\n\r]/gu, ' ')
    .replace(/[\p{Cc}\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
  let kept = '';
  let count = 0;
  for (const { segment } of segmenter.segment(line)) {
    if (count++ === longest.graphemes || kept.length + segment.length > longest.units) break;
    kept += segment;
  }
  return kept;
}

/** It can take no more. */
export const isFull = (name: string) =>
  [...segmenter.segment(name)].length >= longest.graphemes || name.length >= longest.units - 1;

/** The same in one spelling: what travels, and what is compared. */
export function settle({ use, name, color, wallet }: Design): Design {
  const clean = cleanName(cleanName(name).replace(/\s+/g, ' ').trim());
  return { use, name: clean, ...(color && { color }), wallet };
}

/** The design for a query: readable, and always well formed. */
export function toParameters(design: Design): URLSearchParams {
  const { use, name, color, wallet } = settle(design);
  const parameters = new URLSearchParams({ use, wallet });
  if (color) parameters.set('color', color.slice(1));
  if (name) parameters.set('name', name);
  return parameters;
}

/** The same for a link. It is short, because a code holds it: what goes without saying is not said. */
export function toFragment(design: Design): string {
  const parameters = toParameters(design);
  if (design.wallet === 'apple') parameters.delete('wallet');
  return `#pass=${version}&${parameters}`;
}

/** Opens this pass on any device. */
export const linkTo = (design: Design) =>
  new URL(toFragment(design), new URL('/', location.href)).href;

/**
 * Reads what a stranger may have written. Whatever is missing, unknown or of another version
 * is as if it had not been said.
 */
export function fromFragment(hash: string): Design {
  const parameters = new URLSearchParams(hash.slice(1, 4000));
  const said = (key: string) =>
    parameters.get('pass') === version ? (parameters.get(key) ?? '') : '';
  const color = `#${said('color')}`;
  return settle({
    use: said('use').match(/^[a-z-]{1,40}$/)?.[0] ?? '',
    name: said('name'),
    color: isColor(color) ? color : undefined,
    wallet: said('wallet') === 'google' ? 'google' : 'apple',
  });
}

/** The use that was chosen, or the first where none was, or one that there is not. */
export const chosenUse = <Use extends { id: string }>(uses: readonly Use[], { use }: Design) =>
  (uses.find(({ id }) => id === use) ?? uses[0]) as Use;

export const isUntouched = (design: Design) => !settle(design).name && !design.color;
