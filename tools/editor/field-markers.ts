import {
  itemSchema,
  type JsonSchema,
  jsonSchemaFor,
  propertySchema,
  unionMember,
} from './json-schema.ts';

/** A field of a content file. */
export interface FieldLocation {
  file: string;
  path: (string | number)[];
}

/** The index of a location stays the same while the editor runs. */
const locations: FieldLocation[] = [];
const indexes = new Map<string, number>();

export const locationAt = (index: number): FieldLocation | undefined => locations[index];

/** Appends an invisible marker to each text, so that a click on the page can find its field. */
export function addMarkers<Data>(file: string, data: Data): Data {
  return walk(data, jsonSchemaFor(file), []) as Data;

  function walk(
    value: unknown,
    schema: JsonSchema | undefined,
    path: FieldLocation['path'],
  ): unknown {
    if (typeof value === 'string') {
      return isText(schema) && !schema?.unmarked ? value + markerFor({ file, path }) : value;
    }
    if (typeof value !== 'object' || !value) return value;
    if (Array.isArray(value)) {
      return value.map((one, index) => walk(one, itemSchema(schema), [...path, index]));
    }
    const member = unionMember(schema, value);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        walk(one, propertySchema(member, key), [...path, key]),
      ]),
    );
  }
}

/** Visible text, not an identifier, a choice or a formatted value. */
const isText = (schema?: JsonSchema) =>
  schema?.type === 'string' && schema.minLength === 1 && !schema.enum && !schema.pattern;

/** The index in base 4, written with U+2060 to U+2063 after U+2064: all have zero width. */
function markerFor(location: FieldLocation): string {
  const key = JSON.stringify(location);
  const index = indexes.get(key) ?? locations.push(location) - 1;
  indexes.set(key, index);
  const digits = [...index.toString(4)].map((digit) => String.fromCharCode(0x2060 + Number(digit)));
  return `\u2064${digits.join('')}`;
}
