import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectSelected, openWithClock, section, setHidden, showTabs, tabs } from './tabs';

const [{ id, page: content }] = pages as [(typeof pages)[number]];
const path = `/${id}`;
const count = content.advantages.tabs.length;

test('tabs are WAI-ARIA tabs: each controls the panel that names it', async ({ page }) => {
  for (const vertical of pages) {
    await page.goto(`/${vertical.id}`);
    await showTabs(page);
    await expect(page.getByRole('tablist')).toHaveAccessibleName(vertical.page.advantages.title);
    const pairs = await tabs(page).evaluateAll((elements) =>
      elements.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === tab.id;
      }),
    );
    expect(pairs).toEqual(vertical.page.advantages.tabs.map(() => true));
  }
});

test('arrow keys, Home and End move and select; only the selected tab is in the tab order', {
  tag: '@motion',
}, async ({ page }) => {
  await page.goto(path);
  await showTabs(page);
  await tabs(page).nth(0).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', count - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, index);
    await expect(tabs(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('selecting a tab never moves the page', async ({ page }) => {
  await page.goto(path);
  await showTabs(page);
  const place = () => page.evaluate(() => [scrollX, scrollY]);
  const before = await place();
  for (let index = count - 1; index >= 0; index -= 1) await tabs(page).nth(index).press('Enter');
  await expectSelected(page, 0);
  expect(await place()).toEqual(before);
  await expect(page).toHaveURL(path);
});

test.describe('Images are preloaded and a loaded flag is set once all have loaded', () => {
  const picture = /\/_astro\/.*\.(avif|webp)/;

  test('the flag is set when every picture of the tabs is there', async ({ page }) => {
    await page.goto(path);
    await showTabs(page);
    await expect(section(page)).toHaveAttribute('data-images', 'loaded');
    const pictures = section(page).locator('img');
    for (const image of await pictures.all()) {
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('it is not set while one is still on its way', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(picture, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('footer'));
    await showTabs(page);
    if (await section(page).locator('img').count()) {
      await expect(section(page)).toHaveAttribute('data-images', 'loading');
      await expect(section(page).locator('img').first()).toHaveCSS('opacity', '0');
    }
    release();
    await expect(section(page)).toHaveAttribute('data-images', 'loaded');
  });

  test('a picture that fails counts as settled', async ({ page }) => {
    await page.route(picture, (route) => route.abort());
    await page.goto(path);
    await showTabs(page);
    await expect(section(page)).toHaveAttribute('data-images', 'loaded');
    await expect(section(page).getByRole('listitem').first()).toBeVisible();
  });
});

// Playwright's browser has no back-forward cache: the events of a return from it are sent here.
test('a page that comes back from the back-forward cache does not double its timer', {
  tag: '@motion',
}, async ({ page }) => {
  await openWithClock(page, path);
  for (let visit = 0; visit < 5; visit += 1) {
    await setHidden(page, true);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await setHidden(page, false);
  }
  await expectOneTurn(page, 5000, 0, 1);
  await expectOneTurn(page, 5000, 1, 2);
});

async function expectOneTurn(page: Page, time: number, from: number, to: number) {
  await page.clock.runFor(time - 1);
  await expectSelected(page, from);
  await page.clock.runFor(1);
  await expectSelected(page, to);
}

test('the Pause button says what it does', { tag: '@motion' }, async ({ page }) => {
  await page.goto(path);
  await showTabs(page);
  const button = page.getByRole('button', { name: site.tabs.pause, exact: true });
  await button.press('Enter');
  await page.getByRole('button', { name: site.tabs.play, exact: true }).press('Space');
  await expect(button).toBeVisible();
});
