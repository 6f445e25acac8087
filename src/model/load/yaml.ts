import { type Document, parseDocument, visit } from 'yaml';

/** The YAML document with its comments and positions. */
export const parseYamlDocument = (text: string): Document.Parsed => parseDocument(text);

/** The data in a YAML text; throws if it is invalid. */
export function parseYaml(text: string) {
  const document = parseYamlDocument(text);
  for (const error of document.errors) throw error;
  return document.toJS();
}

type Result = { data: unknown } | { error: string };

const cache = new Map<string, Result>();
const maxCached = 50;

/** The data in a YAML text, or why it is invalid. The results for recent texts are cached. */
export function safeParseYaml(text: string): Result {
  const result = cache.get(text) ?? parseStrictly(text);
  cache.delete(text);
  cache.set(text, result);
  for (const oldest of cache.keys()) if (cache.size > maxCached) cache.delete(oldest);
  return result;
}

/** Warnings are errors, and aliases are rejected because nested aliases can grow exponentially. */
function parseStrictly(text: string): Result {
  try {
    const document = parseYamlDocument(text);
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    visit(document, { Alias: (_key, { range }) => rejectAlias(text.slice(0, range?.[0])) });
    return { data: document.toJS() };
  } catch (error) {
    return { error: unquotedColor(text) + shorten((error as Error).message) };
  }
}

/** A color without quotes begins a comment, so that YAML reports a mistake on a later line. */
function unquotedColor(text: string) {
  const lines = text.split('\n');
  const colors = lines.map((line) => /(?<=[:,[] +)#[0-9a-f]{3,8}\b/i.exec(line)?.[0]);
  const index = colors.findIndex((color) => color !== undefined);
  return index === -1 ? '' : `The color in line ${index + 1} needs quotes: "${colors[index]}"\n`;
}

const maxMessageLength = 120;

/** Shortens the quoted text of a message, but keeps its line and column. */
function shorten(message: string) {
  const [first = '', ...frame] = message
    .replace('Maximum call stack size exceeded', 'nested too deeply')
    .split('\n');
  const [position = ''] = / at line \d+, column \d+:?$/.exec(first) ?? [];
  const reason = first.slice(0, first.length - position.length);
  const short = reason.length > maxMessageLength ? `${reason.slice(0, maxMessageLength)}…` : reason;
  return [short + position, ...frame].join('\n');
}

function rejectAlias(before: string) {
  const lines = before.split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  throw new Error(
    `expected no alias (a text that begins with * needs quotes) at line ${lines.length}, column ${column}`,
  );
}
