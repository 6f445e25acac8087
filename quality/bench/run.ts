/**
 * npm run bench                   all parts; prints the results and writes quality/bench/results.md
 * npm run bench -- paint server   only these parts; the other results are kept
 * npm run bench -- lighthouse --against <commit>   compares with the build of another commit
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, type } from 'node:os';
import { parseArgs } from 'node:util';
import { selectSteps } from '../../scripts/select-steps.mjs';
import { launchChromium, requireBuiltSite } from '../tools/site.ts';
import { lighthouse } from './lighthouse.ts';
import type { Bench, Section } from './measure.ts';
import { paint } from './paint.ts';
import { passes } from './passes.ts';
import { presses } from './presses.ts';
import { server } from './server.ts';
import { wire } from './wire.ts';

const file = 'quality/bench/results.md';
const parts: Record<string, (bench: Bench) => Promise<Section>> = {
  paint,
  wire,
  presses,
  server,
  passes,
  lighthouse,
};

const names = Object.keys(parts);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const selected = selectSteps(names, positionals);
requireBuiltSite();

const browser = await launchChromium();
const results = readResults();
try {
  for (const name of selected) {
    console.log(`\n${name}`);
    const section = await parts[name]?.({ browser, dist: 'dist', against: values.against });
    if (!section) continue;
    const markdown = toMarkdown(section);
    console.log(markdown);
    results.set(name, markdown);
    writeResults();
  }
} finally {
  await browser.close();
}

function toMarkdown({ table: [head = [], ...rows], notes }: Section) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${type()} ${arch()}`;
  const date = new Date().toISOString().slice(0, 10);
  return [
    `${date}, ${machine}, Node ${process.version}.`,
    [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
    ...notes,
  ].join('\n\n');
}

function readResults() {
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((text) => [/^.*/.exec(text)?.[0] ?? '', text.replace(/.*/, '').trim()]),
  );
}

function writeResults() {
  const sections = names
    .filter((name) => results.has(name))
    .map((name) => `## ${name}\n\n${results.get(name)}\n`);
  writeFileSync(
    file,
    `# Benchmark results\n\nWritten by \`npm run bench\`.\n\n${sections.join('\n')}`,
  );
}
