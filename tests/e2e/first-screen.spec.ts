import { expect, type Page, test } from '@playwright/test';
import { scrollThrough } from '../../quality/tools/page';
import { expectScrolledTo, holdBack, jumpTo, paths } from './support';

/** For each section below the first screen, whether its content is skipped. */
const skipped = (page: Page) =>
  page
    .locator('#first-screen-end ~ :not(link, script), footer')
    .evaluateAll((sections) =>
      sections.map(
        ({ firstElementChild }) =>
          !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ),
    );

for (const path of paths) {
  test(`skips sections until they are near, and keeps them rendered (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const atFirst = await skipped(page);
    expect(atFirst.slice(2)).not.toContain(false);
    await scrollThrough(page);
    await jumpTo(page.locator('body'));
    expect(await skipped(page)).not.toContain(true);
  });

  test(`opens at an anchor behind skipped sections (${path})`, async ({ page }) => {
    for (const anchor of ['contact', 'how-it-works']) {
      await page.goto('about:blank');
      await page.goto(`${path}#${anchor}`);
      await expectScrolledTo(page, anchor);
    }
  });
}

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
