import type { Vertical } from '../schema/vertical.ts';

/** How many other verticals a page shows, however many there are: a page must not grow with them. */
const most = 3;

/** The verticals that follow this one, and after the last the first; shown in their own order. */
export function relatedTo(id: string, verticals: Vertical[]): Vertical[] {
  const place = verticals.findIndex((vertical) => vertical.id === id);
  const following = [...verticals.slice(place + 1), ...verticals.slice(0, place)];
  return following.slice(0, most).sort((one, other) => one.order - other.order);
}
