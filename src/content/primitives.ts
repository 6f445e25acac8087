import { z } from 'astro/zod';
import { withProduct } from './site.ts';
import { text } from './text.ts';

export const words = text.transform(withProduct);

/** At most this many characters, counted after {product} has become the name. */
export const wordsUpTo = (most: number, place: string) =>
  words.refine(({ length }) => length <= most, {
    error: (issue) =>
      `expected at most ${most} characters, because ${place} shows no more; this has ${String(issue.input).length}`,
  });

export const field = z.strictObject({ label: words, value: words });

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "15:00"');
