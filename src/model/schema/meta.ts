import { z } from 'astro/zod';
import { wordsUpTo } from './text.ts';

/** What a search result and a shared link show of a page. */
export const meta = z
  .strictObject({
    title: wordsUpTo(60, 'a search result').describe('The blue line of a search result'),
    description: wordsUpTo(160, 'a search result').describe('The gray lines below it'),
  })
  .describe('What a search result and a shared link show');
