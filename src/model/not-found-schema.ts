import { z } from 'astro/zod';
import { meta } from './meta-schema.ts';
import { tornPass } from './pass-schema.ts';
import { words } from './words.ts';

export const notFoundFile = z.strictObject({
  meta,
  code: words,
  tone: z.string(),
  title: words,
  button: words,
  pass: tornPass,
});

export type NotFoundContent = z.output<typeof notFoundFile>;
