import { pages } from '../content';
import { invisibleText } from '../page-functions';
import { missingPath } from '../paths';
import { expect, test } from './test';

test.use({ browserSettings: { javaScript: false, reducedMotion: false } });

const [{ id, page: content }] = pages as [(typeof pages)[number]];

test('without JavaScript all words can be read and the menu opens', async ({ webkit }) => {
  for (const path of ['/', `/${id}`, missingPath]) {
    await webkit.goto(path);
    expect(await webkit.evaluate(invisibleText)).toEqual([]);
    await webkit.click('[data-header] [popovertarget]');
    const links = () =>
      [...document.querySelectorAll('[data-header] nav a')].map((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      );
    await expect
      .poll(() => webkit.evaluate(links).then((all) => new Set(all)))
      .toEqual(new Set([true]));
  }
});

test("without JavaScript every tab's panel stands below the one before", async ({ webkit }) => {
  await webkit.goto(`/${id}`);
  const panels = await webkit.evaluate(() =>
    [...document.querySelectorAll('[role=tabpanel]')].map((panel) => {
      const { top, bottom } = panel.getBoundingClientRect();
      const lines = [...panel.querySelectorAll('li')].filter((line) => line.checkVisibility());
      return { top, bottom, lines: lines.map(({ textContent }) => textContent?.trim()) };
    }),
  );
  const { tabs } = content.advantages;
  expect(panels.map(({ lines }) => lines)).toEqual(tabs.map(({ advantages }) => advantages));
  for (const [index, { top }] of panels.entries()) {
    if (index > 0) expect(top).toBeGreaterThanOrEqual(panels[index - 1]?.bottom ?? 0);
  }
});
