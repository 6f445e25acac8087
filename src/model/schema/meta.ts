import { group, textUpTo } from './text.ts';

/** The length that search results show of a page title. */
export const maxTitleLength = 60;

export const meta = group('What search results and shared links show of this page', {
  title: textUpTo(maxTitleLength, 'a search result').describe(
    'The title in search results and browser tabs. If it gets too long, “· {product}” at its end is left out',
  ),
  description: textUpTo(160, 'a search result').describe('The text below the title'),
});
