import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../../quality/audit/axe';
import { site } from '../content';
import { clippedText } from '../page-functions';
import { front, liveWalletLink } from './live-wallet';
import {
  allPaths,
  desktopOnlyAfterFirstVertical,
  jumpTo,
  menuButton,
  navigation,
  waitForFirstPaint,
} from './support';
import { section, showTabs, tabs, toggle } from './tabs';

/** What moves by itself now: entrances, view timelines, the clock of the tabs, transitions. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => Reflect.get(animation, 'animationName') ?? 'a transition'),
  );

/** The color of the line under each tab, where there is one. */
const underlines = (page: Page) =>
  tabs(page).evaluateAll((all) =>
    all.map((tab) => {
      const clock = tab.querySelector('[data-progress]');
      if (!clock) return undefined;
      const { backgroundColor, visibility } = getComputedStyle(clock, '::after');
      return visibility === 'visible' && backgroundColor;
    }),
  );

/** How large the words of the page are, whether they are in view or not. Drawings have their own scale. */
const sizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('p, li, dd, a, button, th, td, label')]
      .filter(
        (part) =>
          part.textContent?.trim() && !part.closest('[role=img], [aria-hidden=true], [data-pass]'),
      )
      .map((part) => ({
        words: part.textContent?.trim(),
        isText: part.matches('main p, main li') && !part.querySelector('a, button'),
        size: Number.parseFloat(getComputedStyle(part).fontSize),
      })),
  );

/** What stays small. Large type is that of a smaller window, and what its width bounds grows less. */
async function grownTooLittle(page: Page, usual: Awaited<ReturnType<typeof sizes>>) {
  const now = await sizes(page);
  expect(now.length).toBeGreaterThan(5);
  return now
    .map((part, index) => ({ ...part, before: usual[index]?.size ?? part.size }))
    .filter(({ before, size, isText }) => before <= 20 && size / before < (isText ? 1.6 : 1.1));
}

/** Nothing scrolls sideways, and no words are cut off. */
async function expectWhole(page: Page, width: number) {
  const across = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(across).toBe(width);
  expect(await page.evaluate(clippedText, width)).toEqual([]);
}

/** Headings that cannot be scrolled into view. A board comes to life on the way, with others. */
const headingsOutOfReach = (page: Page) =>
  page.evaluate(async () => {
    const missed: string[] = [];
    const all = document.getElementsByTagName('*');
    for (let at = 0; at < all.length; at += 1) {
      const heading = all[at] as HTMLElement;
      if (!/^H[1-6]$/.test(heading.tagName)) continue;
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      heading.scrollIntoView({ behavior: 'instant' });
      const isInView = await new Promise((done) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          done(Number(entry?.intersectionRatio) > 0);
        }).observe(heading);
      });
      if (!isInView) missed.push(heading.textContent ?? '');
    }
    return missed;
  });

/** Both ways to larger type, and back. */
const larger = {
  '32 px as the browser’s own size': async (page: Page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    return () => browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  },
  '200 % on the root': async (page: Page) => {
    const set = (size: string) =>
      page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    await set('200%');
    return () => set('');
  },
};

/** The pages of all verticals are alike on a phone: there the first one is enough. */
const widthsOf = (path: string) =>
  desktopOnlyAfterFirstVertical(path).length > 0 ? [1440] : [1440, 390];

for (const path of allPaths) {
  // Firefox's driver does not pass on a wish for stillness, for forced colors or for larger type.
  // Axe reads the document and its styles, which are the same in another engine; and still pages: a
  // color in the middle of a change is no color to judge.
  test(`a visitor's own settings are followed, and axe finds no violation in any state (${path})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hasTabs = (await section(page).count()) > 0;
    await waitForFirstPaint(page);
    expect(await axeViolations(page), 'as it opens').toEqual([]);

    await test.step('nothing moves under reduced motion', async () => {
      expect(await moving(page)).toEqual([]);
      if (hasTabs) {
        await showTabs(page);
        for (const tab of (await tabs(page).all()).slice(1)) {
          await tab.click();
          expect(await axeViolations(page, '[data-tabs]')).toEqual([]);
        }
        await tabs(page).nth(0).click();
        await expect(toggle(page, site.tabs.pause)).toHaveCount(0);
      }
      expect(await moving(page)).toEqual([]);
      if (hasTabs) expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });

    await test.step('what comes into view moves with it for everyone else', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const still = await page.locator('[data-reveal]').evaluateAll((parts) =>
        parts.filter((part) => {
          const [animation] = part.getAnimations();
          return !animation || animation.timeline === document.timeline;
        }),
      );
      expect(still).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    await test.step('in forced colors every button keeps an edge, and the selected tab its underline', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const edges = await page
        .locator('[data-appearance]')
        .evaluateAll((buttons) =>
          buttons.map((button) => [getComputedStyle(button).borderTopWidth, button.textContent]),
        );
      expect(edges.length).toBeGreaterThan(0);
      expect(edges.filter(([width]) => width !== '2px')).toEqual([]);
      const lines = await underlines(page);
      const highlight = await page.evaluate(() => {
        document.body.style.color = 'Highlight';
        const { color } = getComputedStyle(document.body);
        document.body.style.color = '';
        return color;
      });
      expect(lines).toEqual(lines.map((_, index) => index === 0 && highlight));
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('on paper every heading is there, and what only a screen needs is not', async () => {
      await page.emulateMedia({ media: 'print' });
      const lost = await page.getByRole('heading').evaluateAll((all) =>
        all
          // Those of a board's picture are gone if it comes to life between question and answer.
          .filter((heading) => heading.isConnected)
          .filter((heading) => !heading.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent),
      );
      expect(lost).toEqual([]);
      await expect(page.getByRole('link', { name: site.navigation.skip })).toBeHidden();
    });

    await test.step('on paper nothing is a pale picture of itself, and no card or room is cut', async () => {
      const masked = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((part) => getComputedStyle(part).maskImage !== 'none')
          .filter((part) => !part.querySelector(':scope > picture'))
          .map((part) => part.className),
      );
      expect(masked).toEqual([]);
      const cut = await page
        .locator('section[id], section.room, section:has(table), article, footer')
        .evaluateAll((parts) =>
          parts
            .filter((part) => getComputedStyle(part).breakInside !== 'avoid')
            .map((part) => part.id || part.className),
        );
      expect(cut).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('at 400 % zoom of a 1280×1024 window everything is there, downwards only', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await axeViolations(page)).toEqual([]);
      expect(await headingsOutOfReach(page)).toEqual([]);
      await jumpTo(page.locator('body'));
      await menuButton(page).click();
      expect(await axeViolations(page, 'header'), 'menu open').toEqual([]);
      const last = navigation(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await menuButton(page).press('Escape');
      await expect(navigation(page)).toBeHidden();
    });

    await test.step("type grows with the visitor's own size, and nothing is cut", async () => {
      const board = page.locator('[data-board]');
      if (await board.count()) {
        await jumpTo(board);
        await expect(board).not.toHaveAttribute('role', 'img');
      }
      for (const width of widthsOf(path)) {
        await page.setViewportSize({ width, height: 900 });
        await jumpTo(page.locator('body'));
        const usual = await sizes(page);
        for (const [setting, set] of Object.entries(larger)) {
          await test.step(`${setting}, ${width} px wide`, async () => {
            const reset = await set(page);
            await expectWhole(page, width);
            expect(await grownTooLittle(page, usual)).toEqual([]);
            if (path === '/') {
              await liveWalletLink(page).click();
              await expect(front(page)).toBeVisible();
              expect(await page.evaluate(clippedText, width)).toEqual([]);
              await page.keyboard.press('Escape');
              await expect(front(page)).toBeHidden();
            }
            await reset();
          });
        }
      }
    });
  });
}
