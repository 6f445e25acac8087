import { expect, type Page } from '@playwright/test';
import { tabStates } from '../in-page';
import { jumpTo } from './support';

export const section = (page: Page) => page.locator('[data-tabs]');
export const tabs = (page: Page) => page.getByRole('tab');

/** The tabs' script comes when they are near; then they are ready. */
export async function showTabs(page: Page) {
  await jumpTo(section(page));
  await expect(section(page)).toHaveAttribute('data-ready', '');
}

/** This tab and no other is selected, its panel is shown, and it alone is in the tab order. */
export async function expectSelected(page: Page, index: number) {
  const states = await page.evaluate(tabStates);
  const expected = states.map((_, at) => {
    const here = at === index;
    return { selected: here, inTabOrder: here, shown: here };
  });
  expect(states).toEqual(expected);
}

/**
 * Opens a vertical's page with its clock in the test's hand. The tabs are in view and their
 * time has begun, but it only runs when the test says so.
 */
export async function openWithClock(page: Page, path: string) {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
  await showTabs(page);
  await expect(section(page)).not.toHaveAttribute('data-stopped');
}

/** Tells the page that its browser tab went to the background, or came back. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
