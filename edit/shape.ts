import { z } from 'astro/zod';
import { schemaOf } from './schemas.ts';

export type Shape = z.core.JSONSchema.JSONSchema;

const known = new Map<z.ZodType, Shape>();

/** What a file may hold, as JSON Schema. */
export function shapeOf(file: string): Shape | undefined {
  const schema = schemaOf(file);
  if (!schema) return undefined;
  const shape =
    known.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  known.set(schema, shape);
  return shape;
}

/** Of several kinds, the one that these fields are. */
export function kindOf(shape: Shape | undefined, fields: { kind?: unknown }): Shape | undefined {
  const named = (one: Shape) => one.properties?.kind as Shape | undefined;
  const kinds = shape?.oneOf as Shape[] | undefined;
  return kinds?.find((one) => named(one)?.const === fields.kind) ?? shape;
}

export const fieldIn = (shape: Shape | undefined, name: string) =>
  (shape?.properties?.[name] ?? shape?.additionalProperties) as Shape | undefined;

export const itemIn = (shape: Shape | undefined) => shape?.items as Shape | undefined;
