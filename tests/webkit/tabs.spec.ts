import { pages } from '../content';
import { controlTabTimer, tabStates } from '../page-functions';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

const second = 1000;

/** Opens the page, takes its clock, and brings the tabs into view: from then their time runs. */
async function openTabs(webkit: WebKitPage, path: string) {
  await webkit.goto(path);
  await webkit.evaluate(controlTabTimer);
  // What is above may still come to its height: then the tabs are gone from view again.
  await expect(async () => {
    await webkit.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector('[data-tabs]')?.scrollIntoView({ behavior: 'instant' });
    });
    await expect.poll(() => state(webkit), { timeout: 3000 }).toMatchObject({ ready: '' });
    await expect.poll(() => state(webkit), { timeout: 3000 }).not.toHaveProperty('offscreen');
  }).toPass();
}

const state = (webkit: WebKitPage) =>
  webkit.evaluate(() => ({ ...document.querySelector<HTMLElement>('[data-tabs]')?.dataset }));

const advance = (webkit: WebKitPage, time: number) =>
  webkit.evaluate((passing) => Reflect.get(window, 'advance')(passing), time);

/** This tab and no other is selected and in the tab order, and its panel is shown a frame later. */
async function expectSelected(webkit: WebKitPage, index: number) {
  const states = () => webkit.evaluate(tabStates);
  const expected = (await states()).map((_, at) => {
    const here = at === index;
    return { selected: here, inTabOrder: here, shown: here };
  });
  await expect.poll(states).toEqual(expected);
}

for (const { id, page: content } of pages) {
  const count = content.advantages.tabs.length;

  for (const size of [phone, desktop]) {
    test.describe(() => {
      test.use({ size });

      test(`tabs on /${id} at ${size.width} px`, async ({ webkit }) => {
        await openTabs(webkit, `/${id}`);
        await test.step('turn every 5 seconds and begin anew after the last', async () => {
          for (let turn = 0; turn < count; turn += 1) {
            await advance(webkit, 5 * second - 1);
            await expectSelected(webkit, turn);
            await advance(webkit, 1);
            await expectSelected(webkit, (turn + 1) % count);
          }
        });
        await test.step('hold for 10 seconds after a click, and pause on request', async () => {
          // On a phone the row of tabs may still be scrolling to where it was.
          await expect(async () => {
            await webkit.click('[role=tab]:nth-of-type(2)');
            await expectSelected(webkit, 1);
          }).toPass();
          await advance(webkit, 15 * second - 1);
          await expectSelected(webkit, 1);
          await advance(webkit, 1);
          await expectSelected(webkit, 2);
          await webkit.click('[data-toggle]');
          await advance(webkit, 36 * second);
          await expectSelected(webkit, 2);
          await webkit.click('[data-toggle]');
          await advance(webkit, 5 * second);
          await expectSelected(webkit, 3 % count);
        });
        await test.step('follow the keyboard, and stand still while it is there', async () => {
          // After a click WebKit does not see the keyboard in a focus that a script moves.
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
          await advance(webkit, 36 * second);
          await expectSelected(webkit, 0);
        });
        await test.step('show their pictures once all have come', () =>
          expect.poll(() => state(webkit)).toMatchObject({ images: 'loaded' }));
      });
    });
  }
}
