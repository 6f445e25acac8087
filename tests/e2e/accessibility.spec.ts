import { expect, test } from '@playwright/test';
import { violations } from '../../audit/axe';
import { allPaths, menuButton } from './support';
import { section, showTabs, tabs } from './tabs';

// Still pages: a colour in the middle of a change is no colour to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of allPaths) {
  // Axe reads the document and its styles, which are the same in another engine.
  test(`axe finds no violation in any state, at 320 and 1440 px (${path})`, {
    tag: '@chromium',
  }, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
    expect(await violations(page)).toEqual([]);
    if (isMobile) {
      await menuButton(page).click();
      expect(await violations(page, 'header')).toEqual([]);
    } else if (await section(page).count()) {
      await showTabs(page);
      for (const tab of (await tabs(page).all()).slice(1)) {
        await tab.click();
        expect(await violations(page, '[data-tabs]')).toEqual([]);
      }
    }
  });
}
