/**
 * npm run chaos                          every part, and its figures in docs/reliability.md
 * npm run chaos -- requests load         only these
 * npm run chaos -- --short               a few of each, without touching the figures
 * npm run chaos -- requests --seed=7     the same requests as another time
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { selectSteps } from '../../scripts/select-steps.mjs';
import { content } from './content.ts';
import { faults } from './faults.ts';
import { load } from './load.ts';
import type { Part } from './part.ts';
import { report } from './report.ts';
import { requests } from './requests.ts';
import { restart } from './restart.ts';

const parts: Record<string, Part> = { faults, restart, requests, load, content };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const port = Number(process.env.TEST_PORT || 4398);

const chosen = selectSteps(Object.keys(parts), positionals);
if (!Number.isInteger(seed)) {
  console.error(`--seed=${values.seed}: expected a whole number.`);
  process.exit(1);
}
if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(1);
}

console.log(`Seed ${seed}`);
for (const [name, part] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  const begun = performance.now();
  const outcome = await part({ seed, short: values.short, port });
  console.log(`\n── ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  for (const [done, result] of outcome.rows) console.log(`${done}:\n  ${result}`);
  for (const problem of outcome.problems) console.error(`✗ ${problem}`);
  if (outcome.problems.length > 0) process.exitCode = 1;
  else if (!values.short) report(name, outcome);
}
