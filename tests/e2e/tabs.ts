import { expect, type Page } from '@playwright/test';
import { controlTabTimer, tabStates } from '../page-functions';
import { jumpTo } from './support';

export const section = (page: Page) => page.locator('[data-tabs]');
export const tabs = (page: Page) => page.getByRole('tab');
/** Pause or Play. */
export const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const second = 1000;
/** Long, and no whole number of rounds: a clock that did run would not end where it began. */
export const aWhile = 36 * second;

/** The tabs' script comes when they are near; then they are ready. */
export async function showTabs(page: Page) {
  await jumpTo(section(page));
  await expect(section(page)).toHaveAttribute('data-ready', '');
}

/** This tab and no other is selected and in the tab order, and its panel is shown a frame later. */
export async function expectSelected(page: Page, index: number) {
  const states = () => page.evaluate(tabStates);
  const expected = (await states()).map((_, at) => {
    const here = at === index;
    return { selected: here, inTabOrder: here, shown: here };
  });
  await expect.poll(states, { intervals: [20, 50, 100] }).toEqual(expected);
}

/**
 * Opens a vertical's page with the clock of its tabs in the test's hand. They are in view and
 * their time has begun, but it only passes when the test says so.
 */
export async function openWithClock(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(controlTabTimer);
  await showTabs(page);
  await expect(section(page)).not.toHaveAttribute('data-offscreen');
}

/** Lets time pass for the tabs. */
export const advance = (page: Page, time: number) =>
  page.evaluate((passing) => Reflect.get(window, 'advance')(passing), time);

/** After this much more time, this tab is selected; a moment before, still that one. */
export async function expectTurnAfter(page: Page, time: number, from: number, to: number) {
  await advance(page, time - 1);
  await expectSelected(page, from);
  await advance(page, 1);
  await expectSelected(page, to);
}

/** Tells the page that its browser tab went to the background, or came back. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
