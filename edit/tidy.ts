export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form leaves empty is not there. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, filled(one)] as const)
      .filter(([, one]) => one !== null && one !== undefined && one !== '')
      .filter(([, one]) => !isFields(one) || Object.keys(one).length > 0),
  );
}

/** A vertical shows pictures of its own, so the place in a slot's name is known. */
export function inOwnSlots(id: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inOwnSlots(id, one));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'slot' && typeof one === 'string' ? ownSlot(id, one) : inOwnSlots(id, one),
    ]),
  );
}

const ownSlot = (id: string, slot: string) =>
  slot.startsWith('cards/') ? `cards/${id}` : slot.replace(/^[^/]*\//, `${id}/`);
