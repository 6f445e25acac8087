import { expect, type Page, test } from '@playwright/test';
import { pageOf, pages } from '../content';
import { expectSelected, showTabs, tabs } from './tabs';

/** Keys and titles as the specification gives them. */
const specified = {
  hotels: {
    hotel: 'Hotel',
    staff: 'Staff & Operations',
    guests: 'Guests',
    chains: 'Hotel Chains',
  },
  offices: { hrOps: 'HR & Ops', employees: 'Employees', guestsVendors: 'Guests & Vendors' },
  'real-estate': {
    owners: 'Owners & Operators',
    tenants: 'Tenants & guests',
    support: 'Support & admin',
  },
};

// The clock stands still: what a test selects stays selected.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [id, titles] of Object.entries(specified)) {
  const keys = Object.keys(titles);
  test(`Audience tabs on ${id}: ${Object.values(titles).join(', ')} (keys ${keys.join(', ')})`, async ({
    page,
  }) => {
    await page.goto(`/${id}`);
    await showTabs(page);
    await expect(tabs(page)).toHaveText(Object.values(titles));
    expect(pageOf(id).page.advantages.tabs.map(({ key }) => key)).toEqual(keys);
    for (const [index, key] of keys.entries()) {
      await expect(tabs(page).nth(index)).toHaveAttribute('id', new RegExp(`\\b${key}$`));
    }
  });
}

for (const { id, page: content } of pages) {
  test.describe(`Audience tabs on /${id}`, () => {
    const { tabs: expected } = content.advantages;

    test.beforeEach(async ({ page }) => {
      await page.goto(`/${id}`);
      await showTabs(page);
    });

    test('default is the first tab', async ({ page }) => {
      await expectSelected(page, 0);
    });

    test('Each tab shows a background image and a list of advantage lines', async ({ page }) => {
      for (const [index, { title, advantages, picture }] of expected.entries()) {
        await tabs(page).nth(index).click();
        await expectSelected(page, index);
        const panel = page.getByRole('tabpanel', { name: title, exact: true });
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await expect(panel.getByRole('listitem')).toHaveText(advantages);
        for (const line of await panel.getByRole('listitem').all())
          await expect(line).toBeVisible();
        await expect(panel.getByRole('img', { name: picture.alt })).toBeVisible();
      }
    });

    test('The selected tab title is underlined', async ({ page }) => {
      for (const index of expected.keys()) {
        await tabs(page).nth(index).click();
        expect(await underlined(page)).toEqual(expected.map((_, other) => other === index));
      }
    });

    test('the panel does not change its height with the tab', async ({ page }) => {
      const heights = new Set<number | undefined>();
      const places = new Set<number | undefined>();
      for (const index of expected.keys()) {
        await tabs(page).nth(index).click();
        heights.add((await page.locator('[data-tabs]').boundingBox())?.height);
        places.add(
          await page.locator('#how-it-works').evaluate((next: HTMLElement) => next.offsetTop),
        );
      }
      expect([heights.size, places.size]).toEqual([1, 1]);
    });
  });
}

/** For each tab: is there a line along its whole lower edge? */
function underlined(page: Page) {
  return tabs(page).evaluateAll((elements) =>
    elements.map((tab) => {
      const line = tab.querySelector('[data-clock]');
      if (!line?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const [under, title] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
      return (
        under.height >= 2 &&
        Math.abs(under.width - title.width) <= 1 &&
        Math.abs(under.bottom - title.bottom) <= 1
      );
    }),
  );
}
