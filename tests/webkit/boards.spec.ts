import { pageWith } from '../content';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

/** For each kind of board, a button that changes the pass, and the one that then changes it back. */
const buttons = {
  hotel: ['[role=radiogroup] + div button', '[role=radiogroup] + div button + button'],
  access: ['dl + div button', 'dl + div button'],
  leases: ['section:first-child button', 'section:first-child button + button'],
} as const;

/** The texts of the phone and for screen readers; the latter is null until the board is interactive. */
const read = (webkit: WebKitPage) =>
  webkit.evaluate(() => ({
    phone: document.querySelector('[data-board] div:has(+ [role=status])')?.textContent,
    announcement: document.querySelector('[data-board] [role=status]')?.textContent ?? null,
  }));

const scrollTo = (webkit: WebKitPage, selector: string) =>
  webkit.evaluate(
    (target) =>
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

/** Scrolls first, because the phone preview covers the lower part of a small screen. */
async function press(webkit: WebKitPage, selector: string) {
  await scrollTo(webkit, `[data-board] ${selector}`);
  await webkit.click(`[data-board] ${selector}`);
}

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    // The texts themselves do not depend on the engine: see tests/e2e.
    for (const [kind, [change, undo]] of Object.entries(buttons)) {
      test(`the ${kind} board changes the pass and undoes it (${size.width} px)`, async ({
        webkit,
      }) => {
        await webkit.goto(`/${pageWith(kind as keyof typeof buttons).id}`);
        await scrollTo(webkit, '[data-board]');
        await expect.poll(() => read(webkit)).toMatchObject({ announcement: '' });
        const before = await read(webkit);
        await press(webkit, change);
        const isChanged = async (from: typeof before) => {
          const { phone, announcement } = await read(webkit);
          return phone !== from.phone && announcement !== from.announcement;
        };
        await expect.poll(() => isChanged(before)).toBe(true);
        const changed = await read(webkit);
        await press(webkit, undo);
        await expect.poll(() => isChanged(changed)).toBe(true);
      });
    }
  });
}
