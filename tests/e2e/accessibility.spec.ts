import { expect, test } from '@playwright/test';
import { violations } from '../../audit/axe';
import { allPaths, firstPaint, menuButton } from './support';
import { section, showTabs, tabs } from './tabs';

// Still pages: a colour in the middle of a change is no colour to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of allPaths) {
  // Axe reads the document and its styles, which are the same in another engine.
  test(`axe finds no violation in any state, at 320 and 1440 px (${path})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    await firstPaint(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `at ${width} px`).toEqual([]);
    }
    await menuButton(page).click();
    expect(await violations(page, 'header'), 'menu open').toEqual([]);
    await menuButton(page).click();

    await page.setViewportSize({ width: 1440, height: 900 });
    if ((await section(page).count()) === 0) return;
    await showTabs(page);
    for (const tab of (await tabs(page).all()).slice(1)) {
      await tab.click();
      expect(await violations(page, '[data-tabs]')).toEqual([]);
    }
  });
}
