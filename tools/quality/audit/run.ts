/**
 * npm run audit                      all checks on all pages of dist/
 * npm run audit -- --no-lighthouse   without Lighthouse, which takes most of the time: five runs of each
 *                                    page and device with nothing else running
 */
import { ensurePackages } from '../../scripts/packages.mjs';
import { freePort } from '../tools/free-port.ts';
import { missingPath } from '../tools/page.ts';
import { launchChromium, requireBuiltSite, withSite } from '../tools/site.ts';
import { urlsInSitemap } from '../tools/sitemap.ts';
import { quickChecks, slowChecks } from './checks.ts';
import { devices, runLighthouse } from './lighthouse.ts';

const hasLighthouse = !process.argv.includes('--no-lighthouse');

requireBuiltSite();
if (hasLighthouse) await ensurePackages('tools/quality/audit');

const debuggingPort = await freePort();
const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`]);
const problems: string[] = [];
const table: Record<string, Record<string, string>> = {};
try {
  await withSite('dist', async (origin) => {
    for (const path of [...(await readSitemap(origin)), missingPath]) await auditPage(origin, path);
  });
} finally {
  await browser.close();
}
console.table(table);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function auditPage(origin: string, path: string) {
  const addCell = (row: string, cell: string) => {
    table[row] = { ...table[row], [path]: cell };
  };
  for (const [name, check] of Object.entries({ ...quickChecks, ...slowChecks })) {
    const found = await check({ browser, origin, path });
    problems.push(...found.map((problem) => `${path} ${name}: ${problem}`));
    addCell(name, found.length === 0 ? 'ok' : `${found.length} found`);
  }
  // Lighthouse refuses pages with status 404.
  if (!hasLighthouse || path === missingPath) return;
  for (const device of devices) {
    const { medians, problems: found } = await runLighthouse(
      { origin, path },
      device,
      debuggingPort,
    );
    problems.push(...found.map((problem) => `${path} Lighthouse, ${device}: ${problem}`));
    for (const [name, value] of Object.entries(medians))
      addCell(`${name}, ${device}`, String(Math.round(value * 1000) / 1000));
  }
}

async function readSitemap(origin: string) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return urlsInSitemap(xml).map(({ pathname }) => pathname);
}
