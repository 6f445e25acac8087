import type { Page } from '@playwright/test';
import { appears, tap } from './measure.ts';

export interface Interaction {
  name: string;
  path: string;
  prepare?(page: Page): Promise<unknown>;
  act(page: Page, turn: number): Promise<unknown>;
}

/** Presses on a board that is near and in use; what is undone is pressed again in the next turn. */
const press = (path: string, name: string, selector: string, key?: [string, string]) => ({
  name: `${name} on ${path}`,
  path,
  async prepare(page: Page) {
    await toBoard(page);
    if (key) await page.evaluate(focusOn, `[data-board] ${selector}`);
  },
  act(page: Page, turn: number) {
    if (key) return page.keyboard.press(key[Math.floor(turn / 4) % 2] ?? '');
    // Where there are several, the last undoes what the first has done.
    return tap(page, `[data-board] ${selector}`, turn % 2 ? 0 : -1);
  },
});

export async function toBoard(page: Page) {
  await page.evaluate(() =>
    document.querySelector('[data-board]')?.scrollIntoView({ behavior: 'instant' }),
  );
  await appears(page, '[data-board] [role=status]');
}

export function focusOn(selector: string) {
  const control = document.querySelector<HTMLElement>(selector);
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus();
}

const arrows: [string, string] = ['ArrowRight', 'ArrowLeft'];

export const boardPresses: Interaction[] = [
  {
    name: 'rooms and their floor in turn on /hotels',
    path: '/hotels',
    prepare: toBoard,
    act: (page, turn) => tap(page, '[data-board] button:enabled', turn % 4),
  },
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
