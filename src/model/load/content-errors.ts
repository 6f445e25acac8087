import type { z } from 'astro/zod';

/** Mistakes in content or settings: the message is all an editor needs, so it has no stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}

const mostLines = 20;

/** Collects what is wrong, so that an editor hears of all of it at once. */
export class Mistakes {
  #settings: string[] = [];
  #files = new Map<string, { heading: string; lines: string[] }>();

  inSetting(name: string, message: string) {
    this.#settings.push(plain(`${name}: ${message}`));
  }

  /** The file as a whole cannot be used. */
  inFile(file: string, heading: string, lines: string[] = []) {
    this.#files.set(file, { heading, lines });
  }

  inField(file: string, path: readonly PropertyKey[], message: string) {
    const { lines } = this.#files.get(file) ?? { lines: [] };
    this.inFile(file, 'is not right:', [
      ...lines,
      `${path.map(String).join('.') || '(the whole file)'}: ${message}`.replaceAll('\n', '\\n'),
    ]);
  }

  get none(): boolean {
    return this.#settings.length === 0 && this.#files.size === 0;
  }

  /** Everything found, file by file. */
  get error(): ContentError {
    const files = [...this.#files].map(([file, { heading, lines }]) => {
      const shown = lines.slice(0, mostLines).map((line) => `\n  ${plain(line, 500)}`);
      const more = lines.length - mostLines;
      return `${file} ${heading}${shown.join('')}${more > 0 ? `\n  and ${more} more` : ''}`;
    });
    return new ContentError([...this.#settings, ...files].join('\n'));
  }
}

/** A terminal must be able to show it, whatever the file holds. */
function plain(text: string, most = 2000): string {
  const start = text.length > most ? `${text.slice(0, most)}…` : text;
  return start.replace(notPlain, (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Control characters other than a line break, and halves of characters. */
export const notPlain = /(?!\n)\p{Cc}|\p{Cs}/gu;

/** Where Zod's own words would not tell an editor what to write; a schema's message wins. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const { shape } = (issue.inst as z.core.$ZodObject)._zod.def;
    const unknown = issue.keys.map((key) => `'${key}'`).join(', ');
    return `expected only ${Object.keys(shape).join(', ')}; got ${unknown}`;
  }
  if (issue.code === 'invalid_type') {
    return `expected ${issue.expected}; ${whatIsThere(issue.input)}`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'invalid_value') {
    return `expected ${issue.values.join(', ')}; ${whatIsThere(issue.input)}`;
  }
  return undefined;
};

export function whatIsThere(value: unknown): string {
  if (value === undefined) return 'it is missing';
  if (Array.isArray(value)) return 'got a list';
  if (value !== null && typeof value === 'object') return 'got fields';
  return `got ${JSON.stringify(value)}`;
}
