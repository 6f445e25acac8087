import { expect, type Page, test } from '@playwright/test';
import { pages, site, verticals } from '../content';
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

test.describe('Screens and routes', () => {
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
    test(`${path}: ${screen}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    });
  }

  for (const { id, page: content } of pages) {
    test(`/${id}/ reaches /${id} too`, { tag: '@once' }, async ({ page }) => {
      await page.goto(`/${id}/`);
      await expect(page).toHaveURL(`/${id}`);
      await expect(page).toHaveTitle(content.meta.title);
    });
  }
});

test.describe('On every path change the view scrolls to the top', () => {
  test('from a use case on the home page to its page, and home again by the logo', async ({
    page,
  }) => {
    // No transition between pages: its picture of the old one takes no clicks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const { id, name } of pages) {
      const link = learnMore(page, name);
      await scrollUntilFree(link);
      expect(await viewTop(page)).toBeGreaterThan(500);
      await clickInPlace(link);
      await expect(page).toHaveURL(`/${id}`);
      expect(await viewTop(page)).toBe(0);
      await page.getByRole('banner').getByRole('link', { name: site.name }).click();
      await expect(page).toHaveURL('/');
      expect(await viewTop(page)).toBe(0);
    }
  });

  test('from one vertical to the next by its related cards', async ({ page }) => {
    // No transition between pages: its picture of the old one takes no clicks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first] = pages;
    await page.goto(`/${first?.id}`);
    for (const { id, name } of [...pages.slice(1), ...pages.slice(0, 1)]) {
      const link = learnMore(page, name);
      await scrollUntilFree(link);
      await clickInPlace(link);
      await expect(page).toHaveURL(`/${id}`);
      expect(await viewTop(page)).toBe(0);
    }
  });
});

/** As the button does; a driver's own way back waits for a load, and an anchor has none. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });

test('Back returns to where one was', async ({ page }) => {
  // No transition between pages: its picture of the old one takes no clicks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const [vertical] = pages;
  const link = learnMore(page, vertical?.name ?? '');
  await scrollUntilFree(link);
  await page.evaluate(() => {
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY)));
  });
  await clickInPlace(link);
  await expect(page).toHaveURL(`/${vertical?.id}`);
  await goBack(page);
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => Math.round(Number(sessionStorage.getItem('left'))));
  expect(left).toBeGreaterThan(500);
  await expect.poll(async () => Math.abs((await viewTop(page)) - left)).toBeLessThan(3);
});

test('Back from an anchor returns to where one was', async ({ page }) => {
  await page.goto('/');
  await (await openNavigation(page)).getByRole('link', { name: 'How It Works' }).click();
  await expectArrivedAt(page, 'how-it-works');
  await goBack(page);
  await expect.poll(() => viewTop(page)).toBe(0);
  await expect(page).toHaveURL('/');
});

test.describe('Anchors: #use-cases, #how-it-works, #contact', () => {
  for (const [name, anchor] of [
    ['Use Cases', 'use-cases'],
    ['How It Works', 'how-it-works'],
    ['Contact', 'contact'],
    ['Home', 'home'],
  ] as const) {
    test(`Header nav: ${name} scrolls the home page to #${anchor}, not hidden under the header`, async ({
      page,
    }) => {
      await page.goto('/');
      if (anchor === 'home') await jumpTo(page.locator('#how-it-works'));
      await (await openNavigation(page)).getByRole('link', { name, exact: true }).click();
      await expectArrivedAt(page, anchor);
      await expect(page).toHaveURL(`/#${anchor}`);
    });
  }

  for (const path of paths) {
    test(`${path}: each anchor exists once and opens there from an address`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const anchors = ['use-cases', 'how-it-works', 'contact'];
      if (path !== '/') anchors.push('advantages');
      for (const anchor of anchors) {
        await page.goto('about:blank');
        await page.goto(`${path}#${anchor}`);
        await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
        await expectArrivedAt(page, anchor);
      }
      await expect(page.getByRole('contentinfo')).toHaveId('contact');
    });
  }

  for (const path of paths) {
    test(`${path}: every link inside the site leads somewhere`, { tag: '@once' }, async ({
      page,
      request,
    }) => {
      await page.goto(path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
      for (const href of new Set(links)) {
        if (href.startsWith('#'))
          await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
        else if (href.startsWith('/')) expect((await request.get(href)).status(), href).toBe(200);
        else expect(href).toMatch(/^https:/);
      }
    });
  }
});

test('verticals without a page have no route, and those with one are all routes', {
  tag: '@once',
}, async ({ request }) => {
  for (const { id, page } of verticals) {
    expect((await request.get(`/${id}`)).status(), `/${id}`).toBe(page ? 200 : 404);
  }
});
