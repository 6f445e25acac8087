/**
 * npm run test:engines                  the pages in Firefox and WebKit, the site under every server,
 *                                       and the editor in Chromium
 * npm run test:engines -- conformance   only these
 *
 * What is missing it installs (browsers, with apt-get) or unpacks (servers, into .cache), and says so
 * first. What cannot be had is named: a failure with CI set, and elsewhere left out.
 */

import { installPackages } from './apt.mjs';
import { ensureChromium, ensureFallbackFonts, findFirefox, findWebKit } from './browsers.mjs';
import { build } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { run } from './run.mjs';
import { selectSteps } from './select-steps.mjs';
import { ensureServer, packagesOf } from './servers.mjs';
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
const stages = [
  { build: () => build() },
  { conformance: () => run('vitest', ['run', '--project', 'conformance']) },
  { e2e: openInBrowsers },
  { edit: testEditor },
];
const wanted = selectSteps(stages.flatMap(Object.keys));

await ensurePackages();
const missing = [...(await missingServers()), ...missingBrowsers()];
for (const { name, packages } of missing)
  console.error(`${name} is not tested. It would be with Debian's ${packages.join(', ')}.`);
if (missing.length > 0 && process.env.CI) process.exit(1);
await runSteps(stages, wanted);

async function missingServers() {
  if (!wanted.includes('conformance')) return [];
  await ensurePackages('hosting/cloudflare');
  return /** @type {const} */ (['nginx', 'caddy'])
    .filter((name) => !ensureServer(name))
    .map((name) => ({ name, packages: packagesOf(name) }));
}

function missingBrowsers() {
  if (!wanted.includes('e2e')) return [];
  ensureFallbackFonts();
  const lacking = () => browsers.filter(({ find }) => !find());
  const packages = lacking().flatMap((browser) => browser.packages);
  if (packages.length > 0) installPackages(packages);
  return lacking();
}

async function openInBrowsers() {
  const present = browsers.filter(({ find }) => find());
  const projects = present.flatMap((browser) => browser.projects);
  if (projects.length === 0) return 0;
  return run('playwright', ['test', ...projects.map((name) => `--project=${name}`)]);
}

async function testEditor() {
  await ensurePackages('edit');
  const browser = ensureChromium();
  if (browser) process.env.CHROMIUM_PATH = browser;
  return (
    (await run('vitest', ['run', '--project', 'edit'])) ||
    run('playwright', ['test', '--config', 'tests/edit/playwright.config.ts'])
  );
}
