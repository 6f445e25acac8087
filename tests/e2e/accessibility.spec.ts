import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../audit/axe';
import { pages } from '../content';
import { allPaths, menuButton, scrollThrough } from './support';
import { showTabs, tabs } from './tabs';

// Still pages: a colour in the middle of a change is no colour to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page, within?: string) {
  expect(await violations(page, within)).toEqual([]);
}

for (const path of allPaths) {
  // Axe reads the document and its styles, which are the same in another engine.
  test(`axe finds no violation at 320, 768 and 1440 px (${path})`, {
    tag: '@chromium',
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    for (const width of isMobile ? [320] : [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await expectNoViolations(page);
    }
  });

  test(`axe finds no violation with the menu open (${path})`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    await menuButton(page).click();
    await expectNoViolations(page);
  });

  test(`one first heading, no level skipped, and the landmarks (${path})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    for (const landmark of ['banner', 'main'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

for (const { id } of pages) {
  test(`axe finds no violation with each tab selected (/${id})`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto(`/${id}`);
    await showTabs(page);
    for (const tab of await tabs(page).all()) {
      await tab.click();
      await expectNoViolations(page, '[data-tabs]');
    }
  });
}
