import { homeContent, walletContent } from '../content';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

const labels = walletContent;
const dialogState = (webkit: WebKitPage) =>
  webkit.evaluate((frontLabel) => {
    const dialog = document.querySelector('dialog');
    const { activeElement: active } = document;
    return {
      isOpen: Boolean(dialog?.matches(':modal')),
      hasHistoryEntry: Boolean(history.state?.liveWallet),
      width: dialog?.scrollWidth ?? 0,
      front: dialog?.querySelector(`[aria-label="${frontLabel}"]`)?.textContent ?? '',
      hasFocus: Boolean(dialog?.contains(active)),
      focused: active?.textContent?.trim() ?? '',
    };
  }, labels.front);

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    test(`the live wallet opens, shows a name and closes at ${size.width} px`, async ({
      webkit,
    }) => {
      await webkit.goto('/');
      await webkit.click('[data-live-wallet]');
      const poll = () => expect.poll(() => dialogState(webkit));
      const front = expect.stringContaining(labels.name.sample);
      await poll().toMatchObject({ isOpen: true, front, hasFocus: true });
      expect((await dialogState(webkit)).width).toBeLessThanOrEqual(size.width);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await webkit.evaluate(overflow)).toBeLessThanOrEqual(0);

      await webkit.type('dialog input[type=text]', 'Hotel Nord');
      await poll().toMatchObject({ front: expect.stringContaining('Hotel Nord') });

      await webkit.press('Escape');
      const closed = { isOpen: false, hasHistoryEntry: false, focused: homeContent.hero.button };
      await poll().toMatchObject(closed);
      await webkit.evaluate(() => history.forward());
      await poll().toMatchObject({ isOpen: true, front: expect.stringContaining('Hotel Nord') });
      await webkit.evaluate(() => history.back());
      await poll().toMatchObject(closed);
    });
  });
}
