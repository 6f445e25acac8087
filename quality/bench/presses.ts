import type { Locator, Page } from '@playwright/test';
import { phone, withPage } from '../tools/page.ts';
import { withSite } from '../tools/site.ts';
import { median, percentile } from '../tools/statistics.ts';
import { type Bench, formatMs, type Section, tap, throttle, waitUntilIdle } from './measure.ts';

const repetitions = 50;
const goals = { median: 48, slow: 100 };
/** Event Timing does not report shorter events, and rounds to 8 ms. */
const shortestReported = 16;

interface Interaction {
  name: string;
  path: string;
  prepare?(page: Page): Promise<unknown>;
  press(page: Page, turn: number): Promise<unknown>;
}

const board = (page: Page) => page.locator('[data-board]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make your pass' });

/** Taps the controls of a board in turn; of two, the second one undoes the first. */
const onBoard = (
  path: string,
  name: string,
  role: 'button' | 'checkbox' | 'heading' | 'radio',
  ...names: (string | RegExp)[]
): Interaction => ({
  name: `${name} on ${path}`,
  path,
  prepare: showBoard,
  press: (page, turn) =>
    tap(board(page).getByRole(role, { name: names[(turn - 1) % names.length] ?? '' })),
});

/** Moves a slider to and fro with the arrow keys. */
const slide = (
  name: string,
  path: string,
  open: (page: Page) => Promise<unknown>,
  slider: (page: Page) => Locator,
): Interaction => ({
  name,
  path,
  async prepare(page) {
    await open(page);
    await focus(slider(page));
  },
  press: (page, turn) => page.keyboard.press(turn % 8 < 4 ? 'ArrowRight' : 'ArrowLeft'),
});

const tabs = ['Hotel', 'Staff & Operations', 'Guests', 'Hotel Chains'];

const onBoards: Interaction[] = [
  onBoard('/hotels', 'rooms and their floor', 'button', 'Floor 6', /^601,/, /^602,/, /^603,/),
  onBoard('/hotels', 'a press without effect', 'heading', 'Send an offer'),
  onBoard('/hotels', 'update passes, and undo', 'button', /^Update \d+ passes$/, 'Undo'),
  onBoard('/hotels', 'a floor', 'button', 'Floor 3'),
  slide('time slider on /hotels', '/hotels', showBoard, (page) =>
    board(page).getByRole('slider', { name: /^Time this evening/ }),
  ),
  onBoard('/offices', 'a door', 'checkbox', 'Ada Brandt, Lab'),
  onBoard('/offices', 'end access, and restore', 'button', 'End all access', 'Restore access'),
  onBoard('/offices', 'a person', 'radio', /^Sam Okafor/, /^Jonas Weber/),
  slide('date slider on /real-estate', '/real-estate', showBoard, (page) =>
    board(page).getByRole('slider', { name: 'Today' }),
  ),
  onBoard('/real-estate', 'send the key, and undo', 'button', 'Send key', 'Undo'),
];

const interactions: Interaction[] = [
  ...['/', '/hotels'].map((path) => ({
    name: `menu on ${path}`,
    path,
    press: (page: Page) =>
      tap(page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)/ })),
  })),
  {
    name: 'a tab on /hotels',
    path: '/hotels',
    async prepare(page) {
      await page.locator('[data-tabs]').evaluate((tabs) => tabs.scrollIntoView());
      await page.locator('[data-tabs][data-images=loaded]').waitFor();
    },
    press: (page, turn) =>
      tap(page.getByRole('tab', { name: tabs[turn % tabs.length] ?? '', exact: true })),
  },
  {
    name: 'a key in the live wallet',
    path: '/',
    async prepare(page) {
      await openLiveWallet(page);
      await focus(dialog(page).getByRole('textbox', { name: 'Business name' }));
    },
    // The name grows until its type shrinks: every key lays out the whole pass.
    press: (page, turn) => page.keyboard.press(turn % 40 === 0 ? 'ControlOrMeta+A' : 'm'),
  },
  slide('timeline slider in the live wallet', '/', openLiveWallet, (page) =>
    dialog(page).getByRole('slider', { name: 'Moment' }),
  ),
  ...onBoards,
];

async function showBoard(page: Page) {
  await board(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await board(page).getByRole('status').waitFor({ state: 'attached' });
}

async function openLiveWallet(page: Page) {
  await tap(page.getByRole('main').locator('[data-live-wallet]').first());
  await dialog(page).getByRole('textbox', { name: 'Business name' }).waitFor();
  await waitUntilIdle(page);
}

const focus = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    (element as HTMLElement).focus();
  });

/** Time from an input event to the next paint, as reported by the Event Timing API. */
export async function presses({ browser, dist }: Bench): Promise<Section> {
  const table = [['interaction', 'median', '98th percentile', 'goals']];
  const addRow = (name: string, durations: number[]) => {
    const [middle, slow] = [median(durations), percentile(durations, 98)];
    const isMet = middle <= goals.median && slow <= goals.slow;
    const row = [name, formatDuration(middle), formatDuration(slow), isMet ? 'met' : 'missed'];
    console.log(row.join(', '));
    table.push(row);
  };
  const boardDurations: number[] = [];
  await withSite(dist, async (origin) => {
    for (const interaction of interactions) {
      const { name, path } = interaction;
      const durations = await withPage({ browser, origin, path }, phone, (page) =>
        measure(page, interaction),
      );
      addRow(name, durations);
      if (onBoards.includes(interaction)) boardDurations.push(...durations);
    }
  });
  addRow('all presses on boards', boardDurations);
  return {
    table,
    notes: [
      `${repetitions} times each on a phone of 390 px with a processor 4 times slower. Goals: median ≤ ${goals.median} ms, 98th percentile ≤ ${goals.slow} ms.`,
    ],
  };
}

async function measure(page: Page, { path, prepare, press }: Interaction): Promise<number[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await throttle(page, { network: false });
  await page.evaluate(recordInteractions, shortestReported);
  for (let turn = 1; turn <= repetitions; turn += 1) {
    await press(page, turn);
    await waitUntilIdle(page);
  }
  const reported = await page.evaluate(
    () => Object.values(Reflect.get(window, 'interactions') as object) as number[],
  );
  const unreported = Math.max(0, repetitions - reported.length);
  return [...reported, ...Array<number>(unreported).fill(shortestReported)];
}

const formatDuration = (value: number) =>
  value <= shortestReported ? `≤ ${shortestReported} ms` : formatMs(value);

/** Records the longest event of each interaction by its ID. */
function recordInteractions(durationThreshold: number) {
  const interactions: Record<number, number> = {};
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (!interactionId) continue;
      interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}
