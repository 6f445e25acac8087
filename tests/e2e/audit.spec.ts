import { expect, test } from '@playwright/test';
import { quickChecks } from '../../audit/checks';
import { allPaths } from './support';

for (const path of allPaths) {
  for (const [name, check] of Object.entries(quickChecks)) {
    test(`audit: ${name} (${path})`, { tag: '@once' }, async ({ browser, baseURL }) => {
      expect(await check({ browser, origin: baseURL ?? '', path })).toEqual([]);
    });
  }
}
