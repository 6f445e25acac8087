import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';

const asTheyAre = readContentFiles();

export const contentFiles = Object.keys(asTheyAre);

export type Judgement = { accepted: true } | { refused: string } | { problem: string };

/** One file in another form, among the others as they are. */
export function judge(file: string, bytes: Buffer): Judgement {
  try {
    loadContent({ ...asTheyAre, [file]: bytes.toString('utf8') }, {});
    return { accepted: true };
  } catch (error) {
    if (!(error instanceof ContentError)) return { problem: String((error as Error).stack) };
    const unclear = whatIsUnclear(error.message, file);
    if (unclear) return { problem: `${unclear}: ${error.message.slice(0, 500)}` };
    return { refused: error.message };
  }
}

/** The others stand on these two: a name too long for a title is told where the title is. */
const shared = ['src/content/site.yaml', 'src/content/themes.yaml'];

/** An editor needs the file, and in it the field or, where YAML ends, the line. */
export function whatIsUnclear(message: string, file: string): string | undefined {
  if (/\p{Cc}(?<!\n)|\p{Cs}/u.test(message)) return 'control characters in the message';
  if (message.length > 20_000) return 'a message too long to read';
  const reports = message.split(/^(?=src\/content\/)/m);
  const isNamed = shared.includes(file) || reports.some((report) => report.startsWith(file));
  if (!isNamed) return 'the file is not named';
  return reports.map((report) => whatIsMissingIn(report.trimEnd())).find(Boolean);
}

function whatIsMissingIn(report: string): string | undefined {
  const [first = '', ...lines] = report.split('\n');
  if (!first.startsWith('src/content/')) return 'a file is not named';
  if (first.endsWith(' is not valid YAML:')) {
    return /at line \d+, column \d+/.test(report) ? undefined : 'no line is named';
  }
  const field = /^ {2}\S.*?: \S|^ {2}and \d/;
  const named = first.endsWith(' is not right:') && lines.every((line) => field.test(line));
  return named && lines.length > 0 ? undefined : 'no field is named';
}
