import { Composer, type Document, Parser, parseDocument, visit } from 'yaml';

/** A file as YAML, with its comments and places: the one parser of the project. */
export const openYaml = (text: string): Document.Parsed => parseDocument(text);

/** The same as tokens: changed one by one, they make the text again. */
export function takeApart(text: string) {
  const tokens = [...new Parser().parse(text)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  return { tokens, document };
}

/** The data in a file that is known to be right, or an error. */
export function readYaml(text: string) {
  const file = openYaml(text);
  for (const mistake of file.errors) throw mistake;
  return file.toJS();
}

type Parsed = { data: unknown } | { mistake: string };

const known = new Map<string, Parsed>();
const mostKnown = 50;

/** The data in a file, or what is wrong with it as YAML. A text that was seen before costs nothing. */
export function parseYaml(text: string): Parsed {
  const parsed = known.get(text) ?? parseAnew(text);
  known.delete(text);
  known.set(text, parsed);
  for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
  return parsed;
}

/** Warnings count as mistakes, and there are no aliases: a few of them can grow without end. */
function parseAnew(text: string): Parsed {
  try {
    const document = openYaml(text);
    const [mistake] = [...document.errors, ...document.warnings];
    if (mistake) throw mistake;
    visit(document, { Alias: (_key, { range }) => refuseAlias(text.slice(0, range?.[0])) });
    return { data: document.toJS() };
  } catch (error) {
    return { mistake: inShort((error as Error).message) };
  }
}

const mostSaid = 120;

/** A file that is no text at all is quoted at length; where it went wrong must still be read. */
function inShort(message: string) {
  const [first = '', ...frame] = message
    .replace('Maximum call stack size exceeded', 'nested too deeply')
    .split('\n');
  const [place = ''] = / at line \d+, column \d+:?$/.exec(first) ?? [];
  const said = first.slice(0, first.length - place.length);
  const short = said.length > mostSaid ? `${said.slice(0, mostSaid)}…` : said;
  return [short + place, ...frame].join('\n');
}

function refuseAlias(before: string) {
  const lines = before.split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  throw new Error(
    `expected no alias (a text that begins with * needs quotes) at line ${lines.length}, column ${column}`,
  );
}
