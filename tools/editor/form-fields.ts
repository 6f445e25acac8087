import type { JsonSchema } from './json-schema.ts';

type Schema = JsonSchema & {
  /** An additional sentence about the expected text: see src/model/schema/text.ts. */
  expects?: string;
};
type Field = Record<string, unknown> & { name: string };

/** Options that come from another file. */
export interface Choices {
  themes: string[];
}

/**
 * The fields of the form, created from the schema of the content.
 * @param samples Existing data: records with free keys get a field for each key in use.
 */
export function createFields(schema: JsonSchema, samples: unknown[], choices: Choices): Field[] {
  return fieldsOf(schema, samples);

  function fieldsOf({ properties = {}, required = [] }: Schema, samples: unknown[]): Field[] {
    return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => ({
      name,
      label: schema.title ?? labelFor(name),
      required: required.includes(name),
      hint: [schema.description, schema.expects].filter(Boolean).join('. '),
      ...fieldOf(name, schema, valuesOf(samples, name)),
    }));
  }

  function fieldOf(name: string, schema: Schema, samples: unknown[]): object {
    const { const: literal, enum: options, type, format } = schema;
    if (literal === true) return { widget: 'select', options: [{ label: 'Yes', value: true }] };
    // Sveltia warns about any other property of a hidden field.
    if (literal !== undefined) return { widget: 'hidden', required: undefined, hint: undefined };
    if (options) return { widget: 'select', options };
    if (format === 'color') return { widget: 'color' };
    if (schema.oneOf) return unionField(schema.oneOf as Schema[], samples);
    if (type === 'object') {
      return {
        widget: 'object',
        collapsed: true,
        fields: fieldsOf(withUsedKeys(schema, samples), samples),
      };
    }
    if (type === 'array') return listField(schema, samples);
    if (type === 'integer') return { widget: 'number', value_type: 'int', ...limitsOf(schema) };
    if (name === 'theme') return { widget: 'select', options: choices.themes };
    // The name of a picture is computed: see picture-ids.ts.
    if (name === 'pictureId') return { widget: 'pictureId', label: 'Picture', required: false };
    return { widget: 'text' };
  }

  /** A union discriminated by `kind`. */
  function unionField(members: Schema[], samples: unknown[]) {
    const types = members.map((member) => {
      const { kind, ...properties } = member.properties as Record<string, Schema>;
      const name = String(kind?.const);
      const fields = fieldsOf({ ...member, properties }, samples);
      return { name, label: labelFor(name), widget: 'object', fields };
    });
    return { widget: 'object', collapsed: true, typeKey: 'kind', types };
  }

  function listField(schema: Schema, samples: unknown[]) {
    const tuple = schema.prefixItems as Schema[] | undefined;
    const items = (tuple?.[0] ?? schema.items) as Schema;
    const { minItems: min = tuple?.length, maxItems: max = tuple?.length } = schema;
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

/** A record schema as an object schema with the keys that are in use. */
function withUsedKeys(schema: Schema, samples: unknown[]): Schema {
  const { properties, additionalProperties: value } = schema;
  if (properties || typeof value !== 'object') return schema;
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample ?? {})));
  return { properties: Object.fromEntries([...keys].map((key) => [key, value])) };
}

const valuesOf = (samples: unknown[], name: string) =>
  samples.flatMap((sample) => (sample as Record<string, unknown> | undefined)?.[name] ?? []);

/** Without the safe-integer limits that Zod adds to every integer. */
function limitsOf({ minimum: min = -1e9, maximum: max = 1e9 }: Schema) {
  return { ...(min > -1e9 && { min }), ...(max < 1e9 && { max }) };
}

/** `liveWallet` becomes 'Live wallet'. */
const labelFor = (name: string) =>
  name
    .replace(/([A-Z]|\d+)/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
