import { expect, test } from '@playwright/test';
import { pages, site } from '../content';
import { jumpTo } from './support';
import {
  advance,
  aWhile,
  expectSelected,
  expectTurnAfter,
  openWithClock,
  second,
  section,
  setHidden,
  tabs,
  toggle,
} from './tabs';

const [{ id, page: content }] = pages as [(typeof pages)[number]];
const count = content.advantages.tabs.length;

test('the clock of the tabs stands still when it should, and there is never a second one', {
  tag: ['@motion', '@desktop'],
}, async ({ page }) => {
  await openWithClock(page, `/${id}`);

  await test.step('a click on the selected tab holds it too, and a later click holds anew', async () => {
    await tabs(page).nth(0).click();
    await advance(page, 12 * second);
    await tabs(page).nth(0).click();
    await expectTurnAfter(page, 15 * second, 0, 1);
  });

  await test.step('many clicks never double it', async () => {
    await tabs(page).evaluateAll((elements) => {
      for (let click = 0; click < 20; click += 1) {
        (elements[click % elements.length] as HTMLElement).click();
      }
    });
    const last = 19 % count;
    await expectTurnAfter(page, 15 * second, last, (last + 1) % count);
    await expectTurnAfter(page, 5 * second, (last + 1) % count, (last + 2) % count);
  });

  await test.step('still while the section is off screen', async () => {
    await tabs(page).nth(0).click();
    await advance(page, 12 * second);
    await jumpTo(page.locator('#home'));
    await expect(section(page)).toHaveAttribute('data-offscreen', '');
    await advance(page, aWhile);
    await expectSelected(page, 0);
    await jumpTo(section(page));
    await expect(section(page)).not.toHaveAttribute('data-offscreen');
    await expectTurnAfter(page, 3 * second, 0, 1);
  });

  await test.step('still while the page is hidden, also during the hold of a click', async () => {
    await tabs(page).nth(1).click();
    await advance(page, 4 * second);
    await setHidden(page, true);
    await advance(page, aWhile);
    await setHidden(page, false);
    await expectTurnAfter(page, 11 * second, 1, 2);
  });

  await test.step('two reasons to stand still: it goes on only when both are gone', async () => {
    await advance(page, second);
    await toggle(page, site.tabs.pause).click();
    await setHidden(page, true);
    await setHidden(page, false);
    await advance(page, aWhile);
    await expectSelected(page, 2);
    await toggle(page, site.tabs.play).click();
    await expectTurnAfter(page, 4 * second, 2, 3 % count);
  });

  // Playwright's browser has no back-forward cache: the events of a return from it are sent here.
  await test.step('a page that comes back from the back-forward cache does not double it', async () => {
    await tabs(page).nth(0).click();
    for (let visit = 0; visit < 5; visit += 1) {
      await setHidden(page, true);
      await page.evaluate(() => {
        for (const event of ['pagehide', 'pageshow'])
          dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
      });
      await setHidden(page, false);
    }
    await expectTurnAfter(page, 15 * second, 0, 1);
    await expectTurnAfter(page, 5 * second, 1, 2);
  });

  await test.step('arrows, Home and End select, and time stands still on a tab', async () => {
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
    await advance(page, aWhile);
    await expectSelected(page, 0);
    await page.keyboard.press('Tab');
    await expect(toggle(page, site.tabs.pause)).toBeFocused();
    await expectTurnAfter(page, 15 * second, 0, 1);
  });
});
