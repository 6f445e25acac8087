import { getCollection, getEntry } from 'astro:content';
import { ContentError } from './errors';
import type { Home, NotFound, Page, Vertical } from './schema';
import { toneOf, tones } from './tones';

/** All verticals in their order, with what no single file can know checked across them. */
export async function getVerticals(): Promise<Vertical[]> {
  const entries = await getCollection('verticals');
  const verticals = entries
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => one.order - other.order);
  checkColours(verticals);
  for (const { id, ...data } of verticals) checkSlots(id, data, []);
  checkUnique([await getHome(), await getNotFound()], verticals);
  return verticals;
}

export type VerticalWithPage = Vertical & { page: Page };

export const withPage = (vertical: Vertical): vertical is VerticalWithPage =>
  vertical.page !== undefined;

/** How many other verticals a page shows, however many there are: a page must not grow with them. */
const related = 3;

/** The verticals that follow this one, and after the last the first; shown in their own order. */
export function relatedTo(id: string, verticals: Vertical[]): Vertical[] {
  const place = verticals.findIndex((vertical) => vertical.id === id);
  const following = [...verticals.slice(place + 1), ...verticals.slice(0, place)];
  return following.slice(0, related).sort((one, other) => one.order - other.order);
}

export async function getHome(): Promise<Home> {
  return (await getEntry('home', 'home'))?.data as Home;
}

export async function getNotFound(): Promise<NotFound> {
  return (await getEntry('notFound', 'not-found'))?.data as NotFound;
}

function checkColours(verticals: Vertical[]) {
  for (const vertical of verticals) {
    if (tones.includes(toneOf(vertical))) continue;
    const { id } = vertical;
    throw new ContentError(
      `src/content/verticals/${id}.yaml: expected colours for [data-vertical='${id}'] in src/styles/tokens.css`,
    );
  }
}

/** A vertical shows its own pictures: this finds the slot of a misspelt or another vertical. */
function checkSlots(id: string, data: object, path: string[]) {
  for (const [key, value] of Object.entries(data)) {
    const field = [...path, key];
    if (typeof value === 'object') checkSlots(id, value, field);
    if (key !== 'slot' || value === `cards/${id}` || value.startsWith(`${id}/`)) continue;
    throw new ContentError(
      `src/content/verticals/${id}.yaml: ${field.join('.')}: expected cards/${id} or a slot in ${id}/, got '${value}'`,
    );
  }
}

function checkUnique([home, notFound]: [Home, NotFound], verticals: Vertical[]) {
  const owners = new Map<string, string>();
  const pages = [
    { file: 'home.yaml', path: 'meta', meta: home.meta },
    { file: 'not-found.yaml', path: 'meta', meta: notFound.meta },
    ...verticals.map(({ id, page }) => ({
      file: `verticals/${id}.yaml`,
      path: 'page.meta',
      meta: page?.meta,
    })),
  ];
  for (const { file, path, meta } of pages) {
    for (const field of ['title', 'description'] as const) {
      const words = meta?.[field];
      if (!words) continue;
      const owner = owners.get(words);
      if (owner) {
        throw new ContentError(
          `src/content/${file}: ${path}.${field}: expected words of its own, ${owner} has the same`,
        );
      }
      owners.set(words, `src/content/${file}`);
    }
  }
}
