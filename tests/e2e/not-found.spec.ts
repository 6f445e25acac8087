import { expect, test } from '@playwright/test';
import { notFoundContent, pages, site } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { navigation, scrollTop } from './support';

const { code, title, button, meta } = notFoundContent;
const path = `/${pages[0]?.id}/rooms`;

test('the not-found page logs the path and links home', { tag: '@desktop' }, async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'info');
  expect((await page.goto(`${path}?from=mail#top`))?.status()).toBe(404);
  expect((await logged).text()).toContain(path);
  await expect(page).toHaveTitle(meta.title);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(ariaSnapshot`
    - main:
      - /children: equal
      - heading ${`${code} ${title}`} [level=1]
      - link ${button}:
        - /url: /
  `);
  await expect(main.locator('svg text').getByText(code, { exact: true }).first()).toBeAttached();
  expect((await main.locator('svg').first().boundingBox())?.width).toBeGreaterThan(200);
  const links = navigation(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(site.navigation.notFound.length);
  for (const [index, { label, anchor }] of site.navigation.notFound.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(label);
    await expect(links.nth(index)).toHaveAttribute('href', `/#${anchor}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(main.getByRole('link', { name: button })).toBeInViewport({ ratio: 1 });
  await main.getByRole('link', { name: button }).click();
  await expect(page).toHaveURL('/');
  expect(await scrollTop(page)).toBe(0);
});
