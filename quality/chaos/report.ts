import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism } from 'node:os';
import type { Outcome } from './part.ts';

const file = 'docs/reliability.md';
const [start, end] = ['<!-- figures: written by npm run chaos -->', '<!-- /figures -->'];
const head = ['| part | what was done | what came of it | when, on what |', '|---|---|---|---|'];

/** Puts the rows of one part into the table, in place of those it had. */
export function report(part: string, { rows }: Outcome) {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file}: expected ${start} and ${end}`);
  const others = text
    .slice(from, to)
    .split('\n')
    .filter(
      (line) => line.startsWith('| ') && !head.includes(line) && !line.startsWith(`| ${part} |`),
    );
  const own = rows.map(
    ([done, result]) => `| ${part} | ${done} | ${result} | ${circumstances()} |`,
  );
  const table = [...head, ...[...others, ...own].toSorted()].join('\n');
  writeFileSync(file, `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`);
}

function circumstances() {
  const today = new Date().toISOString().slice(0, 10);
  return `${today}, ${availableParallelism()} shared cores, ${arch()}, Node ${process.versions.node}`;
}
