import { build } from './build.mjs';
import {
  ensureBrowser,
  ensureOtherEngines,
  ensurePackages,
  ensureSystemPackages,
  run,
} from './install.mjs';

const steps = {
  types: () => run('astro', ['check']),
  lint: () => run('biome', ['ci', '.']),
  unit: () => run('vitest', ['run', '--project', 'unit']),
  build: () => build(),
  conformance: () => run('vitest', ['run', '--project', 'conformance']),
  e2e: () => run('playwright', ['test']),
};

const names = Object.keys(steps);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(1);
}
const wanted = names.filter((name) => chosen.length === 0 || chosen.includes(name));

const start = performance.now();
await ensurePackages();
if (wanted.includes('conformance')) {
  ensureSystemPackages(['nginx', 'libnginx-mod-http-brotli-static', 'caddy']);
  await ensurePackages('hosting/cloudflare');
}
if (wanted.includes('e2e')) {
  const browser = ensureBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  ensureOtherEngines();
}

const times = [];
for (const name of wanted) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const code = await steps[name]();
  times.push(`${name} ${secondsSince(begun)}`);
  if (code !== 0) {
    console.error(`\n${name} failed after ${secondsSince(begun)}.`);
    process.exit(code);
  }
}
console.log(`\nPassed: ${times.join(', ')}. In all ${secondsSince(start)}.`);

function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
