import { expect, type Page, test } from '@playwright/test';
import { desktopOnlyAfterFirstVertical, expectScrolledTo, paths } from './support';

/** Notes each time that parts of the page are set aside for the first paint, or taken up again. */
async function noteSettingAside(page: Page) {
  await page.addInitScript(() => {
    const noted: boolean[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      noted.push(document.documentElement.hasAttribute('data-fresh'));
    }).observe(document, { subtree: true, attributeFilter: ['data-fresh'] });
  });
}

const noted = (page: Page) => page.evaluate(() => Reflect.get(window, 'noted') as boolean[]);

/** As first-paint.css sets them aside: whether all that can be seen of them is below the first screen. */
const setAside = (page: Page) =>
  page.locator('main > *, footer').evaluateAll((parts) =>
    parts
      .filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
      .map((part) => {
        const { top } = part.getBoundingClientRect();
        return top + Number.parseFloat(getComputedStyle(part).paddingTop) >= innerHeight;
      }),
  );

for (const path of paths) {
  // Firefox's driver cannot run a script before the page's own.
  test(`the first paint does without what lies below the first screen (${path})`, {
    tag: ['@chromium', ...desktopOnlyAfterFirstVertical(path)],
  }, async ({ page }) => {
    await noteSettingAside(page);

    await test.step('what lies below is set aside until then only', async () => {
      await page.goto(path);
      await expect.poll(() => noted(page)).toEqual([true, false]);
      expect(await setAside(page)).toEqual([]);
    });

    await test.step('and it all lies below', async () => {
      await page.locator('html').evaluate((root) => root.toggleAttribute('data-fresh', true));
      const below = await setAside(page);
      expect(below.length).toBeGreaterThan(3);
      expect(below).not.toContain(false);
    });

    // One script decides it on all pages.
    if (path !== '/') return;
    await test.step('a reload needs the true heights at once', async () => {
      await page.reload();
      expect(await noted(page)).toEqual([]);
    });

    await test.step('so does a page that opens at an anchor', async () => {
      // Where motion is wanted it would scroll there, for seconds.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('about:blank');
      await page.goto('/#contact');
      expect(await noted(page)).toEqual([]);
      await expectScrolledTo(page, 'contact');
    });
  });
}

test('what is below the first screen is not drawn before its styles are there', {
  tag: '@desktop',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/below.*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/hotels', { waitUntil: 'commit' });
  const first = page.locator('img[fetchpriority=high]');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#advantages, footer')).toHaveCount(0);
  release();
  await expect(page.locator('footer')).toBeVisible();
});
