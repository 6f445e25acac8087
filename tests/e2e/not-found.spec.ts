import { expect, test } from '@playwright/test';
import { notFoundContent } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { missingPath, navigation, scrollTop } from './support';

test('Not-found page', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('any other path: Not-found page', async () => {
    const strays = [
      missingPath,
      '/hotelss',
      '/hotels/rooms',
      '/404',
      '/404.html',
      '/a%20b',
      '/Hotels',
    ];
    // Member clubs: no page yet, at none of the addresses one would guess.
    for (const path of [...strays, '/member-clubs', '/clubs']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('Oops! Page not found');
    }
  });
  await test.step('The attempted path is logged to the console', async () => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'info');
    expect((await page.goto('/hotels/rooms?from=mail#top'))?.status()).toBe(404);
    expect((await logged).text()).toContain('/hotels/rooms');
  });
  await expect(page).toHaveTitle(notFoundContent.meta.title);
  const main = page.getByRole('main');
  await test.step("Shows '404', 'Oops! Page not found' and a 'Return to Home' link to /", async () => {
    await expect(main).toMatchAriaSnapshot(ariaSnapshot`
      - main:
        - /children: equal
        - heading "404 Oops! Page not found" [level=1]
        - link "Return to Home":
          - /url: /
    `);
    await expect(main.locator('svg text').filter({ hasText: /^404$/ }).first()).toBeAttached();
    expect((await main.locator('svg').first().boundingBox())?.width).toBeGreaterThan(200);
  });

  await test.step('its header leads to the sections of the home page', async () => {
    await expect(navigation(page)).toMatchAriaSnapshot(ariaSnapshot`
      - navigation:
        - list:
          - /children: equal
          - listitem: [{link "Home": [{/url: "/#home"}]}]
          - listitem: [{link "Use Cases": [{/url: "/#use-cases"}]}]
          - listitem: [{link "How It Works": [{/url: "/#how-it-works"}]}]
          - listitem: [{link "Contact": [{/url: "/#contact"}]}]
    `);
  });
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await scrollTop(page)).toBe(0);
});
