import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { sharedPageAt } from './sections';
import {
  dragFinger,
  expectScrolledTo,
  jumpTo,
  menuButton,
  missingPath,
  navigation,
  scrollTop,
} from './support';

/** Scrolls down with the wheel, or by dragging with a finger. */
async function tryToScroll(page: Page, isMobile: boolean, from = { x: 195, y: 600 }) {
  if (isMobile) await dragFinger(page, from, { x: from.x, y: from.y - 300 });
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, 400);
  }
  // After two frames the browser has scrolled, if it does.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return scrollTop(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const vertical = `/${pages[0]?.id}`;

// All verticals have the same header.
for (const path of ['/', vertical, missingPath]) {
  const tag = path === vertical ? '@phone' : '@desktop';
  test.describe(`menu (${path})`, { tag }, () => {
    const page = sharedPageAt(path);
    const button = () => menuButton(page());
    const links = () => navigation(page()).getByRole('link');
    const expectLinksInViewport = async () => {
      for (const link of await links().all()) await expect(link).toBeInViewport({ ratio: 1 });
    };
    const expectClosed = async () => {
      await expect(navigation(page())).toBeHidden();
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
      await expect(page().locator('[inert]:not([data-board] *)')).toHaveCount(0);
    };
    test.beforeEach(async () => {
      await page().setViewportSize({ width: 390, height: 844 });
      await jumpTo(page().locator('body'));
    });

    test('at 768 px all links are in the header', async () => {
      await page().setViewportSize({ width: 768, height: 844 });
      await expect(button()).toBeHidden();
      await expectLinksInViewport();
      await expect(links().last()).toHaveAccessibleName(site.getDemo.label);
    });

    test('below 768 px a button opens and closes the menu', async () => {
      await page().setViewportSize({ width: 767, height: 844 });
      await expectClosed();
      await expect(button()).toHaveAccessibleName(site.navigation.open);
      await button().click();
      await expect(button()).toHaveAttribute('aria-expanded', 'true');
      await expect(button()).toHaveAccessibleName(site.navigation.close);
      await expectLinksInViewport();
      await button().click();
      await expectClosed();
    });

    // The not-found page fits into the viewport.
    if (path === missingPath) return;

    test('the page does not scroll while the menu is open', async ({ isMobile }) => {
      await button().click();
      expect(await tryToScroll(page(), isMobile)).toBe(0);
      expect(await tryToScroll(page(), isMobile, { x: 100, y: 36 })).toBe(0);
      await page().keyboard.press('PageDown');
      await page().keyboard.press('End');
      expect(await scrollTop(page())).toBe(0);
      await button().click();
      await expectClosed();
      await expect.poll(() => tryToScroll(page(), isMobile)).toBeGreaterThan(100);
    });

    test('a link closes the menu and scrolls to its section', async () => {
      for (const { label, anchor } of site.navigation.home.slice(-2).toReversed()) {
        await button().click();
        await links().filter({ hasText: label }).click();
        await expectClosed();
        await expectScrolledTo(page(), anchor);
      }
    });

    test('in a low window the menu scrolls to its last link', async ({ isMobile }) => {
      await page().setViewportSize({ width: 390, height: 420 });
      await button().click();
      await expect(links().last()).not.toBeInViewport({ ratio: 1 });
      await expect(async () => {
        expect(await tryToScroll(page(), isMobile, { x: 195, y: 300 })).toBe(0);
        await expect(links().last()).toBeInViewport({ ratio: 1, timeout: 1000 });
      }).toPass();
      await button().click();
      await expectClosed();
    });

    if (path === vertical) return;

    test('Escape closes the menu and returns the focus to its button', async () => {
      await button().press('Enter');
      await page().keyboard.press('Tab');
      await page().keyboard.press('Escape');
      await expectClosed();
      await expect(button()).toBeFocused();
    });

    test('the rest of the page is inert while the menu is open', async () => {
      await button().press('Enter');
      await expect(page().locator('body > :is(main, footer, a)[inert]')).toHaveCount(3);
      await button().focus();
      const focused: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 12; press += 1) {
          await page().keyboard.press(key);
          focused.push(await page().evaluate(() => document.activeElement?.textContent ?? ''));
          // Between the last and the first link, browsers focus their own controls.
          const outside = page().locator('body > :not(header):is(:focus, :has(:focus))');
          await expect(outside).toHaveCount(0);
        }
      }
      expect(focused).toEqual(expect.arrayContaining(await links().allTextContents()));
      await page().keyboard.press('Escape');
      await expectClosed();
    });

    test('the menu closes when the window becomes wider than 768 px', async () => {
      await button().click();
      await page().setViewportSize({ width: 1024, height: 844 });
      await expect(navigation(page())).toBeVisible();
      await expect(navigation(page()).and(page().locator(':popover-open'))).toHaveCount(0);
      await page().setViewportSize({ width: 390, height: 844 });
      await expectClosed();
    });
  });
}
