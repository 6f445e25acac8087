import { expect, type Page, test } from '@playwright/test';
import { expectArrivedAt, paths } from './support';

// @chromium: Firefox's driver cannot run a script before the page's own.
const tag = '@chromium';

/** Notes each time that parts of the page are set aside for the first paint, or taken up again. */
async function noteSettingAside(page: Page) {
  await page.addInitScript(() => {
    const noted: boolean[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      noted.push(document.documentElement.hasAttribute('data-fresh'));
    }).observe(document, { subtree: true, attributeFilter: ['data-fresh'] });
  });
}

const noted = (page: Page) => page.evaluate(() => Reflect.get(window, 'noted') as boolean[]);

for (const path of paths) {
  test(`what lies below is set aside for the first paint only (${path})`, { tag }, async ({
    page,
  }) => {
    await noteSettingAside(page);
    await page.goto(path);
    await expect.poll(() => noted(page)).toEqual([true, false]);
    const aside = await page
      .locator('main > *, footer')
      .evaluateAll((parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible'),
      );
    expect(aside).toEqual([]);
    await page.reload();
    expect(await noted(page), 'a reload needs the true heights at once').toEqual([]);
  });

  test(`a page that opens at an anchor is whole from the start (${path})`, { tag }, async ({
    page,
  }) => {
    await noteSettingAside(page);
    await page.goto(`${path}#contact`);
    expect(await noted(page)).toEqual([]);
    await expectArrivedAt(page, 'contact');
  });
}
