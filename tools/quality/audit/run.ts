/**
 * npm run audit                      all checks on all pages of dist/
 * npm run audit -- --no-lighthouse   without Lighthouse, which takes most of the time: five runs of each
 *                                    page and device with nothing else running
 */
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/browsers.ts';
import { ensurePackages } from '../../scripts/packages.mjs';
import { freePort } from '../tools/free-port.ts';
import { missingPath } from '../tools/page.ts';
import { report } from '../tools/report.ts';
import { requireBuiltSite, serveSite } from '../tools/site.ts';
import { urlsInSitemap } from '../tools/sitemap.ts';
import { checkAccessibilityInEveryState } from './axe.ts';
import { checkBudgets } from './budgets.ts';
import { type Check, quickChecks } from './checks.ts';
import { devices, runLighthouse } from './lighthouse.ts';

const hasLighthouse = !process.argv.includes('--no-lighthouse');

requireBuiltSite();
if (hasLighthouse) await ensurePackages('tools/quality/audit');

const debuggingPort = await freePort();
await using browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
});
await using site = await serveSite('dist');
const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
const paths = urlsInSitemap(sitemap).map(({ pathname }) => pathname);
for (const path of [...paths, missingPath]) await check(site.origin + path);
for (const path of hasLighthouse ? paths : []) {
  for (const device of devices) {
    const { isGood, lines } = await runLighthouse(site.origin + path, device, debuggingPort);
    report(isGood, `${path}, Lighthouse, ${device}`, ...lines);
  }
}

async function check(url: string) {
  await using page = await browser.newPage();
  await page.goto(url);
  const checks: Record<string, Check> = {
    ...quickChecks,
    'byte budgets': () => checkBudgets(browser, url),
    'axe, three widths, every state': () => checkAccessibilityInEveryState(browser, url),
  };
  for (const [name, findProblems] of Object.entries(checks)) {
    const problems = await findProblems(page);
    const { pathname } = new URL(url);
    report(problems.length === 0, `${pathname}, ${name}`, ...problems);
  }
}
