import type { VerticalWithPage } from '../src/model/content.ts';
import { readContentTexts } from '../src/model/files.ts';
import { loadContent } from '../src/model/load.ts';

/** The words of the site, as its build reads them. */
export const content = loadContent(readContentTexts(), process.env);

export const {
  site,
  palette,
  home: homeContent,
  notFound: notFoundContent,
  verticals,
  pages,
} = content;

export function pageOf(id: string): VerticalWithPage {
  const found = pages.find((page) => page.id === id);
  if (!found) throw new Error(`src/content/verticals has no page ${id}`);
  return found;
}

/** A title as one line: its line breaks are layout. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
