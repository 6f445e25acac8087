import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../../tools/quality/audit/axe';
import { homeContent, site } from '../content';
import { clippedText } from '../page-functions';
import { showBoardIfPresent } from './boards';
import { front, liveWalletLink } from './live-wallet';
import {
  allPaths,
  desktopOnlyAfterFirstVertical,
  invisibleIn,
  jumpTo,
  menuButton,
  navigation,
  sharedPage,
} from './support';
import { root, showTabs, tabs, toggle } from './tabs';

const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => Reflect.get(animation, 'animationName') ?? 'a transition'),
  );

/** The color of the underline of each tab, or false where it is hidden. */
const underlines = (page: Page) =>
  tabs(page).evaluateAll((all) =>
    all.map((tab) => {
      const underline = tab.querySelector('[data-progress]');
      if (!underline) return false;
      const { backgroundColor, visibility } = getComputedStyle(underline, '::after');
      return visibility === 'visible' && backgroundColor;
    }),
  );

/** Font sizes of all texts outside drawings, which have their own scale. */
const fontSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('p, li, dd, a, button, th, td, label')]
      .filter(
        (element) =>
          element.textContent?.trim() &&
          !element.closest('[role=img], [aria-hidden=true], [data-pass]'),
      )
      .map((element) => ({
        text: element.textContent?.trim(),
        isBodyText: element.matches('main p, main li') && !element.querySelector('a, button'),
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  );

/** Texts of up to 20 px that do not grow enough; larger type is limited by the width. */
async function tooSmallTexts(page: Page, usual: Awaited<ReturnType<typeof fontSizes>>) {
  const now = await fontSizes(page);
  expect(now.length).toBeGreaterThan(5);
  return now
    .map((text, index) => ({ ...text, before: usual[index]?.size ?? text.size }))
    .filter(
      ({ before, size, isBodyText }) => before <= 20 && size / before < (isBodyText ? 1.6 : 1.1),
    );
}

/** Two ways to enlarge text; each returns a function that resets it. */
const enlargeText = {
  '32 px default font size': async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    return () => session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  },
  '200 % on the root element': async (page: Page) => {
    const set = (size: string) =>
      page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    await set('200%');
    return () => set('');
  },
};

// Firefox's driver cannot emulate reduced motion, forced colors or larger type. Axe finds the same in
// every browser, and only without motion: it would measure contrast in the middle of a fade.
for (const path of allPaths) {
  test.describe(path, { tag: '@once' }, () => {
    const page = sharedPage(async (opened) => {
      await opened.emulateMedia({ reducedMotion: 'reduce' });
      await opened.goto(path);
    });
    test.beforeEach(async () => {
      await page().emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', media: 'screen' });
      await page().setViewportSize({ width: 1440, height: 900 });
      await jumpTo(page().locator('body'));
    });

    test('reduced motion: nothing moves, and axe finds no violation in any tab', async () => {
      expect.soft(await axeViolations(page())).toEqual([]);
      expect(await runningAnimations(page())).toEqual([]);
      const hasTabs = (await root(page()).count()) > 0;
      if (hasTabs) {
        await showTabs(page());
        for (const tab of (await tabs(page()).all()).slice(1)) {
          await tab.click();
          expect(await axeViolations(page(), '[data-tabs]')).toEqual([]);
        }
        await tabs(page()).nth(0).click();
        await expect(toggle(page(), site.tabs.pause)).toHaveCount(0);
      }
      expect(await runningAnimations(page())).toEqual([]);
      if (hasTabs) expect(await page().evaluate(() => document.getAnimations().length)).toBe(0);
      await expect(page().locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });

    test('without a preference, sections move with the scroll position', async () => {
      await page().emulateMedia({ reducedMotion: 'no-preference' });
      const sections = page().locator('[data-reveal]');
      const still = await sections.evaluateAll((elements) =>
        elements.filter((element) => {
          const [animation] = element.getAnimations();
          return !animation || animation.timeline === document.timeline;
        }),
      );
      expect(still).toEqual([]);
    });

    test('forced colors: buttons and passes have a border, the selected tab an underline', async () => {
      await page().emulateMedia({ forcedColors: 'active' });
      const buttons = page().locator('[data-appearance]');
      const borders = await buttons.evaluateAll((all) =>
        all.map((button) => [getComputedStyle(button).borderTopWidth, button.textContent]),
      );
      expect(borders.length).toBeGreaterThan(0);
      expect(borders.filter(([width]) => width !== '2px')).toEqual([]);
      for (const pass of await page().locator('footer [data-pass] > *').all())
        await expect(pass).toHaveCSS('border-top-width', '1px');
      const highlight = await page().evaluate(() => {
        document.body.style.color = 'Highlight';
        const { color } = getComputedStyle(document.body);
        document.body.style.color = '';
        return color;
      });
      const lines = await underlines(page());
      expect(lines).toEqual(lines.map((_, index) => index === 0 && highlight));
    });

    test('print: all headings are visible, nothing is masked, and no card or section breaks', async () => {
      await showBoardIfPresent(page());
      await page().emulateMedia({ media: 'print' });
      expect(await invisibleIn(page().getByRole('heading'))).toEqual([]);
      await expect(page().getByRole('link', { name: site.navigation.skip })).toBeHidden();
      const lockScreen = page().locator('[data-lock-screen]');
      await expect(lockScreen).toHaveCount(await page().locator('[data-board]').count());
      await expect(lockScreen.filter({ visible: true })).toHaveCount(0);
      const masked = await page().evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => getComputedStyle(element).maskImage !== 'none')
          .filter((element) => !element.querySelector(':scope > picture'))
          .map((element) => element.className),
      );
      expect(masked).toEqual([]);
      const breaks = await page()
        .locator('section, article, footer')
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
      expect(breaks.filter((value) => value !== 'avoid')).toEqual([]);
    });

    test('400 % zoom of 1280×1024: everything is reachable without horizontal scrolling', async () => {
      await page().setViewportSize({ width: 320, height: 256 });
      expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await axeViolations(page())).toEqual([]);
      await showBoardIfPresent(page());
      for (const heading of await page().getByRole('heading').all()) {
        await jumpTo(heading);
        await expect(heading).toBeInViewport();
      }
      await jumpTo(page().locator('body'));
      await menuButton(page()).click();
      expect(await axeViolations(page(), 'header'), 'menu open').toEqual([]);
      await menuButton(page()).press('Escape');
      await expect(navigation(page())).toBeHidden();
    });

    const widths = desktopOnlyAfterFirstVertical(path).length > 0 ? [1440] : [1440, 390];
    for (const width of widths) {
      for (const [setting, enlarge] of Object.entries(enlargeText)) {
        test(`larger type (${setting}, ${width} px): text grows and is not clipped`, async () => {
          await showBoardIfPresent(page());
          await page().setViewportSize({ width, height: 900 });
          await jumpTo(page().locator('body'));
          const usual = await fontSizes(page());
          const reset = await enlarge(page());
          const scrollWidth = () => page().evaluate(() => document.documentElement.scrollWidth);
          await expect.poll(scrollWidth).toBe(width);
          expect(await page().evaluate(clippedText, width)).toEqual([]);
          expect(await tooSmallTexts(page(), usual)).toEqual([]);
          if (path === '/' && homeContent.liveWallet) {
            await liveWalletLink(page()).click();
            await expect(front(page())).toBeVisible();
            expect(await page().evaluate(clippedText, width)).toEqual([]);
            await page().keyboard.press('Escape');
            await expect(front(page())).toBeHidden();
          }
          await reset();
        });
      }
    }
  });
}
