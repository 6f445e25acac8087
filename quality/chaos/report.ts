import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism } from 'node:os';

export interface Options {
  /** The same seed makes the same faults. */
  seed: number;
  /** A few of each, for a quick look. */
  short: boolean;
  /** A free port for the server under test. */
  port: number;
}

export interface Result {
  /** Rows of the table: what was done, and the outcome. */
  rows: [action: string, outcome: string][];
  /** One line for each failure. */
  problems: string[];
}

export type Part = (options: Options) => Promise<Result>;

export const formatCount = (number: number) => number.toLocaleString('en');

/** Calls `work` for all items, at most `limit` at a time. */
export async function forEachLimited<Item>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
) {
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

const file = 'docs/reliability.md';
const [start, end] = ['<!-- results: written by npm run chaos -->', '<!-- /results -->'];
const head = ['| part | action | outcome | date and machine |', '|---|---|---|---|'];

/** Replaces the rows of one part in the table of docs/reliability.md. */
export function writeRows(part: string, { rows }: Result) {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} must contain ${start} and ${end}.`);
  const others = text
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.includes(line))
    .filter((line) => !line.startsWith(`| ${part} |`));
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${date}, ${availableParallelism()} shared cores, ${arch()}, Node ${process.versions.node}`;
  const own = rows.map(([action, outcome]) => `| ${part} | ${action} | ${outcome} | ${machine} |`);
  const table = [...head, ...[...others, ...own].toSorted()].join('\n');
  writeFileSync(file, `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`);
}
