/**
 * npm run test:browsers                  end-to-end tests in Firefox and WebKit, conformance tests of
 *                                       all servers, the site with other brands, and tests of the editor
 * npm run test:browsers -- conformance   only these steps
 *
 * Missing browsers are installed with apt-get; missing servers are unpacked into .cache. What cannot be
 * installed is reported and skipped, or fails if CI is set.
 */
import { ensureChromium, findFirefox, findWebKit } from './browsers.ts';
import { ensurePackages } from './packages.mjs';
import { installPackages } from './programs.ts';
import { run } from './run.mjs';
import { servers, unavailableServers } from './servers.ts';
import { runSteps, selectSteps } from './steps.ts';

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
const stages: Parameters<typeof runSteps>[0] = [
  { build: () => run('node', ['tools/scripts/build.ts']) },
  {
    conformance: (options) => run('vitest', ['run', '--project', 'conformance'], options),
    brand: (options) => run('vitest', ['run', '--project', 'brand'], options),
  },
  { e2e: testBrowsers },
  { edit: testEditor },
];
const selected = selectSteps(stages.flatMap(Object.keys));

if (selected.includes('brand') || selected.includes('edit')) ensureChromium();
if (selected.includes('edit')) await ensurePackages('tools/editor');
const missing: { name: string; packages: string[] }[] = [];
if (selected.includes('conformance')) {
  await ensurePackages('server/hosts/cloudflare');
  missing.push(...unavailableServers().map((name) => ({ name, packages: servers[name] })));
}
if (selected.includes('e2e')) {
  for (const { find, packages } of browsers) if (!find()) installPackages(packages);
  missing.push(...browsers.filter(({ find }) => !find()));
}
for (const { name, packages } of missing)
  console.error(
    `${name} is not tested, because these Debian packages are missing: ${packages.join(', ')}.`,
  );
if (missing.length > 0 && process.env.CI) process.exit(1);
await runSteps(stages, selected);

async function testBrowsers() {
  const projects = browsers.filter(({ find }) => find()).flatMap((browser) => browser.projects);
  if (projects.length === 0) return 0;
  return run('playwright', ['test', ...projects.map((name) => `--project=${name}`)]);
}

async function testEditor() {
  return (
    (await run('vitest', ['run', '--project', 'edit'])) ||
    run('playwright', ['test', '--config', 'tests/edit/playwright.config.ts'])
  );
}
