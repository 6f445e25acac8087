import { pages } from '../content';
import { wordsUnseen } from '../in-page';
import { allPaths } from '../paths';
import { expect, test } from './test';

test.use({ manner: { javaScript: false, stillness: false } });

for (const path of allPaths) {
  test(`without JavaScript all words can be read and the menu opens (${path})`, async ({
    webkit,
  }) => {
    await webkit.goto(path);
    expect(await webkit.evaluate(wordsUnseen)).toEqual([]);
    await webkit.click('[data-menu] [popovertarget]');
    const links = () =>
      [...document.querySelectorAll('[data-menu] nav a')].map((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      );
    expect(new Set(await webkit.evaluate(links))).toEqual(new Set([true]));
  });
}

for (const { id, page: content } of pages) {
  test(`without JavaScript every tab's panel stands below the one before (/${id})`, async ({
    webkit,
  }) => {
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
}
