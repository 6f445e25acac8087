import { pages } from '../content';
import { anchorPosition } from '../page-functions';
import { missingPath } from '../paths';
import type { WebKitPage } from './page';
import { desktop, expect, test } from './test';

const button = '[data-header] [popovertarget]';

const expectMenu = (webkit: WebKitPage, expected: object) =>
  expect
    .poll(() =>
      webkit.evaluate(() => {
        const nav = document.querySelector<HTMLElement>('[data-header] [popover]');
        const rest = [
          ...document.querySelectorAll<HTMLElement>('body > :is(main, footer, .skip-link)'),
        ];
        return {
          open: nav?.matches(':popover-open'),
          expanded: document.querySelector('[popovertarget]')?.getAttribute('aria-expanded'),
          links: nav?.checkVisibility({ visibilityProperty: true }),
          inert: rest.some(({ inert }) => inert),
          scrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
        };
      }),
    )
    .toEqual(expected);

const closed = { open: false, expanded: 'false', links: false, inert: false, scrolls: true };
const open = { open: true, expanded: 'true', links: true, inert: true, scrolls: false };

test('the button opens the menu over an inert page, and closes it', async ({ webkit }) => {
  for (const path of ['/', `/${pages[0]?.id}`, missingPath]) {
    await webkit.goto(path);
    for (const state of [closed, open]) {
      await expectMenu(webkit, state);
      await webkit.click(button);
    }
    await expectMenu(webkit, closed);
  }
});

test('a link closes the menu and scrolls to its section', async ({ webkit }) => {
  await webkit.goto('/');
  for (const anchor of ['contact', 'how-it-works']) {
    await webkit.click(button);
    await webkit.click(`[data-header] a[href="#${anchor}"]`);
    await expectMenu(webkit, closed);
    await expect
      .poll(() => webkit.evaluate(anchorPosition, anchor))
      .toEqual({ isReached: true, isInTopQuarter: true, isCovered: false });
  }
});

test('Escape and a wider window close the menu', async ({ webkit }) => {
  await webkit.goto('/');
  // In WebKit a click does not focus a button.
  await webkit.evaluate(() => document.querySelector<HTMLElement>('[popovertarget]')?.focus());
  await webkit.press('Enter');
  await expectMenu(webkit, open);
  await webkit.press('Tab');
  await webkit.press('Escape');
  await expectMenu(webkit, closed);
  expect(await webkit.evaluate(() => document.activeElement?.hasAttribute('popovertarget'))).toBe(
    true,
  );
  await webkit.click(button);
  await webkit.setViewportSize(desktop);
  await expectMenu(webkit, { ...closed, links: true });
});
