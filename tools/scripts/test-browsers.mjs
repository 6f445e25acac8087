/**
 * npm run test:browsers                  end-to-end tests in Firefox and WebKit, conformance tests of
 *                                       all servers, the site with other brands, and tests of the editor
 * npm run test:browsers -- conformance   only these steps
 *
 * Missing browsers are installed with apt-get; missing servers are unpacked into .cache. What cannot be
 * installed is reported and skipped, or fails if CI is set.
 */

import { installPackages } from './apt.mjs';
import { ensureChromium, findFirefox, findWebKit } from './browsers.mjs';
import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { selectSteps } from './select-steps.mjs';
import { debianPackages, ensureServer } from './servers.mjs';
import { runSteps } from './steps.mjs';

const browsers = [
  {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    projects: ['firefox', 'firefox-motion'],
  },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    projects: ['webkit'],
  },
];
/** @type {Parameters<typeof runSteps>[0]} */
const stages = [
  { build: () => build() },
  {
    conformance: (options) => run('vitest', ['run', '--project', 'conformance'], options),
    brand: testBrands,
  },
  { e2e: runBrowserTests },
  { edit: testEditor },
];
const selected = selectSteps(stages.flatMap(Object.keys));

await ensurePackages();
const missing = [...(await missingServers()), ...missingBrowsers()];
for (const { name, packages } of missing)
  console.error(
    `${name} is not tested, because these Debian packages are missing: ${packages.join(', ')}.`,
  );
if (missing.length > 0 && process.env.CI) process.exit(1);
await runSteps(stages, selected);

async function missingServers() {
  if (!selected.includes('conformance')) return [];
  await ensurePackages('server/hosts/cloudflare');
  return /** @type {const} */ (['nginx', 'caddy', 'postgres'])
    .filter((name) => !ensureServer(name))
    .map((name) => ({ name, packages: debianPackages(name) }));
}

function missingBrowsers() {
  if (!selected.includes('e2e')) return [];
  const findMissing = () => browsers.filter(({ find }) => !find());
  const packages = findMissing().flatMap((browser) => browser.packages);
  if (packages.length > 0) installPackages(packages);
  return findMissing();
}

async function runBrowserTests() {
  const installed = browsers.filter(({ find }) => find());
  const projects = installed.flatMap((browser) => browser.projects);
  if (projects.length === 0) return 0;
  return run('playwright', ['test', ...projects.map((name) => `--project=${name}`)]);
}

function chooseChromium() {
  const browser = ensureChromium();
  if (browser) process.env.CHROMIUM_PATH = browser;
}

/** @param {{ buffered?: boolean }} [options] */
function testBrands(options) {
  chooseChromium();
  return run('vitest', ['run', '--project', 'brand'], options);
}

async function testEditor() {
  await ensurePackages('tools/editor');
  chooseChromium();
  return (
    (await run('vitest', ['run', '--project', 'edit'])) ||
    run('playwright', ['test', '--config', 'tests/edit/playwright.config.ts'])
  );
}
