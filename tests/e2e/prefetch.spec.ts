import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, expect, test } from '@playwright/test';
import { closeGracefully, createSiteServer } from '../../hosting/site-server';
import { findFullChromium } from '../../scripts/browsers.mjs';
import { pages } from '../content';
import { learnMoreLink, scrollUntilUncovered } from './support';

const [first] = pages;
if (!first) throw new Error('src/content/verticals has no page');
const next = `/${first.id}`;

// A pointer that hovers, in the only engine that fetches ahead.
const tag = '@once';

test('the next page: fetched ahead, and shown with a transition', { tag }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { transition: Boolean(viewTransition) });
    });
  });
  const transition = () => page.evaluate(() => Reflect.get(window, 'transition'));
  const server = createSiteServer({ root: 'dist' }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const ahead: string[] = [];
    server.on('request', ({ headers, url }) => {
      if (String(headers['sec-purpose']).startsWith('prefetch')) ahead.push(url ?? '');
    });
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const link = learnMoreLink(page, first.name);

    await test.step('it is fetched while the visitor points at its link, and then used', async () => {
      await page.goto(home);
      await scrollUntilUncovered(link);
      await link.hover();
      await expect.poll(() => ahead.length).toBe(1);
      await link.click();
      await page.waitForURL(`**${next}`);
      expect(ahead).toHaveLength(1);
      const delivery = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
      });
      expect(delivery).toBe('navigational-prefetch');
    });
    await test.step('it comes with a transition', () => expect.poll(transition).toBe(true));

    await test.step('without one under reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(home);
      await scrollUntilUncovered(link);
      await link.click();
      await page.waitForURL(`**${next}`);
      await expect.poll(transition).toBe(false);
    });

    for (const connection of [
      { saveData: true, effectiveType: '4g' },
      { saveData: false, effectiveType: '3g' },
    ]) {
      const whom = connection.saveData ? 'those who save data' : 'those on a slow network';
      await test.step(`nothing is fetched ahead for ${whom}`, async () => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true });
        }, connection);
        await page.goto(home);
        await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
      });
    }
  } finally {
    await closeGracefully(server, 0);
  }
});

test('going back shows the page as it was left, from the back/forward cache', { tag }, async ({
  baseURL,
}) => {
  const executablePath = findFullChromium();
  const why = 'the headless shell has no such cache: install chromium or Chrome';
  test.skip(!executablePath && !process.env.CI, why);
  // Playwright turns the cache off, and starts a headless shell of its own accord.
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    args: ['--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const shown: string[] = [];
    page.on('console', (message) => shown.push(message.text()));
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        console.log(`${location.pathname} ${persisted ? 'kept' : 'new'}`);
      });
    });
    await page.goto(`${baseURL}/`);
    await page.goto(`${baseURL}${next}`);
    // Not page.goBack(): it waits for a load, and a kept page does not load.
    await page.evaluate(() => history.back());
    await expect.poll(() => shown.at(-1)).toBe('/ kept');
  } finally {
    await browser.close();
  }
});
