import { expect, type Locator, test } from '@playwright/test';
import { allPaths, application, menuButton, nowhere, scrollThrough } from './support';
import { section, showTabs } from './tabs';

// What a screen reader is given, page by page. Read what has changed in tests/e2e/trees before you
// take it over: `npx playwright test accessibility-tree --update-snapshots`.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const nameOf = (path: string) =>
  path === '/' ? 'home' : path === nowhere ? 'not-found' : path.slice(1);

async function expectTree(root: Locator, name: string) {
  const tree = await root.ariaSnapshot();
  expect(`${tree.replaceAll(application, '{application}')}\n`).toMatchSnapshot(`${name}.yml`);
}

for (const path of allPaths) {
  test(`the accessibility tree is as it was read (${path})`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    if (await section(page).count()) await showTabs(page);
    await expectTree(page.locator('body'), nameOf(path));
  });
}

test('the accessibility tree of the open menu is as it was read', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await menuButton(page).click();
  await expectTree(page.getByRole('banner'), 'menu');
});
