import { expect, type Locator, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectExternal } from './sections';
import { allPaths, expectScrolledTo, menuButton, navigation } from './support';

// The driver of Firefox cannot turn JavaScript off; tests/webkit covers a second engine.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const invisible = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ textContent }) => textContent),
  );

for (const path of allPaths) {
  test(`headings, tab panels and navigation work without JavaScript (${path})`, {
    tag: path === `/${pages[0]?.id}` ? '@chromium' : ['@chromium', '@desktop'],
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    expect(await invisible(page.getByRole('heading', { includeHidden: true }))).toEqual([]);

    const tabs = pages.find(({ id }) => path === `/${id}`)?.page.advantages.tabs ?? [];
    const panels = page.getByRole('tabpanel');
    const advantages = panels.getByRole('listitem');
    await expect(advantages).toHaveText(tabs.flatMap((tab) => tab.advantages));
    expect(await invisible(advantages)).toEqual([]);
    const tops = await panels.evaluateAll((all) =>
      all.map((panel) => panel.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(tabs.length);
    for (const [index, { title }] of tabs.entries())
      await expect(panels.nth(index)).toHaveAccessibleName(title);
    await expect(page.getByRole('button', { name: site.tabs.pause })).toHaveCount(0);

    if (path === '/')
      await expectExternal(page.getByRole('link', { name: `Make It ${site.name}` }), '/demo');

    if (isMobile) {
      await expect(navigation(page)).toBeHidden();
      await menuButton(page).click();
    }
    const links = navigation(page).getByRole('link');
    expect(await invisible(links)).toEqual([]);
    await links.filter({ hasText: 'How It Works' }).click();
    // Closing the menu on a link needs JavaScript.
    if (isMobile) await menuButton(page).click();
    await expectScrolledTo(page, 'how-it-works');
  });
}
