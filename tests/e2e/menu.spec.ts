import { expect, type Locator, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import {
  expectScrolledTo,
  jumpTo,
  menuButton,
  missingPath,
  navigation,
  scrollTop,
} from './support';

const narrow = { width: 390, height: 844 };

/** Turns the wheel, or drags with a finger: upwards over the view, as if to read on. */
async function tryToScroll(page: Page, isMobile: boolean, from = { x: 195, y: 600 }) {
  if (isMobile) await drag(page, from);
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, 400);
  }
  // Two frames: the browser has done with it what it does.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return scrollTop(page);
}

/** For each: whether all of it is in view. */
const inView = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return width > 0 && isInside && part.checkVisibility({ visibilityProperty: true });
    }),
  );

async function drag(page: Page, { x, y }: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x, y: y - step * 30 });
  await touch('touchEnd');
  await session.detach();
}

// Links lead to their places at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [vertical = ''] = pages.map(({ id }) => `/${id}`);

// One header serves all pages of a kind.
for (const path of ['/', vertical, missingPath]) {
  test(`Mobile menu (${path})`, {
    tag: path === vertical ? '@phone' : '@desktop',
  }, async ({ page, isMobile }) => {
    await page.setViewportSize({ width: 768, height: 844 });
    await page.goto(path);
    const button = menuButton(page);
    const links = navigation(page).getByRole('link');
    const expectClosed = async () => {
      await expect(navigation(page)).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('[inert]')).toHaveCount(0);
    };

    await test.step('at 768px width the navigation is there without a button', async () => {
      await expect(button).toBeHidden();
      expect(await inView(links)).not.toContain(false);
      await expect(links.last()).toHaveAccessibleName('Get Demo');
    });

    await test.step('Below 768px width the navigation collapses into a menu toggled by a button', async () => {
      await page.setViewportSize({ width: 767, height: 844 });
      await expect(navigation(page)).toBeHidden();
      await expect(button).toHaveAccessibleName(site.navigation.open);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAccessibleName(site.navigation.close);
      await expect.poll(() => inView(links)).not.toContain(false);
    });

    // The page of an address without one is no longer than the view.
    if (path === missingPath) return;
    await test.step('While open, page scrolling is locked', async () => {
      await page.setViewportSize(narrow);
      // A frame after it is painted.
      await expect(page.locator('main')).toHaveAttribute('inert');
      expect(await tryToScroll(page, isMobile)).toBe(0);
      expect(await tryToScroll(page, isMobile, { x: 100, y: 36 })).toBe(0);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('End');
      expect(await scrollTop(page)).toBe(0);
      await button.click();
      await expectClosed();
      await expect.poll(() => tryToScroll(page, isMobile)).toBeGreaterThan(100);
    });

    await test.step('clicking a link closes it, and leads there', async () => {
      for (const [name, anchor] of [
        ['Contact', 'contact'],
        ['How It Works', 'how-it-works'],
      ] as const) {
        await jumpTo(page.locator('body'));
        await button.click();
        await links.filter({ hasText: name }).click();
        await expectClosed();
        await expectScrolledTo(page, anchor);
      }
    });

    await test.step('on a low screen the menu itself can be scrolled to its last link', async () => {
      await jumpTo(page.locator('body'));
      await page.setViewportSize({ width: 390, height: 420 });
      await button.click();
      await expect(links.last()).not.toBeInViewport({ ratio: 1 });
      await expect(async () => {
        expect(await tryToScroll(page, isMobile, { x: 195, y: 300 })).toBe(0);
        await expect(links.last()).toBeInViewport({ ratio: 1, timeout: 1000 });
      }).toPass();
      await button.click();
      await expectClosed();
    });

    if (isMobile || path !== '/') return;
    await page.setViewportSize(narrow);
    await test.step('it closes on Escape, and focus returns to its button', async () => {
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expectClosed();
      await expect(button).toBeFocused();
    });

    await test.step('everything behind it is out of reach while it is open, and focus is kept inside', async () => {
      await button.press('Enter');
      const behind = page.locator('body > main, body > footer, body > a');
      await expect(behind.and(page.locator('[inert]'))).toHaveCount(3);
      await page.evaluate(() => {
        const places: string[] = [];
        Object.assign(window, { places });
        addEventListener('focusin', ({ target }) => {
          const inside = (target as Element).closest('header');
          places.push(inside ? ((target as Element).textContent ?? '') : 'behind');
        });
      });
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < 12; press += 1) await page.keyboard.press(key);
      const places = await page.evaluate(() => Reflect.get(window, 'places') as string[]);
      expect(places).not.toContain('behind');
      expect(places).toEqual(expect.arrayContaining(await links.allTextContents()));
    });

    await test.step('it closes when the window is widened past 768px', async () => {
      await page.setViewportSize({ width: 1024, height: 844 });
      await expect(navigation(page)).toBeVisible();
      await expect(navigation(page).and(page.locator(':popover-open'))).toHaveCount(0);
      await page.setViewportSize(narrow);
      await expectClosed();
    });
  });
}
