/**
 * npm run bench                       all parts, printed and written to quality/bench/results.md
 * npm run bench -- distance server    only these; the others keep what was measured before
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, type } from 'node:os';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/browsers.mjs';
import { selectSteps } from '../../scripts/select-steps.mjs';
import { growth } from './growth.ts';
import type { Bench, Section } from './measure.ts';
import { distance } from './paint.ts';
import { parts as costs } from './parts.ts';
import { passes } from './passes.ts';
import { interaction } from './presses.ts';
import { server } from './server.ts';
import { wire } from './wire.ts';

const results = 'quality/bench/results.md';
const parts: Record<string, (bench: Bench) => Promise<Section>> = {
  distance,
  parts: costs,
  wire,
  interaction,
  growth,
  server,
  passes,
};

const names = Object.keys(parts);
const chosen = selectSteps(names);
if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(1);
}

const executablePath = ensureChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu'],
});
const measured = readResults();
try {
  for (const name of chosen) {
    console.log(`\n${name}`);
    const section = await parts[name]?.({ browser, dist: 'dist' });
    if (!section) continue;
    const written = toMarkdown(section);
    console.log(written);
    measured.set(name, written);
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
  const text = existsSync(results) ? readFileSync(results, 'utf8') : '';
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [name = '', ...rest] = section.split('\n');
      return [name, rest.join('\n').trim()];
    }),
  );
}

function writeResults() {
  const sections = names
    .filter((name) => measured.has(name))
    .map((name) => `## ${name}\n\n${measured.get(name)}\n`);
  writeFileSync(results, `# What \`npm run bench\` measured\n\n${sections.join('\n')}`);
}
