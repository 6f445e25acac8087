/**
 * npm test                 type check, lint, unit tests, build, and end-to-end tests in Chromium
 * npm test -- unit e2e     only these steps
 * npm test -- --content tests/other-content     the site with other content: see test-content.ts
 */
import { ensureChromium } from './browsers.ts';
import { run } from './run.mjs';
import { runSteps, selectSteps } from './steps.ts';
import { testContent } from './test-content.ts';

const stages: Parameters<typeof runSteps>[0] = [
  {
    types: (options) => run('npm', ['run', '--silent', 'check'], options),
    lint: (options) => run('biome', ['ci', '.'], options),
    unit: (options) => run('vitest', ['run', '--project', 'unit', '--project', 'server'], options),
  },
  { build: () => run('node', ['tools/scripts/build.ts']) },
  { e2e: () => run('playwright', ['test', '--project=desktop', '--project=phone']) },
];
const [option, folder] = process.argv.slice(2);
if (option === '--content' && folder) {
  ensureChromium();
  await testContent(folder);
} else {
  const selected = selectSteps(stages.flatMap(Object.keys));
  if (selected.includes('e2e')) ensureChromium();
  await runSteps(stages, selected);
}
