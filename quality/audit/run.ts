/**
 * npm run audit                      all pages of dist/, all checks
 * npm run audit -- --no-lighthouse   without Lighthouse, which takes most of the time
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { closeGracefully, createSiteServer } from '../../hosting/site-server.ts';
import { ensureChromium } from '../../scripts/browsers.mjs';
import { ensurePackages } from '../../scripts/packages.mjs';
import { freePort } from '../tools/free-port.ts';
import { missingPath } from '../tools/page.ts';
import { quickChecks, slowChecks } from './checks.ts';
import { categories, forms, lighthouse } from './lighthouse.ts';

const root = 'dist';
const goal = 100;
const withLighthouse = !process.argv.includes('--no-lighthouse');

if (!existsSync(`${root}/index.html`)) {
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(1);
}
if (withLighthouse) await ensurePackages('quality/audit');

const executablePath = ensureChromium();
const server = createSiteServer({ root }).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const port = await freePort();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', `--remote-debugging-port=${port}`],
});

const problems: string[] = [];
try {
  const paths = [...(await pathsOfSitemap()), missingPath];
  const rows: Record<string, Record<string, string>> = {};
  const put = (row: string, path: string, cell: string) => {
    rows[row] = { ...rows[row], [path]: cell };
  };
  for (const path of paths) {
    for (const [name, check] of Object.entries({ ...quickChecks, ...slowChecks })) {
      const found = await check({ browser, origin, path });
      problems.push(...found.map((problem) => `${path} ${name}: ${problem}`));
      put(name, path, found.length === 0 ? 'ok' : `${found.length} found`);
    }
    for (const form of withLighthouse ? forms : []) {
      const row = `Lighthouse, ${form}`;
      // It refuses a page that answers 404.
      if (path === missingPath) put(row, path, '–');
      else {
        const { scores, lost } = await lighthouse({ origin, path }, form, port);
        put(row, path, categories.map((name) => scores[name]).join(' '));
        if (categories.some((name) => scores[name] < goal))
          problems.push(...lost.map((text) => `${path} ${row}: ${text}`));
      }
    }
  }
  console.table(rows);
  if (withLighthouse) console.log(`Lighthouse: ${categories.join(', ')}`);
} finally {
  await browser.close();
  await closeGracefully(server, 0);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function pathsOfSitemap() {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
}
