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

// No transition between pages: its picture of the old one takes no clicks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a path with a slash at its end reaches the page too', { tag: '@once' }, async ({
  request,
  baseURL,
}) => {
  for (const { id } of pages) {
    expect((await request.get(`/${id}/`)).url()).toBe(`${baseURL}/${id}`);
  }
});

/** Opens a use case from its card, at the end of a page. */
async function openUseCase(page: Page, { id, name }: { id: string; name: string }) {
  const link = learnMoreLink(page, name);
  await scrollUntilUncovered(link);
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await clickWithoutScrolling(link);
  await expect(page).toHaveURL(`/${id}`);
}

/** As the button does; a driver's own way back waits for a load, and an anchor has none. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });

test('On every path change the view scrolls to the top', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await test.step("from a use case's 'Learn More' to its page, and on by its related cards", async () => {
    for (const vertical of pages) {
      await page.evaluate(() => {
        addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
      });
      await openUseCase(page, vertical);
      expect(await scrollTop(page)).toBe(0);
    }
  });

  await test.step('Back returns to where one was', async () => {
    const left = await page.evaluate(() => Math.round(Number(sessionStorage.getItem('left'))));
    expect(left).toBeGreaterThan(500);
    await goBack(page);
    await expect(page).toHaveURL(`/${pages.at(-2)?.id}`);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
  });

  await test.step('home again by the logo', async () => {
    await jumpTo(page.locator('body'));
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('Back from an anchor, too', async () => {
    await navigation(page).getByRole('link', { name: 'How It Works' }).click();
    await expectScrolledTo(page, 'how-it-works');
    await goBack(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/');
  });

  await test.step('Sign In and Get Demo open the external application site in a new tab', async () => {
    await context.route(`${appUrl}/**`, (route) => route.fulfill({ body: 'application' }));
    for (const [name, path] of [
      ['Sign In', '/sign-in'],
      ['Get Demo', '/demo'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await navigation(page).getByRole('link', { name }).click();
      await expect(await opened).toHaveURL(`${appUrl}${path}`);
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });
});

test('Header nav of the home page leads to its anchors, not hidden under the header', async ({
  page,
}) => {
  await page.goto('/');
  await jumpTo(page.getByRole('contentinfo'));
  for (const [name, anchor] of [
    ['Home', 'home'],
    ['Use Cases', 'use-cases'],
    ['How It Works', 'how-it-works'],
    ['Contact', 'contact'],
  ] as const) {
    await (await openNavigation(page)).getByRole('link', { name, exact: true }).click();
    await expectScrolledTo(page, anchor);
    await expect(page).toHaveURL(`/#${anchor}`);
  }
});

// The other verticals have the same parts, and vertical-pages.spec.ts follows every link to them.
for (const path of paths.slice(0, 2)) {
  test(`Anchors: each exists once and opens there from an address (${path})`, {
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
