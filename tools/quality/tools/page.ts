import type { Page } from '@playwright/test';

const imageTimeout = 60_000;

/** A path without a page. */
export const missingPath = '/no/such-page';

/**
 * Waits until all visible images and those of the tabs have loaded. Images are queried again each
 * time instead of waiting for their load events: an element can be replaced while it loads.
 */
export async function loadAllImages(page: Page) {
  const areLoaded = () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    return images.every((image) => image.complete);
  };
  await page.waitForFunction(areLoaded, undefined, { timeout: imageTimeout });
  const tabs = page.locator('[data-tabs]');
  if ((await tabs.count()) === 0) return;
  await tabs.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.locator('[data-tabs][data-images=loaded]').waitFor({ timeout: imageTimeout });
}

/** Scrolls through the whole page, so that everything lazy loads. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' });
      // Frames can be late on a busy machine.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    }
  });
  await loadAllImages(page);
}
