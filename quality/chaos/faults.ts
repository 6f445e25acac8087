import type { BrowserContext, Page } from '@playwright/test';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { missingPath, type PageTarget, phone, withPage } from '../tools/page.ts';
import { launchChromium, startSiteProcess } from '../tools/site.ts';
import { damagePages, type Fault, faultNames, injectFault } from './fault-injection.ts';
import { countEndlessWaits, headlineContrast, openPage, visibleTexts } from './page-state.ts';
import { forEachLimited, type Part } from './report.ts';

const context = { ...phone, reducedMotion: 'reduce' } as const;
const minContrast = 3;
const timeout = 15_000;
const concurrency = 2;

type Inject = (context: BrowserContext) => Promise<void>;

const styleSheets = /\.css$/;
// A style sheet that never responds blocks rendering in every browser: not tested.
const styleFaults = ['fail', 'corrupt'] as const;

const pageFaults: Record<string, Inject> = {
  ...faultsOf('images', /\.(avif|webp|svg|ico|png|jpg)$/),
  ...faultsOf('fonts', /\.woff2$/),
  ...faultsOf('scripts', /\.js$/),
  ...faultsOf('data', /\.json$/),
  ...faultsOf('style sheets', styleSheets, styleFaults),
  ...Object.fromEntries(
    styleFaults.map((fault): [string, Inject] => [
      `style sheets and inline styles ${fault}`,
      async (context) => {
        await injectFault(context, styleSheets, fault);
        await damagePages(context, fault);
      },
    ]),
  ),
};
function faultsOf(name: string, files: RegExp, faults: readonly Fault[] = faultNames) {
  return Object.fromEntries(
    faults.map((fault): [string, Inject] => [
      `${name} ${fault}`,
      (context) => injectFault(context, files, fault),
    ]),
  );
}

/** One kind of file at a time fails, never responds or arrives damaged, on every page. */
export const faults: Part = async ({ short, port }) => {
  const server = await startSiteProcess({ port });
  const browser = await launchChromium();
  const target = (path: string) => ({ browser, origin: `http://127.0.0.1:${port}`, path });
  try {
    const paths = short ? ['/', '/hotels'] : [...readBuiltSite('dist').pages, missingPath];
    const problems: string[] = [];
    for (const path of paths) problems.push(...(await testPage(target(path))));
    return {
      rows: [
        [
          `images, fonts, scripts and data that fail, stall or are damaged, and styles that are missing or damaged, on ${paths.length} pages`,
          `${paths.length * Object.keys(pageFaults).length} visits; ${problems.length} unreadable texts, broken links or endless waits`,
        ],
      ],
      problems,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
};

async function testPage(target: PageTarget) {
  const problems: string[] = [];
  const expected = await withPage(
    target,
    { ...context, javaScriptEnabled: false },
    async (page) => {
      await page.goto(target.path);
      return visibleTexts(page);
    },
  );
  await forEachLimited(Object.entries(pageFaults), concurrency, async ([name, inject]) => {
    const found = await withPage(target, context, async (page) => {
      page.setDefaultTimeout(timeout);
      await inject(page.context());
      const found = await findProblems(page, target.path, expected);
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      return found;
    });
    problems.push(...found.map((problem) => `${target.path}, ${name}: ${problem}`));
  });
  return problems;
}

async function findProblems(page: Page, path: string, expected: string[]): Promise<string[]> {
  const problems: string[] = [];
  try {
    await openPage(page, path);
    const contrast = await headlineContrast(page);
    if (contrast < minContrast) problems.push(`contrast of the headline: ${contrast.toFixed(1)}`);
    const visible = new Set(await visibleTexts(page));
    const missing = expected.filter((text) => !visible.has(text));
    problems.push(...missing.map((text) => `'${text}' is not visible`));
    const waits = await countEndlessWaits(page);
    if (waits > 0) problems.push(`${waits} endless waits`);
    await followMenu(page);
    await followLink(page);
  } catch (error) {
    problems.push((error as Error).message.split('\n')[0] ?? '');
  }
  return problems;
}

async function followMenu(page: Page) {
  await page.locator('[popovertarget]').first().press('Enter');
  await page.locator('nav a[href*="#"]:visible').last().press('Enter');
  await page.waitForURL(/#/, { waitUntil: 'commit' });
}

async function followLink(page: Page) {
  const from = new URL(page.url()).pathname;
  await openPage(page, from);
  await page.locator(`a[href^="/"]:not([href="${from}"]):visible`).last().press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== from, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
}
