import { expect, type Locator, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectExternal } from './sections';
import { allPaths, expectScrolledTo, menuButton, navigation } from './support';

// Firefox's driver cannot turn scripts off: there tests/webkit is the second engine.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const unseen = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ textContent }) => textContent),
  );

for (const path of allPaths) {
  test(`without JavaScript everything can be read and reached (${path})`, {
    tag: path === `/${pages[0]?.id}` ? '@chromium' : ['@chromium', '@desktop'],
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    await test.step('all headings', async () => {
      expect(await unseen(page.getByRole('heading', { includeHidden: true }))).toEqual([]);
    });

    const tabs = pages.find(({ id }) => path === `/${id}`)?.page.advantages.tabs ?? [];
    await test.step('all tab panels can be read, one below the other', async () => {
      const panels = page.getByRole('tabpanel');
      const lines = panels.getByRole('listitem');
      await expect(lines).toHaveText(tabs.flatMap(({ advantages }) => advantages));
      expect(await unseen(lines)).toEqual([]);
      const tops = await panels.evaluateAll((all) =>
        all.map((panel) => panel.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(tabs.length);
      for (const [index, { title }] of tabs.entries())
        await expect(panels.nth(index)).toHaveAccessibleName(title);
      await expect(page.getByRole('button', { name: site.tabs.pause })).toHaveCount(0);
    });

    if (path === '/') {
      await test.step("'Make It {product}' is a plain link to the application site in a new tab", async () => {
        await expectExternal(page.getByRole('link', { name: `Make It ${site.name}` }), '/demo');
      });
    }

    await test.step("the menu's links can be reached, and lead to their sections", async () => {
      if (isMobile) {
        await expect(navigation(page)).toBeHidden();
        await menuButton(page).click();
      }
      const links = navigation(page).getByRole('link');
      expect(await unseen(links)).toEqual([]);
      await links.filter({ hasText: 'How It Works' }).click();
      // Only a script could close the menu on a link of the page: here its own button does.
      if (isMobile) await menuButton(page).click();
      await expectScrolledTo(page, 'how-it-works');
    });
  });
}
