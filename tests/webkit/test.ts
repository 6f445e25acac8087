import { test as base } from '@playwright/test';
import { type Manner, WebKitBrowser } from './browser';
import type { WebKitPage } from './page';

interface OfTest {
  webkit: WebKitPage;
  size: { width: number; height: number };
}

interface OfWorker {
  manner: Manner;
  webKitBrowser: WebKitBrowser;
  window: WebKitPage;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
const address = `http://127.0.0.1:${process.env.TEST_PORT || 4399}`;

/** Playwright's test with a page of WebKit: one window for each worker, empty for each test. */
export const test = base.extend<OfTest, OfWorker>({
  size: [phone, { option: true }],
  manner: [
    { javaScript: true, stillness: false },
    { scope: 'worker', option: true },
  ],
  webKitBrowser: [
    async ({ manner }, use) => {
      const browser = new WebKitBrowser();
      await browser.start(manner);
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ webKitBrowser, manner }, use) => {
      const page = await webKitBrowser.open(manner, address);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ window, size }, use) => {
    // What an earlier test has left is dropped; only a page of the site can do that.
    await window.goto('/robots.txt');
    await window.evaluate(() => sessionStorage.clear());
    await window.setViewportSize(size);
    await use(window);
  },
});

export { expect } from '@playwright/test';
