import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import {
  appUrl,
  clickWithoutScrolling,
  expectScrolledTo,
  jumpTo,
  learnMoreLink,
  navigation,
  openNavigation,
  paths,
  scrollTop,
  scrollUntilUncovered,
} from './support';

// Without motion: during a view transition the page takes no clicks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('redirects a path with a trailing slash', { tag: '@once' }, async ({ request, baseURL }) => {
  for (const { id } of pages) expect((await request.get(`/${id}/`)).url()).toBe(`${baseURL}/${id}`);
});

/** Not `page.goBack()`, which waits for a load event that an anchor does not have. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('On every path change the view scrolls to the top', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await test.step("'Learn More' and related cards open the page of a use case at its top", async () => {
    for (const { id, name } of pages) {
      await page.evaluate(() => {
        addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
      });
      const link = learnMoreLink(page, name);
      await scrollUntilUncovered(link);
      expect(await scrollTop(page)).toBeGreaterThan(500);
      await clickWithoutScrolling(link);
      await expect(page).toHaveURL(`/${id}`);
      expect(await scrollTop(page)).toBe(0);
    }
  });

  await test.step('Back restores the scroll position', async () => {
    const left = await page.evaluate(() => Math.round(Number(sessionStorage.getItem('left'))));
    expect(left).toBeGreaterThan(500);
    await goBack(page);
    await expect(page).toHaveURL(`/${pages.at(-2)?.id}`);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
  });

  await test.step('the logo leads to the top of the home page', async () => {
    await jumpTo(page.locator('body'));
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('Back from an anchor restores the scroll position', async () => {
    await navigation(page).getByRole('link', { name: 'How It Works' }).click();
    await expectScrolledTo(page, 'how-it-works');
    await goBack(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/');
  });

  await test.step('Sign In and Get Demo open the external application site in a new tab', async () => {
    const context = page.context();
    await context.route(`${appUrl}/**`, (route) => route.fulfill({ body: 'application' }));
    const links = { 'Sign In': '/sign-in', 'Get Demo': '/demo?from=home-header' };
    for (const [name, path] of Object.entries(links)) {
      const opened = context.waitForEvent('page');
      await navigation(page).getByRole('link', { name }).click();
      await expect(await opened).toHaveURL(`${appUrl}${path}`);
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });
});

test('the navigation of the home page scrolls to its anchors', async ({ page }) => {
  await page.goto('/');
  await jumpTo(page.getByRole('contentinfo'));
  for (const name of ['Home', 'Use Cases', 'How It Works', 'Contact']) {
    const anchor = name.toLowerCase().replaceAll(' ', '-');
    await (await openNavigation(page)).getByRole('link', { name, exact: true }).click();
    await expectScrolledTo(page, anchor);
    await expect(page).toHaveURL(`/#${anchor}`);
  }
});

// The other verticals have the same sections, and vertical-pages.spec.ts follows every link to them.
for (const path of paths.slice(0, 2)) {
  test(`each anchor exists once, and the page opens there (${path})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const anchors = ['use-cases', 'how-it-works', 'contact'];
    if (path !== '/') anchors.push('advantages');
    for (const anchor of anchors) {
      await page.goto('about:blank');
      await page.goto(`${path}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
      await expectScrolledTo(page, anchor);
    }
  });
}
