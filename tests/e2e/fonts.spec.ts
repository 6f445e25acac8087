import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { fonts } from '../../src/styles/fonts';
import { fontSets } from '../../tools/scripts/font-sets.ts';
import { homeContent } from '../content';
import { fillName, openLiveWallet } from './live-wallet';
import { allPaths, holdBack, jumpTo, layoutShifts } from './support';

const names = Object.values(fonts).map((name) => {
  const file = `node_modules/${name}/metadata.json`;
  return JSON.parse(readFileSync(file, 'utf8')).family;
});
const webFonts = new RegExp(`^(${names.join('|')})`);

/** The fonts of texts that are no web fonts. */
async function otherFonts(page: Page) {
  await jumpTo(page.locator('body'));
  await page.evaluate(() => document.fonts.ready);
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
  test.skip(!homeContent.liveWallet, 'the name is typed in the live wallet');
  await openLiveWallet(page);
  await fillName(page, 'Žofín Đặng');
  await expect.poll(() => otherFonts(page)).toEqual([]);
});

for (const [index, { name, env }] of fontSets.entries()) {
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
          // Those do not depend on the fonts of the system.
          if (index === 0) expect.soft(await otherFonts(page)).toEqual([]);
          await page.close();
        }
      });
    }
  });
}
