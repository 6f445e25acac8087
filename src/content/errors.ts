import type { z } from 'astro/zod';
import { parse } from 'yaml';

/** A mistake in content or settings: its message is all an editor needs, so it has no stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}

export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ContentError(`${file} is not valid YAML:\n  ${(error as Error).message}`);
  }
}

/** The data as the schema makes it, or one line a mistake: the field and what was expected. */
export function check<Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: inPlainWords });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = issue.path.join('.') || '(the whole file)';
    return `  ${field}: ${issue.message}`;
  });
  throw new ContentError([`${file} is not right:`, ...lines].join('\n'));
}

/** Where Zod's own words would not tell an editor what to write; a schema's message wins. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const { shape } = (issue.inst as z.core.$ZodObject)._zod.def;
    const unknown = issue.keys.map((key) => `'${key}'`).join(', ');
    return `expected only ${Object.keys(shape).join(', ')}; got ${unknown}`;
  }
  if (issue.code === 'invalid_type') {
    const got = issue.input === undefined ? 'it is missing' : `got ${JSON.stringify(issue.input)}`;
    return `expected ${issue.expected}; ${got}`;
  }
  return undefined;
};
