import { z } from 'astro/zod';
import { withProduct } from './site';

export const words = z.string().trim().min(1, 'expected some words').transform(withProduct);

/** At most this many characters, counted after {product} has become the name. */
export const wordsUpTo = (most: number, place: string) =>
  words.refine((text) => text.length <= most, {
    error: (issue) =>
      `expected at most ${most} characters, because ${place} shows no more; this has ${String(issue.input).length}`,
  });

export const field = z.strictObject({ label: words, value: words });
