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

const parts = { pages, restart, connections, attack, passes };
const selected = selectSteps(Object.keys(parts));
requireBuiltSite();
for (const [name, part] of Object.entries(parts)) {
  if (!selected.includes(name)) continue;
  console.log(`\n── ${name}`);
  await part();
}
