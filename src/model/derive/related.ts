import type { Vertical } from '../schema/vertical.ts';

const maxRelated = 3;

/** The verticals that follow this one, continuing with the first after the last, sorted by order. */
export function relatedTo(id: string, verticals: Vertical[]): Vertical[] {
  const index = verticals.findIndex((vertical) => vertical.id === id);
  const following = [...verticals.slice(index + 1), ...verticals.slice(0, index)];
  return following.slice(0, maxRelated).sort((one, other) => one.order - other.order);
}
