/**
 * npm test                 types, lint, unit tests, the build, and the pages in Chromium
 * npm test -- unit e2e     only these
 */
import { ensureChromium } from './browsers.mjs';
import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { selectSteps } from './select-steps.mjs';
import { runSteps } from './steps.mjs';

const stages = [
  {
    types: (options) => run('astro', ['check'], options),
    lint: (options) => run('biome', ['ci', '.'], options),
    unit: (options) => run('vitest', ['run', '--project', 'unit', '--project', 'server'], options),
  },
  { build: () => build() },
  { e2e: () => run('playwright', ['test', '--project=desktop', '--project=phone']) },
];
const wanted = selectSteps(stages.flatMap(Object.keys));

await ensurePackages();
if (wanted.includes('e2e')) {
  const browser = ensureChromium();
  if (browser) process.env.CHROMIUM_PATH = browser;
}
await runSteps(stages, wanted);
