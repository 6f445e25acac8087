import { expect, type Page, test } from '@playwright/test';
import { luminance } from '../../src/pass/colors';
import { site } from '../content';
import { boardIn, showBoard } from './boards';
import { type Box, pixelsIn } from './pixels';
import { allPaths, desktopOnlyAfterFirstVertical, menuButton } from './support';
import { showTabs } from './tabs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Focused {
  /** Its number among all that can take focus, in the order of the document. */
  number: number;
  name: string;
  /** What looks alike and stands on the same ground shows its focus alike. */
  kind: string;
  /** What lies over its centre, if anything does. */
  coveredBy: string | undefined;
  box: Box;
}

/** Numbers everything that Tab should reach, in the order of the document. */
function numberFocusables(page: Page) {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]');
    const reachable = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        // Of those that are one of a few, Tab leads to the one that is chosen.
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [number, element] of reachable.entries()) element.dataset.number = String(number);
    return reachable.length;
  });
}

function readFocus(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return undefined;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      number: Number(focused.dataset.number ?? -1),
      name: focused.textContent ?? '',
      kind: `${focused.className} ${focused.closest('label')?.className} ${focused.ariaSelected} ${[...document.querySelectorAll('header, section, footer')].indexOf(focused.closest('header, section, footer') as Element)}`,
      coveredBy: hit && focused.contains(hit) ? undefined : (hit?.outerHTML ?? 'the edge'),
      box: { x, y, width, height },
    };
  });
}

/** How many pixels change with a contrast of 3:1 or more when focus leaves the element. */
async function changedPixels(page: Page, { box: { x, y, width, height } }: Focused) {
  const around = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const [withFocus = Buffer.of()] = await pixelsIn(page, [around]);
  const focused = await page.evaluateHandle(() => {
    const { activeElement } = document;
    (activeElement as HTMLElement).blur();
    return activeElement as HTMLElement;
  });
  const [without = Buffer.of()] = await pixelsIn(page, [around]);
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
  let changed = 0;
  for (let at = 0; at < withFocus.length; at += 3) {
    if (withFocus.compare(without, at, at + 3, at, at + 3) === 0) continue;
    const [one, other] = [luminance(withFocus, at), luminance(without, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
  }
  return changed;
}

async function openStill(page: Page, path: string) {
  await page.goto(path);
  if (await page.locator('[data-tabs]').count()) await showTabs(page);
  if (await boardIn(page).count()) await showBoard(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

for (const path of allPaths) {
  test(`Tab reaches everything in the order of the page, in sight and with a visible focus, and Shift+Tab goes back (${path})`, {
    tag: desktopOnlyAfterFirstVertical(path),
  }, async ({ page, isMobile }) => {
    await openStill(page, path);
    const count = await numberFocusables(page);
    const shown = new Set<string>();
    for (let number = 0; number < count; number += 1) {
      await page.keyboard.press('Tab');
      const focused = await readFocus(page);
      expect(focused).toMatchObject({ number, coveredBy: undefined });
      if (!focused || shown.has(focused.kind)) continue;
      shown.add(focused.kind);
      const { width, height } = focused.box;
      // A line of one pixel along the outline would be this long.
      const enough = Math.min(width, page.viewportSize()?.width ?? width) + height;
      expect(await changedPixels(page, focused), focused.name).toBeGreaterThan(enough);
    }
    // The way back, and what it ends at, is that of the first vertical.
    if (desktopOnlyAfterFirstVertical(path).length > 0) return;
    for (let number = count - 2; number >= 0; number -= 1) {
      await page.keyboard.press('Shift+Tab');
      let focused = await readFocus(page);
      // On a phone the bar that comes back on the way up, and rests on top, has one link more.
      if (!focused || focused.number < 0) {
        await page.keyboard.press('Shift+Tab');
        focused = await readFocus(page);
      }
      expect(focused).toMatchObject({ number, coveredBy: undefined });
    }

    await test.step('the skip link leads past the header', async () => {
      const skip = page.getByRole('link', { name: site.navigation.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, footer')),
      ).toBeTruthy();
    });

    if (path !== '/' || isMobile) return;
    await test.step('in the open menu every link shows its focus', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await menuButton(page).press('Enter');
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        const focused = await readFocus(page);
        expect(focused?.coveredBy).toBeUndefined();
        if (focused) expect(await changedPixels(page, focused), focused.name).toBeGreaterThan(100);
      }
    });
  });
}
