/**
 * npm run chaos                        every part; writes the results to docs/reliability.md
 * npm run chaos -- faults restart      only these parts
 * npm run chaos -- --short             a few of each, without writing the results
 * npm run chaos -- content --seed=7    the same faults as in another run
 */
import { parseArgs } from 'node:util';
import { selectSteps } from '../../scripts/select-steps.mjs';
import { requireBuiltSite } from '../tools/site.ts';
import { connections } from './connections.ts';
import { content } from './content.ts';
import { faults } from './faults.ts';
import { names } from './names.ts';
import { type Part, writeRows } from './report.ts';
import { restart } from './restart.ts';

const parts: Record<string, Part> = { faults, restart, connections, content, names };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const port = Number(process.env.TEST_PORT || 4398);

const selected = selectSteps(Object.keys(parts), positionals);
if (!Number.isInteger(seed)) {
  console.error(`--seed=${values.seed}: expected a whole number.`);
  process.exit(1);
}
requireBuiltSite();

console.log(`Seed ${seed}`);
for (const [name, part] of Object.entries(parts)) {
  if (!selected.includes(name)) continue;
  const start = performance.now();
  const result = await part({ seed, short: values.short, port });
  console.log(`\n── ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  for (const [action, outcome] of result.rows) console.log(`${action}:\n  ${outcome}`);
  for (const problem of result.problems) console.error(`✗ ${problem}`);
  if (result.problems.length > 0) process.exitCode = 1;
  else if (!values.short) writeRows(name, result);
}
