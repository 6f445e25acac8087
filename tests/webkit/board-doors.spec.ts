import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

const said = (webkit: WebKitPage) =>
  webkit.evaluate(() => document.querySelector('[data-board] [role=status]')?.textContent);

/** On a phone the answer lies over the lower part of the screen: what is pressed is above it. */
async function press(webkit: WebKitPage, selector: string) {
  await webkit.evaluate(
    (target) =>
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
  await webkit.click(selector);
}

for (const size of [phone, desktop]) {
  test.describe(() => {
    test.use({ size });

    test(`access ends on every door, and is given back (${size.width} px)`, async ({ webkit }) => {
      await webkit.goto('/offices');
      await webkit.evaluate(() =>
        document.querySelector('[data-board]')?.scrollIntoView({ behavior: 'instant' }),
      );
      await expect
        .poll(() => webkit.evaluate(() => document.querySelectorAll('[data-board] button').length))
        .toBeGreaterThan(0);
      await press(webkit, '[data-board] dl + p button');
      await expect.poll(() => said(webkit)).toBe('Jonas Weber: access ended on every door');
      await press(webkit, '[data-board] dl + p button');
      await expect.poll(() => said(webkit)).toBe('Jonas Weber: access given back.');
      await press(webkit, '[data-board] [aria-label="Ada Brandt, Studio"]');
      await expect.poll(() => said(webkit)).toBe('Ada Brandt: Studio taken off the pass');
    });
  });
}
