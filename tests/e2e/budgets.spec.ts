import { expect, test } from '@playwright/test';
import { withinBudget } from '../../audit/weight';
import { allPaths } from './support';

for (const path of allPaths) {
  test(`weighs no more than its budgets on a phone (${path})`, { tag: '@phone' }, async ({
    browser,
    baseURL,
  }) => {
    expect(await withinBudget({ browser, origin: baseURL ?? '', path })).toEqual([]);
  });
}
