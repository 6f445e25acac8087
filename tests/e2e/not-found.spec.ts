import { expect, test } from '@playwright/test';
import { notFoundContent } from '../content';
import { nowhere, openNavigation, viewTop } from './support';
import { tree } from './tree';

test('any other path: Not-found page', { tag: '@once' }, async ({ page, request }) => {
  const strays = [nowhere, '/hotelss', '/hotels/rooms', '/404', '/404.html', '/a%20b', '/Hotels'];
  // Member clubs: no page yet, at none of the addresses one would guess.
  for (const path of [...strays, '/member-clubs', '/clubs']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Oops! Page not found');
  }
  expect((await page.goto(nowhere))?.status()).toBe(404);
});

test("Not-found page: '404', 'Oops! Page not found' and a 'Return to Home' link to /", {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/hotels/rooms?from=mail#top', nowhere]) {
    await test.step('The attempted path is logged to the console', async () => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'info');
      await page.goto(path);
      expect((await logged).text()).toContain(new URL(page.url()).pathname);
    });
  }
  await expect(page).toHaveTitle(notFoundContent.meta.title);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(tree`
    - main:
      - /children: equal
      - heading "404 Oops! Page not found" [level=1]
      - link "Return to Home":
        - /url: /
  `);
  await expect(main.locator('svg text').filter({ hasText: /^404$/ }).first()).toBeAttached();
  expect((await main.locator('svg').first().boundingBox())?.width).toBeGreaterThan(200);

  await test.step('its header leads to the sections of the home page', async () => {
    const nav = await openNavigation(page);
    for (const [name, anchor] of [
      ['Home', 'home'],
      ['Use Cases', 'use-cases'],
      ['How It Works', 'how-it-works'],
      ['Contact', 'contact'],
    ] as const) {
      const link = nav.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `/#${anchor}`);
    }
    await page.keyboard.press('Escape');
  });
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await viewTop(page)).toBe(0);
});
