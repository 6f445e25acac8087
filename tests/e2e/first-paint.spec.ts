import { expect, type Page, test } from '@playwright/test';
import { desktopOnlyAfterFirstVertical, expectScrolledTo, holdBack, paths } from './support';

/** Records each change of the attribute that skips the layout below the first screen. */
async function recordSkipping(page: Page) {
  await page.addInitScript(() => {
    const recorded: boolean[] = [];
    Object.assign(window, { recorded });
    new MutationObserver(() => {
      recorded.push(document.documentElement.hasAttribute('data-first-paint'));
    }).observe(document, { subtree: true, attributeFilter: ['data-first-paint'] });
  });
}

const recorded = (page: Page) => page.evaluate(() => Reflect.get(window, 'recorded') as boolean[]);

/** For each skipped part of the page, whether it starts below the first screen. */
const skippedParts = (page: Page) =>
  page.locator('main > :not(link, script), footer').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
      .map((part) => {
        const { top } = part.getBoundingClientRect();
        return top + Number.parseFloat(getComputedStyle(part).paddingTop) >= innerHeight;
      }),
  );

for (const path of paths) {
  // Firefox's driver cannot run a script before the page's own.
  test(`skips the layout below the first screen until the first paint (${path})`, {
    tag: ['@chromium', ...desktopOnlyAfterFirstVertical(path)],
  }, async ({ page }) => {
    await recordSkipping(page);

    await test.step('starts skipping, and stops', async () => {
      await page.goto(path);
      await expect.poll(() => recorded(page)).toEqual([true, false]);
      expect(await skippedParts(page)).toEqual([]);
    });

    await test.step('skips only what is below the first screen', async () => {
      await page.locator('html').evaluate((root) => root.toggleAttribute('data-first-paint', true));
      const parts = await skippedParts(page);
      expect(parts.length).toBeGreaterThan(3);
      expect(parts).not.toContain(false);
    });

    // The script is the same on all pages.
    if (path !== '/') return;
    await test.step('skips nothing after a reload', async () => {
      await page.reload();
      expect(await recorded(page)).toEqual([]);
    });

    await test.step('skips nothing when the page opens at an anchor', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('about:blank');
      await page.goto('/#contact');
      expect(await recorded(page)).toEqual([]);
      await expectScrolledTo(page, 'contact');
    });
  });
}

test('stops skipping when the picture of the first screen has loaded, before the page has', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdBack(page, '**/_astro/Document*.js');
  await page.goto('/hotels', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
});

test('paints nothing below the first screen before its styles have loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdBack(page, '**/below.*.css');
  await page.goto('/hotels', { waitUntil: 'commit' });
  const first = page.locator('img[fetchpriority=high]');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#advantages, footer')).toHaveCount(0);
  release();
  await expect(page.locator('footer')).toBeVisible();
});
