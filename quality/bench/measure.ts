import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';

/** The result of one part of the benchmark. */
export interface Section {
  table: string[][];
  notes: string[];
}

export interface Bench {
  browser: Browser;
  /** The root of the built site. */
  dist: string;
  /** Another commit to compare with. */
  against?: string | undefined;
}

export const formatMs = (value: number) => `${Math.round(value)} ms`;

/** Emulates a processor four times slower than this one and, unless disabled, slow 4G (as Lighthouse). */
export async function throttle(page: Page, { network = true } = {}) {
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

const touchDuration = 80;

/**
 * Sends the touch events of a tap of normal length. Playwright's own tap has no duration, and its
 * actionability checks would run on the throttled page during the measurement.
 */
export async function tap(target: Locator) {
  const page = target.page();
  const [x, y] = await target.evaluate((element): [number, number] => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  await page.evaluate(waitForFrames);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await pause(touchDuration);
  await touch('touchEnd', []);
  await session.detach();
}

const waitForFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Waits until the last change is painted and its animations have ended. */
export async function waitUntilIdle(page: Page) {
  await page.evaluate(waitForFrames);
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && Number(endTime) < 2000;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
}
