import { expect, type Page, test } from '@playwright/test';
import { loadAllImages, scrollThrough } from '../../quality/tools/page';
import { homeContent, site } from '../content';
import { clippedText, invisibleText } from '../page-functions';
import { allPaths, collectPageProblems, menuButton, shareOnePage } from './support';
import { section, showTabs, tabs } from './tabs';

const widths = [320, 360, 390, 600, 767, 768, 1024, 1440, 1920, 2560];

for (const path of allPaths) {
  // Only Chromium reports layout shifts.
  test(`no layout shift on a phone while fonts and images load late (${path})`, {
    tag: ['@chromium', '@phone'],
  }, async ({ page }) => {
    await openWithLateFiles(page, path);
    expect(await layoutShifts(page)).toEqual([]);
    if (path !== '/') return;

    await test.step('the first screen shows headline, passes and button', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const button = page.getByRole('main').getByText(homeContent.hero.button, { exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      const passes = page.getByRole('img', { name: homeContent.hero.picture.alt });
      // Its sides may be outside.
      const { y = -1, height = 0 } = (await passes.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(844);
      expect(height).toBeGreaterThan(150);
    });
  });

  test.describe(path, { tag: ['@motion', '@desktop'] }, () => {
    let page: Page;
    let problems: string[];
    shareOnePage(async (newPage, { baseURL, browserName }) => {
      page = newPage;
      problems = await collectPageProblems(page, baseURL ?? '');
      if (browserName === 'chromium') await openWithLateFiles(page, path);
      else await page.goto(path);
    });

    test('no layout shift while fonts and images load late', { tag: '@chromium' }, async () => {
      expect(await layoutShifts(page)).toEqual([]);
    });

    test('all text is visible, and every image loads as AVIF', async () => {
      await expect.poll(() => page.evaluate(invisibleText)).toEqual([]);
      await loadAllImages(page);
      const wrong = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .filter(({ currentSrc, naturalWidth }) => !naturalWidth || !currentSrc.endsWith('.avif'))
          .map(({ alt, currentSrc }) => `${alt} ${currentSrc}`),
      );
      expect(wrong).toEqual([]);
    });

    test('no console error, CSP violation or request to another origin', async () => {
      if (await section(page).count()) {
        await showTabs(page);
        for (const tab of await tabs(page).all()) await tab.click();
        await page.getByRole('button', { name: site.tabs.pause, exact: true }).click();
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await menuButton(page).click();
      await menuButton(page).click();
      expect(problems).toEqual([]);
    });

    test('no horizontal scrolling and no clipped text from 320 to 2560 px', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = () =>
          page.evaluate(() => {
            scrollTo({ left: 500, behavior: 'instant' });
            return { scrollWidth: document.documentElement.scrollWidth, scrollX };
          });
        await expect.poll(overflow, `at ${width} px`).toEqual({ scrollWidth: width, scrollX: 0 });
        expect(await page.evaluate(clippedText, width), `at ${width} px`).toEqual([]);
      }
    });
  });
}

/** Records layout shifts, and delays fonts and images until the first paint. */
async function openWithLateFiles(page: Page, path: string) {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.(woff2|avif|webp|svg)$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(recordLayoutShifts);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  release();
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
}

function recordLayoutShifts() {
  const shifts: string[] = [];
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number;
        sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      // A number at the right edge of a pass is a fraction of a pixel wider in its own font.
      if (value < 0.0001) continue;
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} '${node?.textContent?.trim().slice(0, 40)}' y ${from.y} to ${to.y}, height ${from.height} to ${to.height}`,
      );
      shifts.push(`${value.toFixed(5)} ${moved.join(' | ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const layoutShifts = () => {
    record(observer.takeRecords());
    return shifts;
  };
  Object.assign(window, { layoutShifts });
}

const layoutShifts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'layoutShifts') as () => string[])());

test('style layers have a fixed order', { tag: '@once' }, async ({ request }) => {
  for (const path of allPaths) {
    const [, css = ''] = /<style[^>]*>([^<]*)/.exec(await (await request.get(path)).text()) ?? [];
    const layers = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
      names.split(/, ?/),
    );
    expect([...new Set(layers)], path).toEqual(['reset', 'tokens', 'base', 'parts', 'sections']);
  }
});
