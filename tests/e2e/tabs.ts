import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { site } from '../content';
import { controlTabTimer, tabStates } from '../page-functions';
import { jumpTo } from './support';

/** A page of Playwright or of the WebKit driver. */
interface TestPage {
  evaluate<Result>(run: () => Result): Promise<Result>;
  evaluate<Result>(run: (value: number) => Result, value: number): Promise<Result>;
}

export const section = (page: Page) => page.locator('#advantages');
export const root = (page: Page) => page.locator('[data-tabs]');
export const tabs = (page: Page) => page.getByRole('tab');
/** The name of the button while the rotation waits after a selection. */
export const heldName = `${site.tabs.held} ${site.tabs.pause}`;
export const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const styles = readFileSync('src/sections/AudienceTabs.module.css', 'utf8');
/** A time in the styles, in milliseconds. */
const timeOf = (property: string) =>
  Number(new RegExp(`${property}: ([\\d.]+)s;`).exec(styles)?.[1]) * 1000;

/** How long a tab is shown, and how long a selected one is held before. */
export const interval = timeOf('--tab-interval');
export const hold = timeOf('--tab-hold');

/** Scrolls to the tabs and waits for their script. */
export async function showTabs(page: Page) {
  await jumpTo(section(page));
  await expect(root(page)).toHaveAttribute('data-ready', '');
}

/** Expects that only this tab is selected and in the tab order, and only its panel visible. */
export async function expectSelected(page: TestPage, index: number) {
  const states = () => page.evaluate(tabStates);
  const expected = (await states()).map((_, at) => ({
    selected: at === index,
    inTabOrder: at === index,
    shown: at === index,
  }));
  await expect.poll(states, { intervals: [20, 50, 100] }).toEqual(expected);
}

/** Shows the tabs; from now on their timer only runs when `advance` is called. */
export async function showTabsWithTimer(page: Page) {
  await page.evaluate(controlTabTimer);
  await showTabs(page);
  await expectRotation(page, 'running');
}

export const expectRotation = (page: Page, state: 'running' | 'waiting' | 'paused') =>
  expect(root(page)).toHaveAttribute('data-rotation', state);

export const advance = (page: TestPage, time: number) =>
  page.evaluate((passed) => Reflect.get(window, 'advance')(passed), time);

/** Expects the change of tabs after exactly this time. */
export async function expectTurnAfter(page: TestPage, time: number, from: number, to: number) {
  await advance(page, time - 1);
  await expectSelected(page, from);
  await advance(page, 1);
  await expectSelected(page, to);
}

/** Expects no change at a time when only the next tab would be selected if the timer ran. */
export async function expectStopped(page: TestPage, left: number, index: number) {
  await advance(page, left + interval / 2);
  await expectSelected(page, index);
}

/** Simulates that the browser tab is in the background. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
