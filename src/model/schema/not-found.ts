import { z } from 'astro/zod';
import { meta } from './meta.ts';
import { tornPass } from './pass.ts';
import { intro, text } from './text.ts';

export const notFoundSchema = z.strictObject({
  meta,
  code: text.describe('The large number on the torn pass'),
  theme: z.string().describe('The color theme of the page'),
  title: intro.title,
  button: text.describe('The button that leads to the home page'),
  pass: tornPass.describe('The fields on the torn pass'),
});

export type NotFoundContent = z.output<typeof notFoundSchema>;
