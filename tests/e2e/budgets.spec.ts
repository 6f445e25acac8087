import { expect, test } from '@playwright/test';
import { withinBudget } from '../../audit/weight';
import { allPaths } from './support';

test.skip(
  ({ browserName, isMobile }) => browserName !== 'chromium' || !isMobile,
  'measured once, with Chromium’s instruments',
);

for (const path of allPaths) {
  test(`weighs no more than its budgets on a phone (${path})`, async ({ browser, baseURL }) => {
    expect(await withinBudget({ browser, origin: baseURL ?? '', path })).toEqual([]);
  });
}
