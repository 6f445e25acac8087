import { z } from 'astro/zod';
import { notPlain } from '../load/content-errors.ts';

const text = z
  .string()
  .trim()
  .min(1, 'expected some words')
  .refine((value) => value.search(notPlain) < 0, 'expected no control characters');

const placeholdersIn = (value: string) => value.match(/\{\w*\}/g) ?? [];

/** Words as the page shows them. {product} has become the name before they are checked. */
export const words = text.refine((value) => placeholdersIn(value).length === 0, {
  error: (issue) =>
    `expected no placeholder other than {product}, got ${placeholdersIn(String(issue.input)).join(', ')}`,
});

/** What most parts of a page begin with. */
export const intro = {
  title: words.describe('Its headline'),
  text: words.describe('Below the headline'),
};

/** At most this many characters, counted after {product} has become the name. */
export const wordsUpTo = (most: number, place: string) =>
  words
    .refine(({ length }) => length <= most, {
      error: (issue) =>
        `expected at most ${most} characters, because ${place} shows no more; this has ${String(issue.input).length}`,
    })
    .meta({ expects: `At most ${most} characters: ${place} shows no more` });

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "15:00"')
  .describe('Such as 15:00');

/** Words with gaps that the page fills, for example `{number} of {all}`. */
export const wordsWith = (...gaps: string[]) => {
  const expected = gaps.map((gap) => `{${gap}}`);
  return text
    .refine(
      (value) => placeholdersIn(value).sort().join() === expected.toSorted().join(),
      `expected words with ${expected.join(' and ')} in them`,
    )
    .meta({ expects: `With ${expected.join(' and ')} in it, which the page fills` });
};

/** One of a few names. A missing one is told like any other missing field. */
export const oneOf = <const Name extends string>(kind: string, names: readonly Name[]) =>
  z.enum(names, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `no ${kind} is called '${input}'; expected ${names.join(', ')}`
        : undefined,
  });

/** Every text in a file with the product's name in it. */
export function nameProduct(data: unknown, name: string): unknown {
  if (typeof data === 'string') return data.replaceAll('{product}', () => name);
  if (Array.isArray(data)) return data.map((item) => nameProduct(item, name));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, nameProduct(value, name)]),
  );
}
