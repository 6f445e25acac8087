import { z } from 'astro/zod';
import { verticalIdOf } from '../../src/model/load/vertical-id.ts';
import { homeSchema } from '../../src/model/schema/home.ts';
import { notFoundSchema } from '../../src/model/schema/not-found.ts';
import { siteSchema } from '../../src/model/schema/site.ts';
import { themesSchema } from '../../src/model/schema/themes.ts';
import { verticalSchema } from '../../src/model/schema/vertical.ts';
import { pageFiles } from './content-files.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const schemas: Record<(typeof pageFiles)[number]['name'], z.ZodType> = {
  home: homeSchema,
  site: siteSchema,
  themes: themesSchema,
  'not-found': notFoundSchema,
};

const cache = new Map<z.ZodType, JsonSchema>();

/** The schema of an editable file; undefined for any other file. */
export function jsonSchemaFor(file: string): JsonSchema | undefined {
  const page = pageFiles.find((one) => one.file === file);
  const schema = page ? schemas[page.name] : verticalIdOf(file) && verticalSchema;
  if (!schema) return undefined;
  const jsonSchema =
    cache.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  cache.set(schema, jsonSchema);
  return jsonSchema;
}

/** The member of a discriminated union whose `kind` is that of the data. */
export function unionMember(
  schema: JsonSchema | undefined,
  data: { kind?: unknown },
): JsonSchema | undefined {
  const kindOf = (one: JsonSchema) => one.properties?.kind as JsonSchema | undefined;
  const members = schema?.oneOf as JsonSchema[] | undefined;
  return members?.find((one) => kindOf(one)?.const === data.kind) ?? schema;
}

export const propertySchema = (schema: JsonSchema | undefined, name: string) =>
  (schema?.properties?.[name] ?? schema?.additionalProperties) as JsonSchema | undefined;

export const itemSchema = (schema: JsonSchema | undefined) =>
  schema?.items as JsonSchema | undefined;
