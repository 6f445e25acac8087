import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import {
  asVertical,
  home,
  notFound,
  type Page,
  type Vertical,
  vertical,
} from '../src/content/schema';

export { site } from '../src/content/site';

/** The words of the site, read from the same files and through the same schema as its build. */
const folder = 'src/content';
const read = (...path: string[]) => parse(readFileSync(join(folder, ...path), 'utf8'));

export const homeContent = home.parse(read('home.yaml'));
export const notFoundContent = notFound.parse(read('not-found.yaml'));

export const verticals: Vertical[] = readdirSync(join(folder, 'verticals'))
  .map((file) => asVertical(basename(file, '.yaml'), vertical.parse(read('verticals', file))))
  .sort((one, other) => one.order - other.order);

export type VerticalWithPage = Vertical & { page: Page };

export const pages = verticals.filter(
  (candidate): candidate is VerticalWithPage => candidate.page !== undefined,
);

export function pageOf(id: string): VerticalWithPage {
  const found = pages.find((page) => page.id === id);
  if (!found) throw new Error(`src/content/verticals has no page ${id}`);
  return found;
}

/** A title as one line: its line breaks are layout. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
