/**
 * npm run load                         every part, on the built site
 * npm run load -- restart connections  only these parts
 */
import { selectSteps } from '../../scripts/steps.ts';
import { requireBuiltSite } from '../tools/site.ts';
import { attack } from './attack.ts';
import { connections } from './connections.ts';
import { pages } from './pages.ts';
import { passes } from './passes.ts';
import { restart } from './restart.ts';
import type { Result } from './result.ts';

const parts: Record<string, () => Promise<Result>> = {
  pages,
  restart,
  connections,
  attack,
  passes,
};

const selected = selectSteps(Object.keys(parts));
requireBuiltSite();
for (const [name, part] of Object.entries(parts)) {
  if (!selected.includes(name)) continue;
  const { rows, problems } = await part();
  for (const [action, outcome] of rows) console.log(`${name}: ${action}:\n  ${outcome}`);
  for (const problem of problems) console.error(`✗ ${name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
