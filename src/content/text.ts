import { z } from 'astro/zod';
import { notPlain } from './errors.ts';

/** Words as they stand in a file. */
export const text = z
  .string()
  .trim()
  .min(1, 'expected some words')
  .refine((value) => value.search(notPlain) < 0, 'expected no control characters');
