import { readFileSync, writeFileSync } from 'node:fs';
import { ContentError } from '../../src/model/load/content-errors.ts';
import { loadContent } from '../../src/model/load/load-content.ts';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { Project } from '../tools/project.ts';
import { mutate } from './content-mutations.ts';
import { forEachLimited, formatCount, type Part } from './report.ts';

interface ChangedFile {
  file: string;
  kind: string;
  bytes: Buffer;
  isAccepted: boolean;
}

/** Damaged content files: each is accepted, or refused with an error that names file and field. */
export const content: Part = async ({ seed, short }) => {
  const { changed, problems } = loadMutations(seed, short ? 15 : 300);
  const selected = selectForBuilds(changed, short ? 4 : 32);
  const builds = await buildAll(selected);
  const accepted = changed.filter(({ isAccepted }) => isAccepted).length;
  return {
    rows: [
      [
        `${formatCount(changed.length + problems.length)} damaged content files, seed ${seed}`,
        `${formatCount(accepted)} accepted, ${formatCount(changed.length - accepted)} refused by file and field, ${problems.length} other errors`,
      ],
      [
        `full builds with ${selected.length} of them`,
        `${builds.succeeded} succeeded, ${builds.refused} refused by file and field, ${builds.problems.length} with a stack trace or without the name`,
      ],
    ],
    problems: [...problems, ...builds.problems],
  };
};

/** Loads and checks the content without building the site. */
export function loadMutations(seed: number, perFile: number) {
  const texts = readContentFiles();
  const changed: ChangedFile[] = [];
  const problems: string[] = [];
  for (const [index, file] of Object.keys(texts).entries()) {
    const original = readFileSync(file);
    for (const { kind, bytes } of mutate(original.toString(), seed + index, perFile)) {
      const { isAccepted, problem } = tryLoad({ ...texts, [file]: bytes.toString() }, file);
      if (problem) problems.push(`${file}, ${kind}: ${problem}`);
      else if (!bytes.equals(original)) changed.push({ file, kind, bytes, isAccepted });
    }
  }
  return { changed, problems };
}

function tryLoad(texts: Record<string, string>, file: string) {
  try {
    loadContent(texts, {});
    return { isAccepted: true };
  } catch (error) {
    const { stack, message } = error as Error;
    const problem = error instanceof ContentError ? messageProblem(message, file) : stack;
    return { isAccepted: false, problem: problem && `${problem}: ${message.slice(0, 500)}` };
  }
}

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

/** Three quarters accepted files, because only a build renders them; spread over all files. */
function selectForBuilds(changed: ChangedFile[], count: number): ChangedFile[] {
  const pick = (wanted: boolean, share: number) => {
    const files = changed.filter(({ isAccepted }) => isAccepted === wanted);
    return files.filter((_, index) => index % Math.ceil(files.length / (count * share)) === 0);
  };
  return [...pick(true, 0.75), ...pick(false, 0.25)];
}

async function buildAll(selected: ChangedFile[]) {
  const outcome = { succeeded: 0, refused: 0, problems: [] as string[] };
  const projects = [new Project(), new Project()];
  try {
    await forEachLimited(selected, projects.length, async ({ file, kind, bytes, isAccepted }) => {
      const project = projects.pop() as Project;
      writeFileSync(project.at(file), bytes);
      const { code, output } = await project.build();
      const hasBuilt = code === 0;
      const problem = hasBuilt ? undefined : outputProblem(output, file);
      if (problem || hasBuilt !== isAccepted)
        outcome.problems.push(
          `build, ${file}, ${kind}: ${problem ?? 'the checks alone decide otherwise'}\n${output.slice(-1500)}`,
        );
      else outcome[hasBuilt ? 'succeeded' : 'refused'] += 1;
      project.restore();
      projects.push(project);
    });
  } finally {
    for (const project of projects) project.remove();
  }
  return outcome;
}

function outputProblem(output: string, file: string): string | undefined {
  if (/Stack trace|node_modules|^\s+at /m.test(output)) return 'a stack trace';
  const start = output.search(/src\/content\/\S+ is not/);
  if (start < 0) return 'the file is not named';
  const [message = ''] = output.slice(start).split(/\n(?! {2}\S|src\/content\/|\s*$)/);
  return messageProblem(message.trimEnd(), file);
}
