import { readFileSync, writeFileSync } from 'node:fs';
import { Project } from '../tools/project.ts';
import { contentFiles, judge, whatIsUnclear } from './content-judge.ts';
import { mutationsOf } from './content-mutations.ts';
import { count, inTurn, type Part } from './part.ts';

interface Changed {
  file: string;
  kind: string;
  bytes: Buffer;
  accepted: boolean;
}

/** Files of content, broken in every way: each is accepted, or refused by file and field. */
export const content: Part = async ({ seed, short }) => {
  const { changed, problems } = judgeAll(seed, short ? 15 : 300);
  const chosen = chooseForBuilds(changed, short ? 4 : 32);
  const built = await buildAll(chosen);
  const accepted = changed.filter((one) => one.accepted).length;
  return {
    rows: [
      [
        `${count(changed.length + problems.length)} changed content files, seed ${seed}`,
        `${count(accepted)} accepted, ${count(changed.length - accepted)} refused by file and field, ${problems.length} other errors`,
      ],
      [
        `whole builds with ${chosen.length} of them`,
        `${built.succeeded} succeeded, ${built.refused} refused by file and field, ${built.problems.length} with a stack trace or without the name`,
      ],
    ],
    problems: [...problems, ...built.problems],
  };
};

/** The checks by themselves, without the build around them. */
export function judgeAll(seed: number, each: number) {
  const changed: Changed[] = [];
  const problems: string[] = [];
  for (const [index, file] of contentFiles.entries()) {
    const text = readFileSync(file, 'utf8');
    for (const { kind, bytes } of mutationsOf(text, seed + index, each)) {
      const judgement = judge(file, bytes);
      if ('problem' in judgement) problems.push(`${file}, ${kind}: ${judgement.problem}`);
      else if (!bytes.equals(Buffer.from(text)))
        changed.push({ file, kind, bytes, accepted: 'accepted' in judgement });
    }
  }
  return { changed, problems };
}

/** Mostly what the checks let through, since only a build draws it; and each kind of change. */
function chooseForBuilds(changed: Changed[], most: number): Changed[] {
  const byKind = Object.values(
    Object.groupBy(changed, ({ kind, accepted }) => `${accepted} ${kind}`),
  ).map((alike) => alike ?? []);
  const [accepted, refused] = [true, false].map((wanted) => {
    const groups = byKind.filter(([first]) => first?.accepted === wanted);
    return Array.from({ length: most }, (_, round) =>
      groups.flatMap((alike) => alike[round] ?? []),
    ).flat();
  });
  const share = Math.ceil(most * 0.75);
  return [...(accepted ?? []).slice(0, share), ...(refused ?? []).slice(0, most - share)];
}

async function buildAll(chosen: Changed[]) {
  const found = { succeeded: 0, refused: 0, problems: [] as string[] };
  const projects = [new Project(), new Project()];
  try {
    await inTurn(chosen, projects.length, async ({ file, kind, bytes, accepted }) => {
      const project = projects.pop() as Project;
      writeFileSync(project.at(file), bytes);
      const { code, output } = await project.build();
      const unclear = code === 0 ? undefined : unclearIn(output, file);
      if (unclear)
        found.problems.push(`build, ${file}, ${kind}: ${unclear}\n${output.slice(-1500)}`);
      else if ((code === 0) !== accepted)
        found.problems.push(
          `build, ${file}, ${kind}: the checks alone say otherwise\n${output.slice(-1500)}`,
        );
      else if (code === 0) found.succeeded += 1;
      else found.refused += 1;
      project.restore();
      projects.push(project);
    });
  } finally {
    for (const project of projects) project.remove();
  }
  return found;
}

function unclearIn(output: string, file: string): string | undefined {
  if (/Stack trace|node_modules|^\s+at /m.test(output)) return 'a stack trace';
  const from = output.search(/src\/content\/\S+ is not/);
  if (from < 0) return 'the file is not named';
  const [message = ''] = output.slice(from).split(/\n(?! {2}\S|src\/content\/|\s*$)/);
  return whatIsUnclear(message.trimEnd(), file);
}
