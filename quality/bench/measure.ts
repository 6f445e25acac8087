import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { phone, withPage } from '../tools/page.ts';

/** What a part of the bench hands over: a table, what it means, and whether its goals are met. */
export interface Section {
  table: string[][];
  notes: string[];
}

export interface Bench {
  browser: Browser;
  /** The root of a built site. */
  dist: string;
}

export const ms = (value: number) => `${Math.round(value)} ms`;

/** Slow 4G and a processor four times slower than this one, as Lighthouse has them. */
export async function slowDown(page: Page, { network = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!network) return;
  await session.send('Network.emulateNetworkConditions', {
    connectionType: 'cellular4g',
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/** How long a quick finger rests on the glass, in milliseconds. */
const rest = 80;

/**
 * A finger on the glass, and nothing else: the driver's own tap runs its checks on the slowed page,
 * its locators leave listeners there for every press, and its finger is gone the moment it comes.
 */
export async function tap(page: Page, selector: string, index = 0) {
  const [x, y] = await page.evaluate(middleOf, { selector, index });
  await settle(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await pause(rest);
  await touch('touchEnd', []);
  await session.detach();
}

/** Brings it to the middle of the view. Of several the one in this place, counted round and round. */
function middleOf({ selector, index }: { selector: string; index: number }): [number, number] {
  const targets = [...document.querySelectorAll(selector)];
  const target = targets.at(index % targets.length);
  if (!target) throw new Error(`${selector} is not on the page.`);
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Until what was asked for is painted, at rest and seen: nobody presses on before. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    const moving = document.getAnimations().filter(({ timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && Number(endTime) < 2000;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await frames();
    await new Promise((done) => setTimeout(done, 300));
  });

/** Until the page shows it: asked in the page, for the same reason. */
export const appears = (page: Page, selector: string) =>
  page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
  }, selector);

/** A fresh phone for each run. */
export function onPhone<Result>(
  browser: Browser,
  origin: string,
  path: string,
  use: (page: Page) => Promise<Result>,
) {
  return withPage({ browser, origin, path }, phone, use);
}
