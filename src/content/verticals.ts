import { getCollection, getEntry } from 'astro:content';
import { readFileSync } from 'node:fs';
import { ContentError } from './errors';
import type { Home, NotFound, Page, Vertical } from './schema';

/** All verticals in their order, with what no single file can know checked across them. */
export async function getVerticals(): Promise<Vertical[]> {
  const entries = await getCollection('verticals');
  const verticals = entries
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.order - other.order);
  checkColours(verticals);
  checkUnique(verticals);
  return verticals;
}

export type VerticalWithPage = Vertical & { page: Page };

export const withPage = (vertical: Vertical): vertical is VerticalWithPage =>
  vertical.page !== undefined;

export async function getHome(): Promise<Home> {
  return (await getEntry('home', 'home'))?.data as Home;
}

export async function getNotFound(): Promise<NotFound> {
  return (await getEntry('notFound', 'not-found'))?.data as NotFound;
}

function checkColours(verticals: Vertical[]) {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const { id } of verticals) {
    if (tokens.includes(`[data-vertical='${id}']`)) continue;
    throw new ContentError(
      `src/content/verticals/${id}.yaml: expected colours for [data-vertical='${id}'] in src/styles/tokens.css`,
    );
  }
}

function checkUnique(verticals: Vertical[]) {
  const owners = new Map<string, string>();
  for (const { id, page } of verticals) {
    for (const field of ['title', 'description'] as const) {
      const words = page?.meta[field];
      if (!words) continue;
      const owner = owners.get(words);
      if (owner) {
        throw new ContentError(
          `src/content/verticals/${id}.yaml: page.meta.${field}: expected words of its own, ${owner}.yaml has the same`,
        );
      }
      owners.set(words, id);
    }
  }
}
