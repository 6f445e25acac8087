import type { Page } from '@playwright/test';
import { tap } from './measure.ts';

/** Presses on a board that is near and in use; what is undone is pressed again in the next turn. */
const press = (path: string, name: string, selector: string, key?: [string, string]) => ({
  name: `${name} on ${path}`,
  path,
  async prepare(page: Page) {
    await page.locator('[data-board]').evaluate((place) => place.scrollIntoView());
    const target = page.locator(`[data-board] ${selector}`).first();
    await target.evaluate((control) => control.scrollIntoView({ block: 'center' }));
    if (key) await target.focus();
  },
  async act(page: Page, turn: number) {
    const targets = page.locator(`[data-board] ${selector}`);
    if (key) return page.keyboard.press(key[Math.floor(turn / 4) % 2] ?? '');
    // Where there are several, the last undoes what the first has done.
    const count = await targets.count();
    await tap(targets.nth(turn % 2 ? 0 : count - 1));
  },
});

const arrows: [string, string] = ['ArrowRight', 'ArrowLeft'];

export const boardPresses = [
  press('/hotels', 'a press that does nothing', 'p:has(+ [role=radiogroup])'),
  press('/hotels', 'Send, and taken back', '[role=radiogroup] + div button'),
  press('/hotels', 'a floor', '[data-place="300"]'),
  press('/hotels', 'a step of the clock', 'input[type=range]', arrows),
  press('/offices', 'a door', 'tbody tr:nth-child(2) td:nth-child(3) input'),
  press('/offices', 'End on every door, and given back', 'dl + div button'),
  press('/offices', 'a person', 'tbody th input'),
  press('/real-estate', 'a step through the months', 'input[type=range]', arrows),
  press('/real-estate', 'the key, and taken back', 'section:first-child button'),
];
