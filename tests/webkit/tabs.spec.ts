import { pages } from '../content';
import { expectSelected, expectStopped, expectTurnAfter, hold, interval } from '../e2e/tabs';
import { controlTabTimer } from '../page-functions';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

const state = (webkit: WebKitPage) =>
  webkit.evaluate(() => ({ ...document.querySelector<HTMLElement>('[data-tabs]')?.dataset }));

async function openTabs(webkit: WebKitPage, path: string) {
  await webkit.goto(path);
  await webkit.evaluate(controlTabTimer);
  // Repeats the scroll, because the content above may still change its height.
  await expect(async () => {
    await webkit.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('[data-tabs]')?.scrollIntoView({ behavior: 'instant' });
    });
    await expect
      .poll(() => state(webkit), { timeout: 3000 })
      .toMatchObject({ ready: '', rotation: 'running' });
  }).toPass();
}

// The tabs of all pages are alike.
const [{ id, page: content }] = pages as [(typeof pages)[number]];
const count = content.advantages.tabs.length;

for (const size of [phone, desktop]) {
  test.describe(`tabs on /${id} at ${size.width} px`, () => {
    test.use({ size });

    test('rotate, hold after a click, and pause', async ({ webkit }) => {
      await openTabs(webkit, `/${id}`);
      for (let turn = 0; turn < count; turn += 1) {
        await expectTurnAfter(webkit, interval, turn, (turn + 1) % count);
      }
      // Repeats the click, because on a phone the tab list may still be scrolling.
      await expect(async () => {
        await webkit.click('[role=tab]:nth-of-type(2)');
        await expectSelected(webkit, 1);
      }).toPass();
      await expectTurnAfter(webkit, hold + interval, 1, 2 % count);
      await webkit.click('[data-toggle]');
      await expectStopped(webkit, interval, 2 % count);
      await webkit.click('[data-toggle]');
      await expectTurnAfter(webkit, interval, 2 % count, 3 % count);
    });

    test('follow the keyboard, pause with it, and show their images', async ({ webkit }) => {
      await openTabs(webkit, `/${id}`);
      await webkit.evaluate(() => document.querySelector<HTMLElement>('[role=tab]')?.focus());
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['End', count - 1],
        ['ArrowRight', 0],
        ['ArrowLeft', count - 1],
        ['Home', 0],
      ] as const) {
        await webkit.press(key);
        await expectSelected(webkit, index);
      }
      await expectStopped(webkit, hold + interval, 0);
      await expect.poll(() => state(webkit)).toMatchObject({ images: 'loaded' });
    });
  });
}
