import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkAcross } from '../src/content/across.ts';
import { ContentError, check, parseYaml } from '../src/content/errors.ts';
import {
  asVertical,
  type Home,
  home,
  type NotFound,
  notFound,
  type Vertical,
  vertical,
} from '../src/content/schema.ts';
import { readSite } from '../src/content/site.ts';

const homeFile = 'src/content/home.yaml';
const notFoundFile = 'src/content/not-found.yaml';
const siteFile = 'src/content/site.yaml';
const verticalFiles = globSync('src/content/verticals/*.yaml').sort();

export const contentFiles = [siteFile, homeFile, notFoundFile, ...verticalFiles];

export type Judgement = { accepted: true } | { refused: string } | { problem: string };

/** What the build does with the words before it draws them. */
const readers = new Map<string, (text: string) => unknown>([
  [siteFile, (text) => readSite(text, {})],
  [homeFile, (text) => check(homeFile, parseYaml(homeFile, text), home)],
  [notFoundFile, (text) => check(notFoundFile, parseYaml(notFoundFile, text), notFound)],
  ...verticalFiles.map((file): [string, (text: string) => unknown] => [
    file,
    (text) => check(file, parseYaml(file, text), vertical),
  ]),
]);
const asTheyAre = new Map(
  contentFiles.map((file) => [file, readers.get(file)?.(readFileSync(file, 'utf8'))]),
);

/** One file in another form, among the others as they are. */
export function judge(file: string, bytes: Buffer): Judgement {
  try {
    const all = new Map(asTheyAre).set(file, readers.get(file)?.(bytes.toString('utf8')));
    const verticals = verticalFiles.map((name) =>
      asVertical(basename(name, '.yaml'), all.get(name) as Vertical),
    );
    checkAcross(all.get(homeFile) as Home, all.get(notFoundFile) as NotFound, verticals);
    return { accepted: true };
  } catch (error) {
    if (!(error instanceof ContentError)) return { problem: String((error as Error).stack) };
    const unclear = whatIsUnclear(error.message, file);
    if (unclear) return { problem: `${unclear}: ${error.message.slice(0, 500)}` };
    return { refused: error.message };
  }
}

/** An editor needs the file, and in it the field or, where YAML ends, the line. */
export function whatIsUnclear(message: string, file: string): string | undefined {
  if (!message.startsWith(file)) return 'the file is not named';
  if (/\p{Cc}(?<!\n)|\p{Cs}/u.test(message)) return 'control characters in the message';
  if (message.length > 20_000) return 'a message too long to read';
  const [first = '', ...lines] = message.split('\n');
  if (first.endsWith(' is not valid YAML:')) {
    return /at line \d+, column \d+/.test(message) ? undefined : 'no line is named';
  }
  if (first.endsWith(' is not right:')) {
    const named = lines.every((line) =>
      /^ {2}(?:[\w.]+|\(the whole file\)): \S|^ {2}and \d/.test(line),
    );
    return named && lines.length > 0 ? undefined : 'no field is named';
  }
  return /^[^:]+: [\w.]+: expected/.test(first) ? undefined : 'no field is named';
}
