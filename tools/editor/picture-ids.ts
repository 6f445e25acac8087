import { type Fields, isFields } from './data.ts';
import { itemSchema, type JsonSchema, propertySchema, unionMember } from './json-schema.ts';

type Path = (string | number)[];

/** Names the pictures of a vertical after its id and their position, also in a copied vertical. */
export function assignPictureIds(id: string, data: unknown, schema: JsonSchema): unknown {
  return walk(data, schema, []);

  function walk(value: unknown, schema: JsonSchema | undefined, path: Path): unknown {
    if (Array.isArray(value)) {
      return value.map((one, index) => walk(one, itemSchema(schema), [...path, index]));
    }
    if (!isFields(value)) return value;
    const member = unionMember(schema, value);
    const fields = Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        walk(one, propertySchema(member, key), [...path, key]),
      ]),
    );
    return member?.properties?.pictureId
      ? { ...fields, pictureId: pictureIdAt(id, data, path) }
      : fields;
  }
}

/** The id of the picture at this path; undefined for a tab without a key. */
export function pictureIdAt(id: string, data: unknown, path: Path): string | undefined {
  const { pictureId } = fieldsAt(data, path);
  if (typeof pictureId === 'string' && pictureId) {
    return pictureId.startsWith('cards/') ? `cards/${id}` : pictureId.replace(/^[^/]*\//, `${id}/`);
  }
  if (path.at(-1) === 'unlocked') {
    const before = pictureIdAt(id, data, path.slice(0, -1));
    return before && `${before}-unlocked`;
  }
  const owner = path.slice(0, -1);
  const name = pictureName(owner, fieldsAt(data, owner));
  return name && (name === 'card' ? `cards/${id}` : `${id}/${name}`);
}

function pictureName([top, section, item, index]: Path, { key }: Fields): string | undefined {
  if (top === 'useCase') return 'card';
  if (section === 'rows') return `row-${Number(item) + 1}`;
  if (section !== 'advantages') return String(section);
  return index !== undefined && key
    ? `tab-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    : undefined;
}

const fieldsAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((one, key) => (one as Fields)?.[key], data) as Fields;
