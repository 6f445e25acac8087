import { expect, type Page, test } from '@playwright/test';
import { luminance } from '../../src/pass/colors';
import { pages, site } from '../content';
import { showBoardIfPresent } from './boards';
import { pixelsIn } from './pixels';
import { allPaths, desktopOnlyAfterFirstVertical, menuButton } from './support';
import { showTabs } from './tabs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Numbers all elements that Tab should reach, in document order, and returns how many there are. */
function numberFocusable(page: Page) {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]');
    const focusable = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        // In a radio group Tab reaches the checked one only.
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [number, element] of focusable.entries()) element.dataset.number = String(number);
    return focusable.length;
  });
}

function readFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const sections = [...document.querySelectorAll('header, section, footer')];
    const classes = `${focused.className} ${focused.closest('label')?.className}`;
    return {
      number: Number(focused.dataset.number ?? -1),
      name: focused.textContent,
      /** Elements of one kind in one section have the same focus style. */
      kind: `${classes} ${focused.ariaSelected} ${sections.findIndex((one) => one.contains(focused))}`,
      coveredBy: hit && focused.contains(hit) ? undefined : (hit?.outerHTML ?? 'the edge'),
      box: { x, y, width, height },
    };
  });
}

/** Expects that this many pixels change with a contrast of 3:1 when the element loses the focus. */
async function expectVisibleFocus(page: Page, least?: number) {
  const { box, name } = await readFocus(page);
  const { x, y, width, height } = box;
  const around = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const [withFocus = Buffer.of()] = await pixelsIn(page, [around]);
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await focused.evaluate((element) => element.blur());
  const [without = Buffer.of()] = await pixelsIn(page, [around]);
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
  let changed = 0;
  for (let at = 0; at < withFocus.length; at += 3) {
    const [one, other] = [luminance(withFocus, at), luminance(without, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
  }
  // By default as many as a line of one pixel along half of the outline.
  const outline = Math.min(width, page.viewportSize()?.width ?? width) + height;
  expect(changed, `${name}`).toBeGreaterThan(least ?? outline);
}

for (const path of allPaths) {
  test(`Tab reaches every control in order, uncovered and with visible focus (${path})`, {
    tag: desktopOnlyAfterFirstVertical(path),
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    if (await page.locator('[data-tabs]').count()) await showTabs(page);
    await showBoardIfPresent(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const count = await numberFocusable(page);
    const checked = new Set<string>();
    for (let number = 0; number < count; number += 1) {
      await page.keyboard.press('Tab');
      const focused = await readFocus(page);
      expect(focused).toMatchObject({ number, coveredBy: undefined });
      if (checked.has(focused.kind)) continue;
      checked.add(focused.kind);
      await expectVisibleFocus(page);
    }
    if (path === '/' && !isMobile)
      await test.step('links in the open menu have visible focus', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await menuButton(page).press('Enter');
        for (let press = 0; press < 6; press += 1) {
          await page.keyboard.press('Tab');
          expect((await readFocus(page)).coveredBy).toBeUndefined();
          await expectVisibleFocus(page, 100);
        }
      });
    if (path !== `/${pages[0]?.id}`) return;
    for (let number = count - 2; number >= 0; number -= 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await readFocus(page)).toMatchObject({ number, coveredBy: undefined });
    }

    await test.step('the skip link skips the header', async () => {
      const skip = page.getByRole('link', { name: site.navigation.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
    });
  });
}
