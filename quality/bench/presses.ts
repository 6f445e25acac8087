import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { closeGracefully, createSiteServer } from '../../hosting/site-server.ts';
import { median, percentile } from '../tools/statistics.ts';
import { boardPresses, focusOn, type Interaction } from './board-presses.ts';
import {
  appears,
  type Bench,
  ms,
  onPhone,
  type Section,
  settle,
  slowDown,
  tap,
} from './measure.ts';

const times = 50;
const goal = 50;
/** Event timing is silent about anything shorter, and counts in steps of 8 ms. */
const shortest = 16;

const interactions: Interaction[] = [
  ...['/', '/hotels'].map((path) => ({
    name: `menu toggle on ${path}`,
    path,
    act: (page: Page) => tap(page, '[data-header] [popovertarget]'),
  })),
  {
    name: 'tab click on /hotels',
    path: '/hotels',
    async prepare(page) {
      await page.evaluate(() => document.querySelector('[data-tabs]')?.scrollIntoView());
      await appears(page, '[data-tabs][data-images=loaded]');
    },
    act: (page, turn) => tap(page, '[role=tab]', turn),
  },
  {
    name: 'a key in the live wallet',
    path: '/',
    prepare: (page) => openWallet(page, 'dialog input[type=text]'),
    // A name that grows until it must shrink, then anew: every key lays out the whole pass.
    act: (page, turn) => page.keyboard.press(turn % 40 === 0 ? 'ControlOrMeta+A' : 'm'),
  },
  {
    name: 'a step through the day in the live wallet',
    path: '/',
    prepare: (page) => openWallet(page, 'dialog input[type=range]'),
    act: (page, turn) => page.keyboard.press(turn % 8 < 4 ? 'ArrowRight' : 'ArrowLeft'),
  },
  ...boardPresses,
];

async function openWallet(page: Page, control: string) {
  await tap(page, '[data-live-wallet]');
  await appears(page, control);
  await settle(page);
  await page.evaluate(focusOn, control);
}

/** How long the page takes to show an answer, as the browser's event timing has it. */
export async function interaction({ browser, dist }: Bench): Promise<Section> {
  const server = createSiteServer({ root: dist }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const table = [['interaction', 'median', '98th percentile', 'goal']];
  const add = (name: string, durations: number[]) => {
    const slow = percentile(durations, 98);
    const reached = slow <= goal ? 'met' : 'missed';
    table.push([name, atLeast(median(durations)), atLeast(slow), `≤ ${goal} ms: ${reached}`]);
  };
  const onBoards: number[] = [];
  try {
    for (const interaction of interactions) {
      const { name, path, prepare, act } = interaction;
      const durations = await onPhone(browser, origin, path, async (page) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await prepare?.(page);
        await slowDown(page, { network: false });
        await page.evaluate(noteInteractions, shortest);
        for (let turn = 1; turn <= times; turn += 1) {
          await act(page, turn);
          await settle(page);
        }
        return page.evaluate(() => Object.values(Reflect.get(window, 'interactions') as object));
      });
      const all = [...durations, ...Array(Math.max(0, times - durations.length)).fill(shortest)];
      add(name, all);
      if (boardPresses.includes(interaction)) onBoards.push(...all);
    }
    add('all presses on boards', onBoards);
  } finally {
    await closeGracefully(server, 0);
  }
  return { table, notes: [`${times} times each on a phone of 390 px, 4× CPU.`] };
}

const atLeast = (value: number) => (value <= shortest ? `≤ ${shortest} ms` : ms(value));

/** The longest event of each interaction, by its number. */
function noteInteractions(durationThreshold: number) {
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
