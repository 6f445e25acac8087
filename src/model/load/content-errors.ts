import type { z } from 'astro/zod';
import { describeValue } from '../schema/describe-value.ts';
import { controlCharacters } from '../schema/text.ts';

/** `path` is the field in the file; without it, the issue concerns the whole file. */
export interface ContentIssue {
  file?: string;
  path?: string[];
  message: string;
}

/** Invalid content or settings. It has no stack, because the message is written for editors. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: ContentIssue[];

  constructor(message: string, issues: ContentIssue[] = [{ message }]) {
    super(message);
    this.issues = issues;
    this.stack = '';
  }
}

const maxLines = 20;

/** Collects all issues, so that they are reported together. */
export class ContentIssues {
  #issues: ContentIssue[] = [];
  #settings: string[] = [];
  #files = new Map<string, { heading: string; lines: string[] }>();

  addToSetting(name: string, message: string) {
    this.#issues.push({ message: `${name}: ${message}` });
    this.#settings.push(printable(`${name}: ${message}`));
  }

  /** For a file that cannot be used at all. */
  addToFile(file: string, heading: string, lines: string[] = []) {
    this.#issues.push({ file, message: [heading, ...lines].join(' ') });
    this.#files.set(file, { heading, lines });
  }

  addToField(file: string, path: readonly PropertyKey[], message: string) {
    this.#issues.push({ file, path: path.map(String), message });
    const { lines } = this.#files.get(file) ?? { lines: [] };
    const line = `${path.map(String).join('.') || '(the whole file)'}: ${message}`;
    const heading = 'is not right:';
    this.#files.set(file, { heading, lines: [...lines, line.replaceAll('\n', '\\n')] });
  }

  get isEmpty(): boolean {
    return this.#settings.length === 0 && this.#files.size === 0;
  }

  toError(): ContentError {
    const files = [...this.#files].map(([file, { heading, lines }]) => {
      const shown = lines.slice(0, maxLines).map((line) => `\n  ${printable(line, 500)}`);
      const more = lines.length - maxLines;
      return `${file} ${heading}${shown.join('')}${more > 0 ? `\n  and ${more} more` : ''}`;
    });
    return new ContentError([...this.#settings, ...files].join('\n'), this.#issues);
  }
}

/** Shortens a text and escapes its control characters, which could change the terminal. */
function printable(text: string, maxLength = 2000): string {
  const start = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return start.replace(
    controlCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  object: 'fields',
  array: 'a list',
};

/** Replaces Zod's default messages; a message given in a schema has precedence. */
export const contentErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const { shape } = (issue.inst as z.core.$ZodObject)._zod.def;
    const unknown = issue.keys.map((key) => `'${key}'`).join(', ');
    return `expected only ${Object.keys(shape).join(', ')}; got ${unknown}`;
  }
  if (issue.code === 'invalid_type') {
    return `expected ${typeNames[issue.expected] ?? issue.expected}; ${describeValue(issue.input)}`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'invalid_value') {
    return `expected ${issue.values.join(', ')}; ${describeValue(issue.input)}`;
  }
  if (issue.code === 'too_small') return lengthMessage('at least', issue.minimum, issue);
  if (issue.code === 'too_big') return lengthMessage('at most', issue.maximum, issue);
  return undefined;
};

function lengthMessage(
  comparison: string,
  limit: number | bigint,
  { exact, input }: { exact?: boolean; input?: unknown },
) {
  if (!Array.isArray(input)) return undefined;
  const items = `${limit} ${Number(limit) === 1 ? 'item' : 'items'}`;
  return `expected ${exact ? 'exactly' : comparison} ${items}; got ${input.length}`;
}
