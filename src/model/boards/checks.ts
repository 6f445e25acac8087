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

/** Changes go by labels: none on the pass has another's, also not one that is there for a while. */
export function expectOwnLabels(
  context: Context,
  always: Record<string, string>,
  forAWhile: Record<string, string>,
) {
  const place = (field = '') => ['words', 'pass', ...field.split('.')];
  const labels = Object.values(always);
  expectOnce(context, labels, (index) => place(Object.keys(always)[index]));
  for (const [field, label] of Object.entries(forAWhile)) {
    if (labels.includes(label)) mistake(context, place(field), `expected '${label}' only once`);
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
