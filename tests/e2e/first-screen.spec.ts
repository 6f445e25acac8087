import { expect, type Page, test } from '@playwright/test';
import { scrollThrough } from '../../quality/tools/page';
import { expectScrolledTo, holdBack, jumpTo, paths } from './support';

/** The height of each section below the first screen, and whether its content is skipped. */
const readSections = (page: Page) =>
  page.locator('#first-screen-end ~ :is(section, div), footer').evaluateAll((sections) =>
    sections.map((section) => ({
      height: section.getBoundingClientRect().height,
      isSkipped: !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    })),
  );

for (const path of paths) {
  test(`skips sections until they are near, and keeps them rendered (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const atFirst = await readSections(page);
    expect(atFirst.slice(2).map(({ isSkipped }) => isSkipped)).not.toContain(false);
    await scrollThrough(page);
    await jumpTo(page.locator('body'));
    const atLast = await readSections(page);
    expect(atLast.map(({ isSkipped }) => isSkipped)).not.toContain(true);
    // Estimated heights near the real ones keep the scrollbar where it is.
    for (const [index, { height }] of atLast.entries()) {
      const deviation = Math.abs((atFirst[index]?.height ?? 0) / height - 1);
      expect(deviation, `estimated height of section ${index + 1}`).toBeLessThan(0.3);
    }
  });

  test(`opens at an anchor behind skipped sections (${path})`, async ({ page, browserName }) => {
    const anchors = ['contact', 'how-it-works', 'use-cases'];
    for (const anchor of path === '/' ? anchors : [...anchors, 'advantages']) {
      // Smooth scrolling takes seconds: once is enough.
      if (browserName === 'chromium' && `${path}${anchor}` !== '/contact')
        await page.emulateMedia({ reducedMotion: 'reduce' });
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
