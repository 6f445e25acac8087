import { expect, test } from '@playwright/test';
import { notFoundContent } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { navigation, scrollTop } from './support';

test('the not-found page logs the path and links home', { tag: '@desktop' }, async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'info');
  expect((await page.goto('/hotels/rooms?from=mail#top'))?.status()).toBe(404);
  expect((await logged).text()).toContain('/hotels/rooms');
  await expect(page).toHaveTitle(notFoundContent.meta.title);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(ariaSnapshot`
    - main:
      - /children: equal
      - heading "404 Oops! Page not found" [level=1]
      - link "Return to Home":
        - /url: /
  `);
  await expect(main.locator('svg text').filter({ hasText: /^404$/ }).first()).toBeAttached();
  expect((await main.locator('svg').first().boundingBox())?.width).toBeGreaterThan(200);
  await expect(navigation(page)).toMatchAriaSnapshot(ariaSnapshot`
    - navigation:
      - list:
        - /children: equal
        - listitem: [{link "Home": [{/url: "/#home"}]}]
        - listitem: [{link "Use Cases": [{/url: "/#use-cases"}]}]
        - listitem: [{link "How It Works": [{/url: "/#how-it-works"}]}]
        - listitem: [{link "Contact": [{/url: "/#contact"}]}]
  `);
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await scrollTop(page)).toBe(0);
});
