import { parse } from 'yaml';
import type { ContentTexts } from '../src/model/load.ts';
import { verticalIn } from './files.ts';
import { keep } from './keep.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
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

/** A new vertical is written like the one it was copied from, and stands after all others. */
export function asNewVertical(data: unknown, texts: ContentTexts): string {
  const others = Object.entries(texts)
    .filter(([file]) => verticalIn(file))
    .map(([file, text]) => ({ id: verticalIn(file), text, data: parse(text) as Fields }));
  const leaves = new Set(leavesOf(data));
  const shared = ({ data }: { data: Fields }) =>
    leavesOf(data).filter((one) => leaves.has(one)).length;
  const [origin] = others.sort((one, other) => shared(other) - shared(one));
  if (!origin || !isFields(data)) throw new Error('there is no vertical to write this one like');
  const orders = others.map(({ data: { order } }) => Number(order));
  const order = orders.includes(Number(data.order)) ? Math.max(...orders) + 1 : data.order;
  const tone = data.tone ?? origin.data.tone ?? origin.id;
  return keep(origin.text.replace(/^ *#.*\n+/gm, ''), { ...data, order, tone });
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];
