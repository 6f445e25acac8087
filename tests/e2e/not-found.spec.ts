import { expect, test } from '@playwright/test';
import { notFoundContent } from '../content';
import { nowhere, openNavigation, viewTop } from './support';

const strays = [nowhere, '/hotelss', '/hotels/rooms', '/404', '/404.html', '/a%20b', '/Hotels'];

for (const path of strays) {
  test(`any other path: Not-found page (${path})`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops! Page not found');
  });
}

test("Shows '404', 'Oops! Page not found' and a 'Return to Home' link to /", async ({ page }) => {
  await page.goto(nowhere);
  await expect(page).toHaveTitle(notFoundContent.meta.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    '404 Oops! Page not found',
  );
  await expect(main.locator('svg text').filter({ hasText: /^404$/ }).first()).toBeAttached();
  const drawn = await main.locator('svg').first().boundingBox();
  expect(drawn?.width).toBeGreaterThan(200);
  const link = main.getByRole('link', { name: 'Return to Home' });
  await expect(link).toHaveAttribute('href', '/');
  await link.click();
  await expect(page).toHaveURL('/');
  expect(await viewTop(page)).toBe(0);
});

test('The attempted path is logged to the console', async ({ page }) => {
  for (const path of [nowhere, '/hotels/rooms?from=mail#top']) {
    const logged = page.waitForEvent('console', (message) => message.type() === 'info');
    await page.goto(path);
    expect((await logged).text()).toContain(new URL(page.url()).pathname);
  }
});

test('the not-found page leads to the sections of the home page', async ({ page }) => {
  await page.goto(nowhere);
  for (const [name, anchor] of [
    ['Home', 'home'],
    ['Use Cases', 'use-cases'],
    ['How It Works', 'how-it-works'],
    ['Contact', 'contact'],
  ] as const) {
    const link = (await openNavigation(page)).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/#${anchor}`);
  }
});
