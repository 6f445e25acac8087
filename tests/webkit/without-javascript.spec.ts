import { pages } from '../content';
import { invisibleText } from '../page-functions';
import { missingPath } from '../paths';
import { expect, test } from './test';

test.use({ javaScript: false });

const [{ id, page: content }] = pages as [(typeof pages)[number]];

for (const path of ['/', `/${id}`, missingPath]) {
  test(`texts are visible, tab panels stacked, and the menu opens (${path})`, async ({
    webkit,
  }) => {
    await webkit.goto(path);
    expect(await webkit.evaluate(invisibleText)).toEqual([]);
    const panels = await webkit.evaluate(() =>
      [...document.querySelectorAll('[role=tabpanel]')].map((panel) => ({
        top: panel.getBoundingClientRect().top,
        bottom: panel.getBoundingClientRect().bottom,
        items: [...panel.querySelectorAll('li')].map(({ textContent }) => textContent?.trim()),
      })),
    );
    const tabs = path === `/${id}` ? content.advantages.tabs : [];
    expect(panels.map(({ items }) => items)).toEqual(tabs.map(({ advantages }) => advantages));
    for (const [index, { bottom }] of panels.slice(0, -1).entries())
      expect(panels[index + 1]?.top).toBeGreaterThanOrEqual(bottom);
    await webkit.click('[data-header] [popovertarget]');
    const areLinksVisible = () =>
      [...document.querySelectorAll('[data-header] nav a')].every((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      );
    await expect.poll(() => webkit.evaluate(areLinksVisible)).toBe(true);
  });
}
