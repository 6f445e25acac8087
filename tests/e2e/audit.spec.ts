import { expect, test } from '@playwright/test';
import { quickChecks } from '../../audit/checks';
import { withinBudget } from '../../audit/weight';
import { allPaths } from './support';

for (const path of allPaths) {
  test(`${Object.keys(quickChecks).join(', ')} (${path})`, { tag: '@once' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    for (const [name, check] of Object.entries(quickChecks)) {
      const found = await check({ browser, origin: baseURL ?? '', path, page });
      expect.soft(found, name).toEqual([]);
    }
  });

  test(`weighs no more than its budgets on a phone (${path})`, { tag: '@once' }, async ({
    browser,
    baseURL,
  }) => {
    expect(await withinBudget({ browser, origin: baseURL ?? '', path })).toEqual([]);
  });
}
