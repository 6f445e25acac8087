import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site } from '../content';
import { allPaths, application, expectArrivedAt, menuButton, navigation } from './support';

// Firefox's driver cannot turn scripts off: there tests/webkit is the second engine.
test.use({ javaScriptEnabled: false });

for (const { id, page: content } of pages) {
  test(`without JavaScript all tab panels can be read (/${id})`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await page.goto(`/${id}`);
    const tops: number[] = [];
    for (const { title, advantages } of content.advantages.tabs) {
      const panel = page.getByRole('tabpanel', { name: title, exact: true });
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveText(advantages);
      for (const line of await panel.getByRole('listitem').all()) await expect(line).toBeVisible();
      tops.push((await panel.boundingBox())?.y ?? 0);
    }
    // One below the other, none over another.
    expect(new Set(tops).size).toBe(tops.length);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });
}

for (const path of allPaths) {
  test(`without JavaScript all headings are visible and the menu's links can be reached (${path})`, {
    tag: '@chromium',
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    for (const heading of await page.getByRole('heading').all())
      await expect(heading).toBeVisible();
    if (isMobile) {
      await expect(navigation(page)).toBeHidden();
      await menuButton(page).click();
    }
    for (const link of await navigation(page).getByRole('link').all()) {
      await expect(link).toBeVisible();
    }
    await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
}

test("without JavaScript 'Make It {product}' is a plain link to the application site in a new tab", {
  tag: '@chromium',
}, async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: `Make It ${site.name}` });
  await expect(link).toHaveAttribute('href', new RegExp(`^${application}/`));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneLine(homeContent.hero.title));
});

test('without JavaScript a link of the menu leads to its section', { tag: '@chromium' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  if (isMobile) await menuButton(page).click();
  await navigation(page).getByRole('link', { name: 'How It Works' }).click();
  // Only a script could close the menu on a link: here its own button does.
  if (isMobile) await menuButton(page).click();
  await expectArrivedAt(page, 'how-it-works');
});
