import { expect, type Page, test } from '@playwright/test';
import { loadAllImages, scrollThrough } from '../../tools/quality/tools/page';
import { homeContent } from '../content';
import {
  alternativeTextsOutside,
  clippedText,
  invisibleText,
  visibleParts,
  wrongImages,
} from '../page-functions';
import { optionalFiles, startFailingServer } from '../site-server';
import { boardIn, showBoardIfPresent } from './boards';
import { dialog, front } from './live-wallet';
import {
  allPaths,
  collectPageProblems,
  holdBack,
  jumpTo,
  layoutShifts,
  menuButton,
  missingPath,
  paths,
  sharedPage,
  uncaughtErrors,
} from './support';
import { heldName, root, showTabs, tabs, toggle } from './tabs';

const widths = [320, 390, 600, 767, 768, 1024, 1440, 2560];

for (const path of allPaths) {
  test.describe(path, { tag: '@motion' }, () => {
    let problems: string[];
    const page = sharedPage(async (opened) => {
      const { baseURL = '', browserName } = test.info().project.use;
      problems = await collectPageProblems(opened, baseURL);
      if (browserName === 'chromium') await openWithLateFiles(opened, path);
      // At an anchor all sections are rendered before the page has loaded.
      else await opened.goto(`${path}#content`);
    });

    // Only Chromium reports layout shifts.
    test('no layout shift while fonts and images load late', { tag: '@chromium' }, async () => {
      expect(await layoutShifts(page())).toEqual([]);
    });

    if (path === '/')
      test('shows headline, passes and button above the fold', { tag: '@phone' }, async () => {
        await jumpTo(page().locator('body'));
        await expect(page().getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        const button = page().getByRole('main').getByText(homeContent.hero.button, { exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        const passes = page().getByRole('img', { name: homeContent.hero.picture.alt });
        // Its sides may be outside.
        const { y = -1, height = 0 } = (await passes.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(844);
        expect(height).toBeGreaterThan(150);
      });

    test('all text is visible, and every image loads as AVIF', { tag: '@desktop' }, async () => {
      await expect.poll(() => page().evaluate(invisibleText)).toEqual([]);
      await loadAllImages(page());
      expect(await page().evaluate(wrongImages)).toEqual([]);
    });

    test('no console error, CSP violation or request to another origin', {
      tag: '@desktop',
    }, async () => {
      if (await root(page()).count()) {
        await showTabs(page());
        for (const tab of await tabs(page()).all()) await tab.click();
        await toggle(page(), heldName).click();
      }
      await page().setViewportSize({ width: 390, height: 844 });
      await menuButton(page()).click();
      await menuButton(page()).click();
      await showBoardIfPresent(page());
      const liveWallet = page().locator('[data-live-wallet]').first();
      if (await liveWallet.count()) {
        await liveWallet.click();
        await expect(front(page())).toBeVisible();
        await page().keyboard.press('Escape');
        await expect(dialog(page())).toBeHidden();
      }
      expect(problems).toEqual([]);
    });

    test('no horizontal scrolling and no clipped text from 320 to 2560 px', {
      tag: '@desktop',
    }, async () => {
      for (const width of widths) {
        await page().setViewportSize({ width, height: 900 });
        const overflow = () =>
          page().evaluate(() => {
            scrollTo({ left: 500, behavior: 'instant' });
            return { scrollWidth: document.documentElement.scrollWidth, scrollX };
          });
        await expect.poll(overflow, `at ${width} px`).toEqual({ scrollWidth: width, scrollX: 0 });
        expect(await page().evaluate(clippedText, width), `at ${width} px`).toEqual([]);
      }
    });
  });
}

// At an anchor all sections are rendered before the page has loaded.
for (const path of allPaths) {
  test.describe(`without pictures, ${path}`, { tag: ['@motion', '@desktop'] }, () => {
    const page = sharedPage(async (opened) => {
      await opened.route(/\.(avif|webp)$/, (route) => route.abort());
      await opened.goto(`${path}#content`);
      await loadAllImages(opened);
    });

    for (const width of [320, 390])
      test(`no text, also alternative text, is outside the screen at ${width} px`, async () => {
        await page().setViewportSize({ width, height: 844 });
        expect(await page().evaluate(clippedText, width)).toEqual([]);
        expect(await page().evaluate(alternativeTextsOutside, width)).toEqual([]);
      });
  });
}

// At an anchor all sections are rendered before the page has loaded.
for (const path of [...paths.slice(0, 2), missingPath].map((path) => `${path}#content`)) {
  test.describe(`without some files, ${path}`, { tag: ['@motion', '@desktop'] }, () => {
    let errors: string[];
    let expected: Awaited<ReturnType<typeof visibleParts>>;
    const page = sharedPage(async (opened) => {
      errors = uncaughtErrors(opened);
      await opened.goto(path);
      expected = await opened.evaluate(visibleParts);
    });

    const failing = Object.entries(optionalFiles).map(
      ([kind, files]) => [kind, files, 'fail'] as const,
    );
    const { 'all of them': allFiles } = optionalFiles;
    for (const [kind, files, fault] of [...failing, ['files', allFiles, 'are damaged'] as const]) {
      test(`text, pictures and links remain if ${kind} ${fault}`, async () => {
        await using server = await startFailingServer(files, fault);
        await page().goto(server.origin + path);
        await expect.poll(() => page().evaluate(invisibleText)).toEqual([]);
        await page().evaluate(visibleParts);
        if (files.test('.js') && (await boardIn(page()).count()))
          await boardIn(page()).getByRole('alert').waitFor();
        await expect.poll(() => page().evaluate(visibleParts)).toEqual(expected);
        expect(errors.splice(0)).toEqual([]);
      });
    }
  });
}

/** Delays fonts and images until the first paint. */
async function openWithLateFiles(page: Page, path: string) {
  const release = await holdBack(page, /\.(woff2|avif|webp|svg)$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
}
