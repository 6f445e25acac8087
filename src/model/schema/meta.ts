import { z } from 'astro/zod';
import { textUpTo } from './text.ts';

export const meta = z
  .strictObject({
    title: textUpTo(60, 'a search result').describe('The title in search results and browser tabs'),
    description: textUpTo(160, 'a search result').describe('The text below the title'),
  })
  .describe('What search results and shared links show of this page');
