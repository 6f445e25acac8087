import type { z } from 'astro/zod';

type Context = z.core.$RefinementCtx;
type Path = (string | number)[];

interface Span {
  from: number;
  to: number;
}

export const mistake = (context: Context, path: Path, message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** Each value once: the second of two is the mistake. */
export function expectOnce(
  context: Context,
  values: readonly (string | number)[],
  pathOf: (index: number) => Path,
) {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    mistake(context, pathOf(index), `expected '${value}' only once`);
  }
}

export function expectKnown(
  context: Context,
  known: readonly (string | number)[],
  value: string | number,
  path: Path,
) {
  if (known.includes(value)) return;
  mistake(context, path, `'${value}' is not known; expected ${known.join(', ')}`);
}

export function expectWithin(context: Context, { from, to }: Span, value: number, path: Path) {
  if (value < from || value > to) mistake(context, path, 'expected a value on the clock');
}

export const keysOf = (items: readonly { key: string }[]) => items.map((item) => item.key);
