import type { z } from 'astro/zod';
import { parseDocument, visit } from 'yaml';

/** A mistake in content or settings: its message is all an editor needs, so it has no stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}

/** Warnings count as mistakes, and there are no aliases: a few of them can grow without end. */
export function parseYaml(file: string, text: string): unknown {
  try {
    const document = parseDocument(text);
    const [mistake] = [...document.errors, ...document.warnings];
    if (mistake) throw mistake;
    visit(document, { Alias: (_key, { range }) => refuseAlias(text.slice(0, range?.[0])) });
    return document.toJS();
  } catch (error) {
    const tooDeep = 'nested too deeply';
    if (error instanceof RangeError) throw mistakes(file, [`(the whole file): ${tooDeep}`]);
    const message = (error as Error).message.replace('Maximum call stack size exceeded', tooDeep);
    throw new ContentError(`${file} is not valid YAML:\n  ${plain(message)}`);
  }
}

function refuseAlias(before: string) {
  const lines = before.split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  throw new Error(
    `expected no alias (a text that begins with * needs quotes) at line ${lines.length}, column ${column}`,
  );
}

/** The data as the schema makes it, or one line a mistake: the field and what was expected. */
export function check<Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: inPlainWords });
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || '(the whole file)'}: ${message}`,
  );
  throw mistakes(file, lines);
}

const mostLines = 20;

function mistakes(file: string, lines: string[]) {
  const more = lines.length - mostLines;
  const shown = lines
    .slice(0, mostLines)
    .map((line) => `\n  ${plain(line.replaceAll('\n', '\\n'), 500)}`);
  if (more > 0) shown.push(`\n  and ${more} more`);
  return new ContentError(`${file} is not right:${shown.join('')}`);
}

/** A terminal must be able to show it, whatever the file holds. */
export function plain(text: string, most = 2000): string {
  const start = text.length > most ? `${text.slice(0, most)}…` : text;
  return start.replace(notPlain, (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Control characters other than a line break, and halves of characters. */
export const notPlain = /(?!\n)\p{Cc}|\p{Cs}/gu;

/** Where Zod's own words would not tell an editor what to write; a schema's message wins. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const { shape } = (issue.inst as z.core.$ZodObject)._zod.def;
    const unknown = issue.keys.map((key) => `'${key}'`).join(', ');
    return `expected only ${Object.keys(shape).join(', ')}; got ${unknown}`;
  }
  if (issue.code === 'invalid_type') {
    return `expected ${issue.expected}; ${whatIsThere(issue.input)}`;
  }
  return undefined;
};

function whatIsThere(value: unknown): string {
  if (value === undefined) return 'it is missing';
  if (Array.isArray(value)) return 'got a list';
  if (value !== null && typeof value === 'object') return 'got fields';
  return `got ${JSON.stringify(value)}`;
}
