import { expect, test } from '@playwright/test';
import { pages, site } from '../content';
import { application, expectArrivedAt, paths } from './support';

const columns = {
  Product: ['Features', 'Pricing', 'Integrations'],
  Company: ['About', 'Blog', 'Careers'],
  Support: ['Documentation', 'Help Center', 'Contact'],
};

for (const path of paths) {
  test.describe(`Footer on ${path}`, { tag: '@words' }, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('Columns: Product (Features, Pricing, Integrations), Company (About, Blog, Careers), Support (Documentation, Help Center, Contact)', async ({
      page,
    }) => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading')).toHaveText(Object.keys(columns));
      const lists = footer.getByRole('list');
      for (const [index, labels] of Object.values(columns).entries()) {
        await expect(lists.nth(index).getByRole('listitem')).toHaveText(labels);
        for (const label of labels) {
          await expect(lists.nth(index).getByText(label, { exact: true })).toBeVisible();
        }
      }
    });

    test("Copyright line for 2025, 'All rights reserved'", async ({ page }) => {
      const line = page.getByRole('contentinfo').getByText(/2025.*All rights reserved/);
      await expect(line).toBeVisible();
      await expect(line).toContainText(site.name);
    });

    test('Footer tagline: secure access and perks are delivered via wallet', async ({ page }) => {
      await expect(
        page
          .getByRole('contentinfo')
          .getByText(/^Secure access and perks are delivered via wallet/),
      ).toBeVisible();
      const demo = page.getByRole('contentinfo').getByRole('link', { name: 'Get Demo' });
      await expect(demo).toHaveAttribute('href', `${application}/demo`);
      await expect(demo).toHaveAttribute('target', '_blank');
      await expect(demo).toHaveAttribute('rel', /noopener/);
    });
  });
}

test('On the home page these links go nowhere', { tag: '@words' }, async ({ page }) => {
  await page.goto('/');
  const lines = page.getByRole('contentinfo').getByRole('listitem');
  await expect(lines).toHaveText(Object.values(columns).flat());
  await expect(lines.getByRole('link')).toHaveCount(0);
  await expect(lines.locator('[href]')).toHaveCount(0);
});

for (const { id } of pages) {
  test(`on the vertical pages they are in-page anchors (/${id})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${id}`);
    const footer = page.getByRole('contentinfo');
    for (const label of Object.values(columns).flat()) {
      const link = footer.getByRole('listitem').getByRole('link', { name: label, exact: true });
      const target = (await link.getAttribute('href')) ?? '';
      expect(target, label).toMatch(/^#[a-z-]+$/);
      await link.click();
      await expect(page).toHaveURL(`/${id}${target}`);
      await expectArrivedAt(page, target.slice(1));
    }
  });
}
