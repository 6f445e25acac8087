import { chromium, expect, type Page, test } from '@playwright/test';
import { findFullChromium } from '../../tools/scripts/browsers.ts';
import { pages } from '../content';
import { learnMoreLink } from './support';

const [first] = pages as [(typeof pages)[number]];
const next = `/${first.id}`;

// Only Chromium supports speculation rules, and only a mouse hovers.
const tag = '@once';

/** Opens the page of the first vertical by a link. */
async function expectTransition(page: Page, expected: boolean) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { hasTransition: Boolean(viewTransition) });
    });
  });
  await learnMoreLink(page, first.id).click();
  await page.waitForURL(`**${next}`);
  const hasTransition = () => page.evaluate(() => Reflect.get(window, 'hasTransition'));
  await expect.poll(hasTransition).toBe(expected);
}

test('a page is prefetched on hover and shown with a transition', { tag }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  await page.goto('/');
  await learnMoreLink(page, first.id).hover();
  await expect.poll(() => prefetched).toEqual([next]);
  await expectTransition(page, true);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('with reduced motion there is no transition', { tag }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectTransition(page, false);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, { tag }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });
}

test('going back shows the page from the back/forward cache', { tag }, async ({ baseURL }) => {
  const executablePath = findFullChromium();
  const reason = 'the headless shell has no back/forward cache: install chromium or Chrome';
  test.skip(!executablePath && !process.env.CI, reason);
  // Playwright turns the cache off, and by default starts the headless shell.
  await using browser = await chromium.launch({
    executablePath,
    headless: false,
    args: ['--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const shown: string[] = [];
  page.on('console', (message) => shown.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      console.log(`${location.pathname} ${persisted ? 'cached' : 'loaded'}`);
    });
  });
  await page.goto(`${baseURL}/`);
  await page.goto(`${baseURL}${next}`);
  // Not page.goBack(): it waits for a load event, which a cached page does not fire.
  await page.evaluate(() => history.back());
  await expect.poll(() => shown.at(-1)).toBe('/ cached');
});
