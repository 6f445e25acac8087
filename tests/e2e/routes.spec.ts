import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectHeaderLink } from './sections';
import { expectScrolledTo, jumpTo, learnMoreLink, navigation, paths, scrollTop } from './support';

// Without motion: during a view transition the page takes no clicks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Not `page.goBack()`, which waits for a load event that an anchor does not have. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('On every path change the view scrolls to the top', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const left = () => page.evaluate(() => Math.round(Number(sessionStorage.getItem('left'))));
  await test.step('use case cards and related cards open the page of a use case at its top', async () => {
    for (const { id } of pages) {
      await page.evaluate(() => {
        addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
      });
      await learnMoreLink(page, id).click();
      await expect(page).toHaveURL(`/${id}`);
      expect(await left()).toBeGreaterThan(500);
      expect(await scrollTop(page)).toBe(0);
    }
  });

  await test.step('Back restores the scroll position', async () => {
    const position = await left();
    await goBack(page);
    await expect(page).toHaveURL(paths.at(-2) ?? '');
    await expect.poll(async () => Math.abs((await scrollTop(page)) - position)).toBeLessThan(3);
  });

  await test.step('the logo leads to the top of the home page', async () => {
    await jumpTo(page.locator('body'));
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('Back from an anchor restores the scroll position', async () => {
    await navigation(page).locator('[href="#how-it-works"]').click();
    await expectScrolledTo(page, 'how-it-works');
    await goBack(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/');
  });
});

test('the navigation of the home page scrolls to its anchors', async ({ page }) => {
  await page.goto('/');
  await jumpTo(page.getByRole('contentinfo'));
  for (const link of site.navigation.home) await expectHeaderLink(page, '/', link);
});
