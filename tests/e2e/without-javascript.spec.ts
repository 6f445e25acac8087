import { expect, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectExternal } from './sections';
import {
  allPaths,
  expectArrivedAt,
  menuButton,
  navigation,
  nowhere,
  onlyOnceOnAPhone,
} from './support';

// Firefox's driver cannot turn scripts off: there tests/webkit is the second engine.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const path of allPaths) {
  test(`without JavaScript everything can be read and reached (${path})`, {
    tag: ['@chromium', ...onlyOnceOnAPhone(path)],
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    for (const heading of await page.getByRole('heading').all())
      await expect(heading).toBeVisible();

    const vertical = pages.find(({ id }) => path === `/${id}`);
    await test.step('all tab panels can be read, one below the other', async () => {
      const tops: number[] = [];
      for (const { title, advantages } of vertical?.page.advantages.tabs ?? []) {
        const panel = page.getByRole('tabpanel', { name: title, exact: true });
        await expect(panel.getByRole('listitem')).toHaveText(advantages);
        for (const line of await panel.getByRole('listitem').all())
          await expect(line).toBeVisible();
        tops.push((await panel.boundingBox())?.y ?? 0);
      }
      expect(new Set(tops).size).toBe(tops.length);
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
      for (const link of await links.all()) await expect(link).toBeVisible();
      await links.filter({ hasText: 'How It Works' }).click();
      // Only a script could close the menu on a link of the page: here its own button does.
      if (isMobile && path !== nowhere) await menuButton(page).click();
      await expectArrivedAt(page, 'how-it-works');
    });
  });
}
