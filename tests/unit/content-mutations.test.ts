import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { mutate } from './content-mutations.ts';

/** CONTENT_SEED tries other mutations. */
const seed = Number(process.env.CONTENT_SEED ?? 11);
const perFile = 8;

test('accepts damaged content, or refuses it with an error that names file and field', () => {
  const texts = readContentFiles();
  const counts = { accepted: 0, refused: 0 };
  const problems: string[] = [];
  for (const [index, file] of Object.keys(texts).entries()) {
    const original = readFileSync(file);
    for (const { kind, bytes } of mutate(original.toString(), seed + index, perFile)) {
      if (bytes.equals(original)) continue;
      try {
        loadContent({ ...texts, [file]: bytes.toString() }, {});
        counts.accepted += 1;
      } catch (error) {
        counts.refused += 1;
        const { stack, message } = error as Error;
        const problem = error instanceof ContentError ? messageProblem(message, file) : stack;
        if (problem) problems.push(`${file}, ${kind}: ${problem}: ${message.slice(0, 500)}`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(counts.accepted).toBeGreaterThan(5);
  expect(counts.refused).toBeGreaterThan(30);
});

/** A mistake in these files may be reported for a file that uses them. */
const sharedFiles = ['src/content/site.yaml', 'src/content/themes.yaml'];

/** An editor needs the file, and in it the field or, in invalid YAML, the line. */
function messageProblem(message: string, file: string): string | undefined {
  if (/\p{Cc}(?<!\n)|\p{Cs}/u.test(message)) return 'control characters in the message';
  if (message.length > 20_000) return 'a message too long to read';
  const reports = message.split(/^(?=src\/content\/)/m);
  if (!sharedFiles.includes(file) && !reports.some((report) => report.startsWith(file)))
    return 'the file is not named';
  return reports.map((report) => reportProblem(report.trimEnd())).find(Boolean);
}

function reportProblem(report: string): string | undefined {
  const [first = '', ...lines] = report.split('\n');
  if (!first.startsWith('src/content/')) return 'a file is not named';
  if (first.endsWith(' is not valid YAML:'))
    return /at line \d+, column \d+/.test(report) ? undefined : 'no line is named';
  const field = /^ {2}\S.*?: \S|^ {2}and \d/;
  const isNamed = first.endsWith(' is not right:') && lines.every((line) => field.test(line));
  return isNamed && lines.length > 0 ? undefined : 'no field is named';
}
