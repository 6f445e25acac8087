/** A form for the editor, made from the schema of the content: nothing is written twice. */
import type { Shape } from './shape.ts';

type Schema = Shape & {
  /** What a text must have, beyond being words: see src/model/words.ts. */
  expects?: string;
};
type Field = Record<string, unknown> & { name: string };

/** What is chosen by name from another file. */
export interface Choices {
  themes: string[];
}

/** @param samples Contents that there are: fields that anyone may name are named after theirs. */
export function formOf(shape: Shape, samples: unknown[], choices: Choices): Field[] {
  return fieldsOf(shape, samples);

  function fieldsOf({ properties = {}, required = [] }: Schema, samples: unknown[]): Field[] {
    return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => ({
      name,
      label: schema.title ?? spoken(name),
      required: required.includes(name),
      hint: [schema.description, schema.expects].filter(Boolean).join('. '),
      ...fieldOf(name, schema, within(samples, name)),
    }));
  }

  function fieldOf(name: string, schema: Schema, samples: unknown[]): object {
    const { const: only, enum: options, type, format } = schema;
    if (only === true) return { widget: 'select', options: [{ label: 'Yes', value: true }] };
    // Sveltia warns of whatever else a hidden field is given.
    if (only !== undefined) return { widget: 'hidden', required: undefined, hint: undefined };
    if (options) return { widget: 'select', options };
    if (format === 'color') return { widget: 'color' };
    if (schema.oneOf) return kindsOf(schema.oneOf as Schema[], samples);
    if (type === 'object') {
      return {
        widget: 'object',
        collapsed: true,
        fields: fieldsOf(named(schema, samples), samples),
      };
    }
    if (type === 'array') return listOf(schema, samples);
    if (type === 'integer') return { widget: 'number', value_type: 'int', ...limitsOf(schema) };
    if (name === 'theme') return { widget: 'select', options: choices.themes };
    // Nobody types the name of a picture: see slots.ts.
    if (name === 'slot') return { widget: 'slot', label: 'Picture', required: false };
    return { widget: 'text' };
  }

  /** One of several shapes, told apart by their kind. */
  function kindsOf(kinds: Schema[], samples: unknown[]) {
    const types = kinds.map((kind) => {
      const { kind: own, ...properties } = kind.properties as Record<string, Schema>;
      const name = String(own?.const);
      const fields = fieldsOf({ ...kind, properties }, samples);
      return { name, label: spoken(name), widget: 'object', fields };
    });
    return { widget: 'object', collapsed: true, typeKey: 'kind', types };
  }

  function listOf(schema: Schema, samples: unknown[]) {
    const pair = schema.prefixItems as Schema[] | undefined;
    const items = (pair?.[0] ?? schema.items) as Schema;
    const { minItems: min = pair?.length, maxItems: max = pair?.length } = schema;
    const isFixed = min !== undefined && min === max;
    const list = { widget: 'list', min, max, allow_add: !isFixed, allow_remove: !isFixed };
    const all = samples.flat();
    if (items.type !== 'object') {
      return { ...list, field: { name: 'item', label: 'Text', ...fieldOf('item', items, all) } };
    }
    const names = Object.keys(items.properties ?? {});
    const title = names.find((one) => /name|title|label|replaces|feature/.test(one)) ?? names[0];
    const summary = `{{fields.${title}}}`;
    return { ...list, collapsed: true, summary, fields: fieldsOf(items, all) };
  }
}

/** Fields under names of somebody's own choice are those that are in use. */
function named(schema: Schema, samples: unknown[]): Schema {
  const { properties, additionalProperties: one } = schema;
  if (properties || typeof one !== 'object') return schema;
  const names = new Set(samples.flatMap((sample) => Object.keys(sample ?? {})));
  return { properties: Object.fromEntries([...names].map((name) => [name, one])) };
}

const within = (samples: unknown[], name: string) =>
  samples.flatMap((sample) => (sample as Record<string, unknown> | undefined)?.[name] ?? []);

function limitsOf({ minimum: min = -1e9, maximum: max = 1e9 }: Schema) {
  return { ...(min > -1e9 && { min }), ...(max < 1e9 && { max }) };
}

/** `roomsAFloor` is 'Rooms a floor'. */
const spoken = (name: string) =>
  name
    .replace(/([A-Z]|\d+)/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
