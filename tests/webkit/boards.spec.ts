import { boardPages } from '../content';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

/** For each kind of board, a button that changes the pass. */
const buttons = {
  hotel: '[role=radiogroup] + div button',
  access: 'dl + div button',
  leases: 'section:first-child button',
};

/** The texts of the phone and for screen readers; the latter is null until the board is interactive. */
const read = (webkit: WebKitPage) =>
  webkit.evaluate(() => ({
    phone: document.querySelector('[data-board] div:has(+ [role=status])')?.textContent,
    announcement:
      document.querySelector('[data-board] > div > :not([inert]) [role=status]')?.textContent ??
      null,
  }));

const scrollTo = (webkit: WebKitPage, selector: string) =>
  webkit.evaluate(
    (target) =>
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    // The texts themselves do not depend on the browser: see tests/e2e.
    for (const { id, board } of boardPages) {
      const button = buttons[board.kind];
      test(`the board of /${id} changes the pass (${size.width} px)`, async ({ webkit }) => {
        // An anchor renders every section.
        await webkit.goto(`/${id}#content`);
        await scrollTo(webkit, '[data-board]');
        await expect.poll(() => read(webkit)).toMatchObject({ announcement: '' });
        const before = await read(webkit);
        // The phone preview covers the lower part of a small screen.
        await scrollTo(webkit, `[data-board] ${button}`);
        await webkit.click(`[data-board] ${button}`);
        const isChanged = async () => {
          const { phone, announcement } = await read(webkit);
          return phone !== before.phone && announcement !== '';
        };
        await expect.poll(isChanged).toBe(true);
      });
    }
  });
}
