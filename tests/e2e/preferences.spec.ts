import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content';
import { allPaths, jumpTo, menuButton, scrollThrough } from './support';
import { showTabs, tabs } from './tabs';

// @chromium: Firefox's driver does not pass on a wish for stillness or for forced colours.

/** What moves by itself now: entrances, view timelines, the clock of the tabs, transitions. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => Reflect.get(animation, 'animationName') ?? 'a transition'),
  );

for (const path of allPaths) {
  test(`nothing moves under reduced motion (${path})`, { tag: '@chromium' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await moving(page)).toEqual([]);
    await scrollThrough(page);
    expect(await moving(page)).toEqual([]);
    const scrolling = () => getComputedStyle(document.documentElement).scrollBehavior;
    expect(await page.evaluate(scrolling)).toBe('auto');
  });

  test(`at 400 % zoom of a 1280×1024 window everything is there, downwards only (${path})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const heading of await page.getByRole('heading').all()) {
      await jumpTo(heading);
      await expect(heading).toBeInViewport();
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await menuButton(page).click();
    const last = page.getByRole('navigation').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test(`in forced colours every button keeps an edge (${path})`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const edges = await page
      .locator('[data-look]')
      .evaluateAll((buttons) =>
        buttons.map((button) => [getComputedStyle(button).borderTopWidth, button.textContent]),
      );
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.filter(([width]) => width !== '2px')).toEqual([]);
  });

  test(`on paper every heading is there, and what only a screen needs is not (${path})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    await page.emulateMedia({ media: 'print' });
    for (const heading of await page.getByRole('heading').all())
      await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  });
}

for (const { id } of pages) {
  test(`in forced colours the selected tab is underlined (/${id})`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(`/${id}`);
    await showTabs(page);
    const underline = (tab: Element) => {
      const clock = tab.querySelector('[data-clock]');
      if (!clock) return undefined;
      const { backgroundColor, visibility } = getComputedStyle(clock, '::after');
      return visibility === 'visible' && backgroundColor;
    };
    const lines = await Promise.all((await tabs(page).all()).map((tab) => tab.evaluate(underline)));
    const highlight = await page.evaluate(() => {
      document.body.style.color = 'Highlight';
      return getComputedStyle(document.body).color;
    });
    expect(lines).toEqual(lines.map((_, index) => index === 0 && highlight));
  });
}
