/**
 * npm test                 type check, lint, unit tests, build, and end-to-end tests in Chromium
 * npm test -- unit e2e     only these steps
 * npm test -- --content tests/other-content     the site with other content: see test-content.mjs
 */
import { ensureChromium } from './browsers.mjs';
import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { selectSteps } from './select-steps.mjs';
import { runSteps } from './steps.mjs';
import { testContent } from './test-content.mjs';

const stages = [
  {
    types: (options) => run('npm', ['run', '--silent', 'check'], options),
    lint: (options) => run('biome', ['ci', '.'], options),
    unit: (options) => run('vitest', ['run', '--project', 'unit', '--project', 'server'], options),
  },
  { build: () => build() },
  { e2e: () => run('playwright', ['test', '--project=desktop', '--project=phone']) },
];
const [option, folder] = process.argv.slice(2);
const isOtherContent = option === '--content' && folder !== undefined;
const selected = isOtherContent ? [] : selectSteps(stages.flatMap(Object.keys));

await ensurePackages();
if (isOtherContent || selected.includes('e2e')) {
  const browser = ensureChromium();
  if (browser) process.env.CHROMIUM_PATH = browser;
}
await (isOtherContent ? testContent(folder) : runSteps(stages, selected));
