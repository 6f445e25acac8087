import type { Browser, Page } from '@playwright/test';
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

/** A fresh phone for each run. */
export function onPhone<Result>(
  browser: Browser,
  origin: string,
  path: string,
  use: (page: Page) => Promise<Result>,
) {
  return withPage({ browser, origin, path }, phone, use);
}
