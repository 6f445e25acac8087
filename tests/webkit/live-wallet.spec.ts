import { homeContent } from '../content';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

const labels = homeContent.liveWallet;
/** What there is to see of the dialog, and where the focus is. */
const look = (webkit: WebKitPage) =>
  webkit.evaluate((front) => {
    const dialog = document.querySelector('dialog');
    const focused = document.activeElement;
    return {
      open: Boolean(dialog?.matches(':modal')),
      width: dialog?.scrollWidth ?? 0,
      front: dialog?.querySelector(`[aria-label="${front}"]`)?.textContent ?? '',
      focusInside: Boolean(dialog?.contains(focused)),
      focus: focused?.textContent?.trim() ?? '',
    };
  }, labels.front);

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    test(`the live wallet at ${size.width} px`, async ({ webkit }) => {
      await webkit.goto('/');
      await webkit.click('[data-live-wallet]');
      await test.step('opens over a page out of reach, within the width of the screen', async () => {
        const front = expect.stringContaining(labels.name.sample);
        const isDrawn = { open: true, front, focusInside: true };
        await expect.poll(() => look(webkit)).toMatchObject(isDrawn);
        expect((await look(webkit)).width).toBeLessThanOrEqual(size.width);
        const sideways = () => document.documentElement.scrollWidth - innerWidth;
        expect(await webkit.evaluate(sideways)).toBeLessThanOrEqual(0);
      });
      await test.step('puts the name on the pass as it is typed', async () => {
        await webkit.type('dialog input[type=text]', 'Hotel Nord');
        await expect
          .poll(() => look(webkit))
          .toMatchObject({ front: expect.stringContaining('Hotel Nord') });
      });
      await test.step('closes on Escape, and the focus is back on the invitation', async () => {
        await webkit.press('Escape');
        await expect
          .poll(() => look(webkit))
          .toMatchObject({ open: false, focus: homeContent.hero.button });
      });
    });
  });
}
