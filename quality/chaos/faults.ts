import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { ensureChromium } from '../../scripts/browsers.mjs';
import { startEngine } from '../../tests/conformance/engines.ts';
import { missingPath, type PageTarget, phone, withPage } from '../tools/page.ts';
import { arrange, faultNames, kinds, spoilStyles, stylesBelow } from './faults-arrange.ts';
import { headingsInOrder, headlineContrast, open, spinners, visibleTexts } from './faults-look.ts';
import { inTurn, type Part } from './part.ts';

const settings = { ...phone, reducedMotion: 'reduce' } as const;
const largeText = 3;
const longestWait = 15_000;
/** The live wallet tries four times, for 8 s each, with pauses of 7 s in all. */
const longestRetry = 45_000;
const atATime = 2;

type Arrange = (context: BrowserContext) => Promise<void>;

/** One class of files at a time fails, stalls or arrives damaged, on every page. */
export const faults: Part = async ({ short, port }) => {
  const server = await startEngine('embedded', port);
  const executablePath = ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu'],
  });
  const at = (path: string) => ({ browser, origin: `http://127.0.0.1:${port}`, path });
  try {
    const paths = short ? ['/', '/hotels'] : [...readBuiltSite('dist').pages, missingPath];
    const onPages = await visitPages(paths.map(at));
    const inWallet = await visitWallet(at('/'));
    return {
      rows: [
        [
          `pictures, fonts and scripts that fail, stall or are damaged, styles (all, or those below the first screen) that are missing or damaged, on ${paths.length} pages`,
          `${onPages.visits} visits; ${onPages.problems.length} words that cannot be read, links that do not lead on or endless waits`,
        ],
        [
          'the live wallet, when its script, data or drawings do so',
          `${inWallet.opened} times it opened, ${inWallet.refused} times it said that it could not, ${inWallet.left} times its link led to the application instead, ${inWallet.problems.length} endless waits`,
        ],
      ],
      problems: [...onPages.problems, ...inWallet.problems],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
};

async function visitPages(subjects: PageTarget[]) {
  const problems: string[] = [];
  for (const subject of subjects) {
    const { path } = subject;
    const withoutScript = { ...settings, javaScriptEnabled: false };
    const expected = await withPage(subject, withoutScript, async (page) => {
      await page.goto(path);
      return visibleTexts(page);
    });
    await inTurn(cases(), atATime, async ([name, prepare]) => {
      const found = await visitWith(subject, prepare, (page) => troubles(page, path, expected));
      problems.push(...found.map((trouble) => `${path}, ${name}: ${trouble}`));
    });
  }
  return { visits: subjects.length * cases().length, problems };
}

async function visitWallet(subject: PageTarget) {
  const outcome = { opened: 0, refused: 0, left: 0, problems: [] as string[] };
  await inTurn(walletCases(), atATime, async ([name, prepare]) => {
    const found = await visitWith(subject, prepare, openWallet);
    if (found === 'opened' || found === 'refused' || found === 'left') outcome[found] += 1;
    else outcome.problems.push(`live wallet, ${name}: ${found}`);
  });
  return outcome;
}

function cases(): [string, Arrange][] {
  const files = Object.entries(kinds).flatMap(([kind, { files, faults }]) =>
    faults.map((fault): [string, Arrange] => [
      `${kind} ${fault}`,
      (context) => arrange(context, files, fault),
    ]),
  );
  const styles = stylesBelow.faults.map((fault): [string, Arrange] => [
    `all styles ${fault}`,
    (context) => spoilStyles(context, fault),
  ]);
  return [...files, ...styles];
}

function walletCases(): [string, Arrange][] {
  const parts = { script: /\/start\.[^/]+\.js$/, data: /\/live-wallet\.json$/, drawings: /\.svg$/ };
  return Object.entries(parts).flatMap(([part, pattern]) =>
    faultNames.map((fault): [string, Arrange] => [
      `${part} ${fault}`,
      (context) => arrange(context, pattern, fault),
    ]),
  );
}

function visitWith<Result>(
  subject: PageTarget,
  prepare: Arrange,
  use: (page: Page) => Promise<Result>,
) {
  return withPage(subject, settings, async (page) => {
    page.setDefaultTimeout(longestWait);
    await prepare(page.context());
    try {
      return await use(page);
    } finally {
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

async function troubles(page: Page, path: string, expected: string[]): Promise<string[]> {
  const found: string[] = [];
  try {
    await open(page, path);
    const contrast = await headlineContrast(page);
    if (contrast < largeText) found.push(`the headline has a contrast of ${contrast.toFixed(1)}`);
    const seen = new Set(await visibleTexts(page));
    found.push(
      ...expected.filter((text) => !seen.has(text)).map((text) => `'${text}' is not to be seen`),
    );
    const hasStyle = await page.evaluate(() => document.styleSheets.length > 1);
    if (!hasStyle && !(await headingsInOrder(page))) found.push('headings out of order');
    const waiting = await spinners(page);
    if (waiting > 0) found.push(`${waiting} endless waits`);
    await followMenu(page);
    await followLink(page);
  } catch (error) {
    found.push((error as Error).message.split('\n')[0] ?? '');
  }
  return found;
}

async function followMenu(page: Page) {
  await page.locator('[popovertarget]').first().press('Enter');
  await page.locator('nav a[href*="#"]:visible').last().press('Enter');
  await page.waitForURL(/#/, { waitUntil: 'commit' });
}

/** To another page of the site, whose headline must be there. */
async function followLink(page: Page) {
  await open(page, new URL(page.url()).pathname);
  const from = new URL(page.url()).pathname;
  await page.locator(`a[href^="/"]:not([href="${from}"]):visible`).last().press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== from, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
}

async function openWallet(page: Page): Promise<string> {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: 'The application' }));
  await open(page, '/');
  await page.locator('[data-live-wallet]').click();
  const dialog = page.getByRole('dialog');
  try {
    return await Promise.race([
      dialog.waitFor().then(async () => {
        // It is open before its data are there; then it can be used, or says that it cannot.
        const refusal = dialog.locator('[data-state=failed]');
        const outcome = refusal.or(dialog.getByRole('textbox')).first();
        await outcome.waitFor({ timeout: longestRetry });
        if (await refusal.isVisible()) return 'refused';
        const words = await dialog.innerText();
        const waiting = await spinners(page);
        return words.length > 100 && waiting === 0 ? 'opened' : 'opened, but it cannot be used';
      }),
      page.waitForURL(/^https:/, { waitUntil: 'commit', timeout: longestRetry }).then(() => 'left'),
    ]);
  } catch {
    return `nothing within ${longestRetry / 1000} s`;
  }
}
