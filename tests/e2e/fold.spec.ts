import { expect, test } from '@playwright/test';
import { pages } from '../content';
import { expectScrolledTo, holdBack, jumpTo, layoutShifts } from './support';

const vertical = `/${pages[0]?.id}`;

test('opens at an anchor with motion', async ({ page }) => {
  await page.goto('/#contact');
  await expectScrolledTo(page, 'contact');
});

test('keeps the scroll position when reloaded', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(vertical);
  const steps = page.locator('#how-it-works');
  await jumpTo(steps);
  const top = () => steps.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
  if (page.context().browser()?.browserType().name() === 'chromium')
    expect(await layoutShifts(page)).toEqual([]);
});

test('paints nothing below the fold before its styles have loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdBack(page, '**/below.*.css');
  await page.goto(vertical, { waitUntil: 'commit' });
  const first = page.locator('img[fetchpriority=high]');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#advantages, footer')).toHaveCount(0);
  release();
  await expect(page.locator('footer')).toBeVisible();
});
