import { test as base } from '@playwright/test';
import { WebKitBrowser } from './browser';
import type { WebKitPage } from './page';

interface TestFixtures {
  webkit: WebKitPage;
  size: { width: number; height: number };
}

interface WorkerFixtures {
  javaScript: boolean;
  webKitBrowser: WebKitBrowser;
  window: WebKitPage;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
const baseURL = `http://127.0.0.1:${process.env.TEST_PORT || 4399}`;

/** Playwright's `test` with a WebKit page: one window per worker, cleared before each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  size: [phone, { option: true }],
  javaScript: [true, { scope: 'worker', option: true }],
  webKitBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use) => {
      const browser = new WebKitBrowser();
      await browser.start();
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ webKitBrowser, javaScript }, use) => {
      const page = await webKitBrowser.open(javaScript, baseURL);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ window, size }, use) => {
    // Only a page of the site can clear its storage.
    await window.goto('/robots.txt');
    await window.evaluate(() => sessionStorage.clear());
    await window.setViewportSize(size);
    await use(window);
  },
});

export { expect } from '@playwright/test';
