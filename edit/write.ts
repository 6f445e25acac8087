import { ContentError } from '../src/model/load/content-errors.ts';
import { type ContentFiles, loadContent, type Settings } from '../src/model/load/load-content.ts';
import { verticalIdOf } from '../src/model/load/vertical-id.ts';
import { parseYaml } from '../src/model/load/yaml.ts';
import { keep } from './keep.ts';
import { shapeOf } from './shape.ts';
import { inOwnSlots } from './slots.ts';
import { type Fields, filled, isFields } from './tidy.ts';

/** The text of a file with these values in it, or all that is wrong with them. */
export function textWith(
  texts: ContentFiles,
  file: string,
  data: unknown,
  settings: Settings,
): string {
  const shape = shapeOf(file);
  if (!shape) {
    throw new ContentError('A name has letters and single dashes only, for example real-estate.');
  }
  const id = verticalIdOf(file);
  const own = filled(id ? inOwnSlots(id, data, shape) : data, shape);
  const before = texts[file];
  const text = before === undefined ? asNewVertical(own, texts) : keep(before, own);
  loadContent({ ...texts, [file]: text }, settings);
  return text;
}

/** A new vertical is written like the one it was copied from, and stands after all others. */
function asNewVertical(data: unknown, texts: ContentFiles): string {
  const others = Object.entries(texts)
    .filter(([file]) => verticalIdOf(file))
    .map(([file, text]) => ({ id: verticalIdOf(file), text, data: parseYaml(text) as Fields }));
  const leaves = new Set(leavesOf(data));
  const shared = ({ data }: { data: Fields }) =>
    leavesOf(data).filter((one) => leaves.has(one)).length;
  const [origin] = others.sort((one, other) => shared(other) - shared(one));
  if (!origin || !isFields(data)) throw new Error('there is no vertical to write this one like');
  const orders = others.map(({ data: { order } }) => Number(order));
  const order = orders.includes(Number(data.order)) ? Math.max(...orders) + 1 : data.order;
  const theme = data.theme ?? origin.data.theme ?? origin.id;
  return keep(origin.text.replace(/^ *#.*\n+/gm, ''), { ...data, order, theme });
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];
