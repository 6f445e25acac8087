import { expect, type Page, test } from '@playwright/test';
import { pages } from '../content';
import { jumpTo } from './support';
import { expectSelected, openWithClock, section, setHidden, showTabs, tabs } from './tabs';

const second = 1000;
/** Long, and no whole number of rounds: a clock that did run would not end where it began. */
const aWhile = 36 * second;
const pauseButton = (page: Page) => page.getByRole('button', { name: /^(Pause|Play)$/ });

/** After this much more time, this tab is selected; a moment before, still that one. */
async function expectTurnAfter(page: Page, time: number, from: number, to: number) {
  await page.clock.runFor(time - 1);
  await expectSelected(page, from);
  await page.clock.runFor(1);
  await expectSelected(page, to);
}

for (const { id, page: content } of pages) {
  const count = content.advantages.tabs.length;

  test.describe(`Audience tabs on /${id}`, { tag: '@motion' }, () => {
    test.beforeEach(({ page }) => openWithClock(page, `/${id}`));

    test('auto-advances to the next every 5 seconds, cycling from the last to the first', async ({
      page,
    }) => {
      await expectSelected(page, 0);
      for (let turn = 0; turn < count + 1; turn += 1) {
        await expectTurnAfter(page, 5 * second, turn % count, (turn + 1) % count);
      }
    });

    test('A click selects that tab and pauses auto-rotation for 10 seconds, after which rotation resumes', async ({
      page,
    }) => {
      await page.clock.runFor(3 * second);
      await tabs(page).nth(1).click();
      await expectSelected(page, 1);
      await page.clock.runFor(9.9 * second);
      await expectSelected(page, 1);
      await page.clock.runFor(0.1 * second);
      // The hold is over: from here the 5 seconds run again.
      await expectTurnAfter(page, 5 * second, 1, 2);
      await expectTurnAfter(page, 5 * second, 2, 3 % count);
    });

    test('stops when a pause flag is set: Pause and Play', async ({ page }) => {
      await page.clock.runFor(2 * second);
      await expect(pauseButton(page)).toHaveAccessibleName('Pause');
      await pauseButton(page).click();
      await expect(pauseButton(page)).toHaveAccessibleName('Play');
      await page.clock.runFor(aWhile);
      await expectSelected(page, 0);
      await pauseButton(page).click();
      await expect(pauseButton(page)).toHaveAccessibleName('Pause');
      await expectTurnAfter(page, 3 * second, 0, 1);
    });
  });
}

const [{ id, page: content }] = pages as [(typeof pages)[number]];
const path = `/${id}`;
const count = content.advantages.tabs.length;

test.describe('Rotation', { tag: '@motion' }, () => {
  test('a click on the selected tab holds it too, and a later click holds anew', async ({
    page,
  }) => {
    await openWithClock(page, path);
    await tabs(page).nth(0).click();
    await page.clock.runFor(12 * second);
    await tabs(page).nth(0).click();
    await expectTurnAfter(page, 15 * second, 0, 1);
  });

  test('many clicks never double the timer', async ({ page }) => {
    await openWithClock(page, path);
    await tabs(page).evaluateAll((elements) => {
      for (let click = 0; click < 20; click += 1) {
        (elements[click % elements.length] as HTMLElement).click();
      }
    });
    const last = 19 % count;
    await expectTurnAfter(page, 15 * second, last, (last + 1) % count);
    await expectTurnAfter(page, 5 * second, (last + 1) % count, (last + 2) % count);
  });

  test('goes on though the pointer stays over it', async ({ page, isMobile }) => {
    await openWithClock(page, path);
    if (isMobile) await tabs(page).nth(0).tap();
    else await tabs(page).nth(0).click();
    await expectTurnAfter(page, 15 * second, 0, 1);
    await expectTurnAfter(page, 5 * second, 1, 2 % count);
  });

  test('keeps its beat: no drift over 60 seconds, nor after a late timer', async ({ page }) => {
    await openWithClock(page, path);
    await page.clock.runFor(60 * second);
    await expectSelected(page, 12 % count);
    await page.clock.fastForward(5.3 * second);
    await expectSelected(page, 13 % count);
    await expectTurnAfter(page, 4.7 * second, 13 % count, 14 % count);
  });

  test('stands still while a tab has keyboard focus, and goes on when it leaves', async ({
    page,
  }) => {
    await openWithClock(page, path);
    await page.clock.runFor(2 * second);
    await tabs(page).nth(0).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.clock.runFor(aWhile);
    await expectSelected(page, 0);
    await page.keyboard.press('Tab');
    await expectTurnAfter(page, 15 * second, 0, 1);
  });

  test('stands still while the section is off screen', async ({ page }) => {
    await openWithClock(page, path);
    await page.clock.runFor(2 * second);
    await jumpTo(page.locator('#home'));
    await expect(section(page)).toHaveAttribute('data-stopped', '');
    await page.clock.runFor(aWhile);
    await expectSelected(page, 0);
    await jumpTo(section(page));
    await expect(section(page)).not.toHaveAttribute('data-stopped');
    await expectTurnAfter(page, 3 * second, 0, 1);
  });

  test('stands still while the page is hidden', async ({ page }) => {
    await openWithClock(page, path);
    await page.clock.runFor(2 * second);
    await setHidden(page, true);
    await page.clock.runFor(aWhile);
    await expectSelected(page, 0);
    await setHidden(page, false);
    await expectTurnAfter(page, 3 * second, 0, 1);
    await expectTurnAfter(page, 5 * second, 1, 2 % count);
  });

  test('hidden during the hold of a click, it goes on with the rest of the hold', async ({
    page,
  }) => {
    await openWithClock(page, path);
    await tabs(page).nth(1).click();
    await page.clock.runFor(4 * second);
    await setHidden(page, true);
    await page.clock.runFor(aWhile);
    await setHidden(page, false);
    await expectTurnAfter(page, 11 * second, 1, 2 % count);
  });

  test('two reasons to stand still: it goes on only when both are gone', async ({ page }) => {
    await openWithClock(page, path);
    await pauseButton(page).click();
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.runFor(aWhile);
    await expectSelected(page, 0);
    await pauseButton(page).click();
    await expectTurnAfter(page, 5 * second, 0, 1);
  });
});

test('does not turn at all under reduced motion, and then needs no Pause button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await showTabs(page);
  await page.clock.runFor(aWhile);
  await expectSelected(page, 0);
  await expect(pauseButton(page)).toHaveCount(0);
  await tabs(page).nth(1).click();
  await page.clock.runFor(aWhile);
  await expectSelected(page, 1);
});
