import type { Browser, Locator, Page } from '@playwright/test';
import { phone, withPage } from '../audit/subject.ts';

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

/** A finger on the glass, and nothing else: the driver's own tap runs its checks on the slowed page. */
export async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no place on the page.`);
  await settle(target.page());
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Until what was asked for is painted. */
export const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** A fresh phone for each run. */
export function onPhone<Result>(
  browser: Browser,
  origin: string,
  path: string,
  use: (page: Page) => Promise<Result>,
) {
  return withPage({ browser, origin, path }, phone, use);
}
