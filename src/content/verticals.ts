import { getCollection, getEntry } from 'astro:content';
import { checkAcross } from './across.ts';
import { asVertical, type Home, type NotFound, type Page, type Vertical } from './schema.ts';

/** All verticals in their order. */
export async function getVerticals(): Promise<Vertical[]> {
  const entries = await getCollection('verticals');
  const verticals = entries
    .map(({ id, data }) => asVertical(id, data))
    .sort((one, other) => one.order - other.order);
  checkAcross(await getHome(), await getNotFound(), verticals);
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
