import { pages } from '../content';
import { anchorPosition } from '../page-functions';
import { missingPath } from '../paths';
import type { WebKitPage } from './page';
import { desktop, expect, test } from './test';

const button = '[data-header] [popovertarget]';

const menu = (webkit: WebKitPage) =>
  webkit.evaluate(() => {
    const nav = document.querySelector<HTMLElement>('[data-header] [popover]');
    const toggle = document.querySelector('[data-header] [popovertarget]');
    const behind = [...document.querySelectorAll('body > main, body > footer, body > .skip')];
    return {
      open: nav?.matches(':popover-open'),
      expanded: toggle?.getAttribute('aria-expanded'),
      links: nav?.checkVisibility({ visibilityProperty: true }),
      reachable: behind.filter((part) => !part.hasAttribute('inert')).length === behind.length,
      scrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
    };
  });

const closed = { open: false, expanded: 'false', links: false, reachable: true, scrolls: true };
const open = { open: true, expanded: 'true', links: true, reachable: false, scrolls: false };

test('the menu opens over a page that stands still and is out of reach, and closes', async ({
  webkit,
}) => {
  for (const path of ['/', `/${pages[0]?.id}`, missingPath]) {
    await webkit.goto(path);
    await expect.poll(() => menu(webkit)).toEqual(closed);
    await webkit.click(button);
    await expect.poll(() => menu(webkit)).toEqual(open);
    await webkit.click(button);
    await expect.poll(() => menu(webkit)).toEqual(closed);
  }
});

test('the menu closes: on a link, on Escape, in a wider window', async ({ webkit }) => {
  await webkit.goto('/');
  await test.step('clicking a link closes it and leads there', async () => {
    for (const anchor of ['contact', 'how-it-works']) {
      await webkit.click(button);
      await webkit.click(`[data-header] a[href="#${anchor}"]`);
      await expect.poll(() => menu(webkit)).toEqual(closed);
      await expect
        .poll(() => webkit.evaluate(anchorPosition, anchor))
        .toEqual({ isAtTop: true, isCovered: false });
    }
  });

  await test.step('on Escape, and focus returns to its button', async () => {
    // By keyboard: in WebKit a click does not give a button focus, so there is none to return.
    await webkit.evaluate(() => document.querySelector<HTMLElement>('[popovertarget]')?.focus());
    await webkit.press('Enter');
    await expect.poll(() => menu(webkit)).toEqual(open);
    await webkit.press('Tab');
    await webkit.press('Escape');
    await expect.poll(() => menu(webkit)).toEqual(closed);
    const focused = await webkit.evaluate(() =>
      document.activeElement?.hasAttribute('popovertarget'),
    );
    expect(focused).toBe(true);
  });

  await test.step('in a wider window, which shows its links in the header', async () => {
    await webkit.click(button);
    await webkit.setViewportSize(desktop);
    await expect.poll(() => menu(webkit)).toEqual({ ...closed, links: true });
  });
});
