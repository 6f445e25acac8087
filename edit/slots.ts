/** A vertical shows pictures of its own, so the name of each follows from where it stands. */
import { fieldIn, itemIn, kindOf, type Shape } from './shape.ts';
import { type Fields, isFields } from './tidy.ts';

type Path = (string | number)[];

/** A copy of a vertical names its pictures after itself; a picture that was added has no name yet. */
export function inOwnSlots(id: string, data: unknown, shape: Shape): unknown {
  return walk(data, shape, []);

  function walk(value: unknown, shape: Shape | undefined, path: Path): unknown {
    if (Array.isArray(value)) {
      return value.map((one, index) => walk(one, itemIn(shape), [...path, index]));
    }
    if (!isFields(value)) return value;
    const own = kindOf(shape, value);
    const fields = Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        walk(one, fieldIn(own, key), [...path, key]),
      ]),
    );
    return own?.properties?.slot ? { ...fields, slot: slotAt(id, data, path) } : fields;
  }
}

/** The slot of the picture at this place. A tab has to have a key first. */
export function slotAt(id: string, data: unknown, path: Path): string | undefined {
  const { slot } = at(data, path);
  if (typeof slot === 'string' && slot) {
    return slot.startsWith('cards/') ? `cards/${id}` : slot.replace(/^[^/]*\//, `${id}/`);
  }
  if (path.at(-1) === 'unlocked') {
    const before = slotAt(id, data, path.slice(0, -1));
    return before && `${before}-unlocked`;
  }
  const frame = frameOf(path.slice(0, -1), at(data, path.slice(0, -1)));
  return frame && (frame === 'card' ? `cards/${id}` : `${id}/${frame}`);
}

function frameOf([top, part, listed, index]: Path, { key }: Fields): string | undefined {
  if (top === 'useCase') return 'card';
  if (part === 'rows') return `row-${Number(listed) + 1}`;
  if (part !== 'advantages') return String(part);
  return index !== undefined && key
    ? `tab-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    : undefined;
}

const at = (data: unknown, path: Path) =>
  path.reduce<unknown>((one, key) => (one as Fields)?.[key], data) as Fields;
