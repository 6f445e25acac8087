import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import {
  clickInPlace,
  expectArrivedAt,
  jumpTo,
  learnMore,
  openNavigation,
  paths,
  scrollUntilFree,
  viewTop,
} from './support';

// No transition between pages: its picture of the old one takes no clicks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Screens and routes', { tag: '@once' }, async ({ page }) => {
  for (const [path, screen, headline] of [
    ['/', 'Home (landing) page', 'Your business, in their wallet'],
    ['/hotels', 'Hotels landing page', 'Digital Passes that replace cards, apps & Pdfs'],
    [
      '/offices',
      'Offices and Co-Working landing page',
      'Your Staff Is Already Digital. Is Your Entry System?',
    ],
    [
      '/real-estate',
      'Real Estate Management landing page',
      'Digital Passes that replace cards, apps & Pdfs',
    ],
  ] as const) {
    await test.step(`${path}: ${screen}`, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    });
  }
  for (const { id } of pages) {
    await test.step(`/${id}/ reaches /${id} too`, async () => {
      await page.goto(`/${id}/`);
      await expect(page).toHaveURL(`/${id}`);
    });
  }
});

/** Opens a use case from its card, at the end of a page. */
async function openUseCase(page: Page, { id, name }: { id: string; name: string }) {
  const link = learnMore(page, name);
  await scrollUntilFree(link);
  expect(await viewTop(page)).toBeGreaterThan(500);
  await clickInPlace(link);
  await expect(page).toHaveURL(`/${id}`);
}

/** As the button does; a driver's own way back waits for a load, and an anchor has none. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });

test('On every path change the view scrolls to the top', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await test.step("from a use case's 'Learn More' to its page, and on by its related cards", async () => {
    for (const vertical of pages) {
      await openUseCase(page, vertical);
      expect(await viewTop(page)).toBe(0);
    }
  });
  await test.step('home again by the logo', async () => {
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
    expect(await viewTop(page)).toBe(0);
  });
});

test('Back returns to where one was', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const [vertical] = pages as [(typeof pages)[number]];
  await page.evaluate(() => {
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
  });
  await openUseCase(page, vertical);
  await goBack(page);
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => Math.round(Number(sessionStorage.getItem('left'))));
  expect(left).toBeGreaterThan(500);
  await expect.poll(async () => Math.abs((await viewTop(page)) - left)).toBeLessThan(3);

  await test.step('from an anchor, too', async () => {
    await page.goto('/');
    await (await openNavigation(page)).getByRole('link', { name: 'How It Works' }).click();
    await expectArrivedAt(page, 'how-it-works');
    await goBack(page);
    await expect.poll(() => viewTop(page)).toBe(0);
    await expect(page).toHaveURL('/');
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
    await expectArrivedAt(page, anchor);
    await expect(page).toHaveURL(`/#${anchor}`);
  }
});

// The others are opened at an anchor in first-paint.spec.ts, and led to each in vertical-pages.spec.ts.
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
      await expectArrivedAt(page, anchor);
    }
  });
}
