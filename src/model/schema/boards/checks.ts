import type { z } from 'astro/zod';

type Context = z.core.$RefinementCtx;
type Path = (string | number)[];

interface Limits {
  from: number;
  to: number;
}

export const addError = (context: Context, path: Path, message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** Reports each value that occurs again. */
export function expectUnique(
  context: Context,
  values: readonly (string | number)[],
  pathOf: (index: number) => Path,
) {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    addError(context, pathOf(index), `expected '${value}' only once`);
  }
}

export function expectKnown(
  context: Context,
  known: readonly (string | number)[],
  value: string | number,
  path: Path,
) {
  if (known.includes(value)) return;
  addError(context, path, `'${value}' is not known; expected ${known.join(', ')}`);
}

export function expectWithin(context: Context, { from, to }: Limits, value: number, path: Path) {
  if (value < from || value > to) addError(context, path, 'expected a value on the clock');
}

export const keysOf = (items: readonly { key: string }[]) => items.map((item) => item.key);
