import { z } from 'astro/zod';
import { meta } from './meta.ts';
import { tornPass } from './pass.ts';
import { intro, words } from './text.ts';

export const notFoundFile = z.strictObject({
  meta,
  code: words.describe('Large, on the torn pass'),
  theme: z.string().describe('Whose colors the page wears'),
  title: intro.title,
  button: words.describe('Leads to the home page'),
  pass: tornPass.describe('What stands on the torn pass'),
});

export type NotFoundContent = z.output<typeof notFoundFile>;
