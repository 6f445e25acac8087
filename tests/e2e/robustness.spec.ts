import { expect, type Page, test } from '@playwright/test';
import { homeContent, pages } from '../content';
import { wordsOutside } from '../in-page';
import { allPaths, menuButton, scrollThrough, watchForTrouble } from './support';
import { section, showTabs, tabs } from './tabs';

const phones = [320, 360, 390, 600, 767];
const screens = [768, 1024, 1440, 1920, 2560];

for (const path of allPaths) {
  test(`nothing scrolls sideways and no words are cut off, from 320 to 2560 px (${path})`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    for (const width of isMobile ? phones : screens) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`)
        .toBe(width);
      await page.evaluate(() => scrollTo({ left: 500, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollX), `sideways at ${width}`).toBe(0);
      expect(await page.evaluate(wordsOutside, width), `cut off at ${width}`).toEqual([]);
    }
  });

  test(`the layers of the style keep their order, whichever is bundled first (${path})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    const first = await page.evaluate(() => {
      const rule = document.styleSheets[0]?.cssRules[0];
      return rule instanceof CSSLayerStatementRule ? [...rule.nameList] : [];
    });
    expect(first).toEqual(['reset', 'tokens', 'base', 'parts', 'sections']);
  });

  // Only Chromium measures shifts.
  test(`no layout shift while the whole page is read (${path})`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await noteShifts(page);
    await page.goto(path);
    await entrancesEnd(page);
    await scrollThrough(page);
    expect(await shifts(page)).toEqual([]);
  });

  for (const [late, files] of [
    ['fonts', /\.woff2$/],
    ['pictures', /\.(avif|webp|svg)$/],
  ] as const) {
    test(`no layout shift when the ${late} come late (${path})`, { tag: '@chromium' }, async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      await noteShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      );
      // Late: the browser has given up waiting and painted without them.
      release();
      await page.evaluate(() => document.fonts.ready);
      await entrancesEnd(page);
      await scrollThrough(page);
      expect(await shifts(page)).toEqual([]);
    });
  }

  test(`no console error, CSP violation or request to another origin in any state (${path})`, {
    tag: '@motion',
  }, async ({ page, baseURL }) => {
    const trouble = await watchForTrouble(page, baseURL ?? '');
    await page.goto(path);
    await scrollThrough(page);
    if (await section(page).count()) {
      await showTabs(page);
      for (const tab of await tabs(page).all()) await tab.click();
      await page.getByRole('button', { name: 'Pause' }).click();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await menuButton(page).click();
    await menuButton(page).click();
    expect(trouble).toEqual([]);
  });
}

async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { shifts: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} '${node?.textContent?.trim().slice(0, 40)}' y ${from.y} to ${to.y}, height ${from.height} to ${to.height}`,
        );
        noted.push(`${value.toFixed(5)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moves in as the page opens has arrived, and two frames have passed. */
async function entrancesEnd(page: Page) {
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[]);

for (const { id } of pages) {
  test(`the tabs' script arrives only as they come near (/${id})`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`/${id}`, { waitUntil: 'networkidle' });
    const atLoad = [...scripts];
    expect(atLoad.filter((url) => url.includes('tabs'))).toEqual([]);
    await showTabs(page);
    expect(scripts.length).toBeGreaterThan(atLoad.length);
  });
}

test('on a 390×844 phone the hero shows headline, passes and button at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const button = page.getByRole('main').getByText(homeContent.hero.button, { exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  const passes = page.getByRole('img', { name: homeContent.hero.picture.alt });
  const box = await passes.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(box?.height).toBeGreaterThan(150);
});
