import { existsSync } from 'node:fs';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { fontSets } from '../../scripts/font-sets.mjs';
import { fillName, openLiveWallet } from './live-wallet';
import { allPaths, holdBack, layoutShifts } from './support';

const webFonts = /^(Familjen Grotesk|Funnel Sans)/;

/** Renders the sections that content-visibility skips; returns fonts of texts that are no web fonts. */
async function otherFonts(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-render-all', '');
    await document.fonts.ready;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  // The elements that contain text themselves.
  const query = '//body//*[text()[normalize-space()]]';
  const { searchId, resultCount } = await session.send('DOM.performSearch', { query });
  const results = { searchId, fromIndex: 0, toIndex: resultCount };
  const { nodeIds } = await session.send('DOM.getSearchResults', results);
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return used
    .flatMap(({ fonts }) => fonts)
    .filter(({ isCustomFont: isCustom, familyName }) => !isCustom || !webFonts.test(familyName));
}

test('shows a name with letters that are not in the content in the web fonts', {
  tag: '@once',
}, async ({ page }) => {
  await openLiveWallet(page);
  await fillName(page, 'Žofín Đặng');
  await expect.poll(() => otherFonts(page)).toEqual([]);
});

for (const { name, env } of fontSets) {
  test.describe(`with ${name} as the only system font`, { tag: '@once' }, () => {
    test.skip(!existsSync(env.FONTCONFIG_FILE), 'The fonts come from Debian packages.');
    let browser: Browser;
    test.beforeAll(async () => {
      const { launchOptions } = test.info().project.use;
      browser = await chromium.launch({ ...launchOptions, env: { ...process.env, ...env } });
    });
    test.afterAll(() => browser.close());

    for (const path of allPaths) {
      test(`nothing moves when fonts are late or fail (${path})`, async ({ baseURL }) => {
        for (const width of [390, 1440]) {
          const page = await browser.newPage({ viewport: { width, height: 844 }, baseURL });
          const release = await holdBack(page, '**/*.woff2');
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await layoutShifts(page), `${width} px, without fonts`).toEqual([]);
          release();
          await page.evaluate(() => document.fonts.ready);
          expect.soft(await layoutShifts(page), `${width} px, late fonts`).toEqual([]);
          expect.soft(await otherFonts(page)).toEqual([]);
          await page.close();
        }
      });
    }
  });
}
