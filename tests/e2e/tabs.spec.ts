import { expect, type Page, test } from '@playwright/test';
import { pageOf, pages } from '../content';
import { onlyOnceOnAPhone } from './support';
import { expectSelected, section, showTabs, tabs } from './tabs';
import { tree } from './tree';

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
  const { title, tabs: expected } = pageOf(id).page.advantages;

  test(`Audience tabs on /${id}`, { tag: onlyOnceOnAPhone(`/${id}`) }, async ({ page }) => {
    await page.goto(`/${id}`);
    await showTabs(page);

    const keys = Object.keys(titles);
    await test.step(`${Object.values(titles).join(', ')} (keys ${keys.join(', ')})`, async () => {
      await expect(tabs(page)).toHaveText(Object.values(titles));
      expect(expected.map(({ key }) => key)).toEqual(keys);
      const ids = await tabs(page).evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(keys.map((key) => expect.stringMatching(new RegExp(`\\b${key}$`))));
    });

    await test.step('they are WAI-ARIA tabs: each controls the panel that names it', async () => {
      await expect(page.getByRole('tablist')).toHaveAccessibleName(title);
      const pairs = await tabs(page).evaluateAll((elements) =>
        elements.map((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === tab.id;
        }),
      );
      expect(pairs).toEqual(expected.map(() => true));
    });

    await test.step('default is the first tab', () => expectSelected(page, 0));

    const place = () =>
      page.evaluate(() => ({
        scroll: [scrollX, scrollY],
        height: document.querySelector('[data-tabs]')?.clientHeight,
        next: document.getElementById('how-it-works')?.offsetTop,
      }));
    const before = await place();
    for (const [index, { title: name, advantages, picture }] of expected.entries()) {
      await test.step(`the tab ${name}`, async () => {
        await tabs(page).nth(index).press('Enter');
        await expectSelected(page, index);
        await test.step('Each tab shows a background image and a list of advantage lines', async () => {
          await expect(section(page)).toMatchAriaSnapshot(tree`
            - /children: equal
            - heading ${title}
            - tablist ${title}
            - tabpanel ${name}:
              - img ${picture.alt}
              - list: ${advantages}
          `);
        });
        await test.step('The selected tab title is underlined', async () => {
          expect(await underlined(page)).toEqual(expected.map((_, other) => other === index));
        });
        await test.step('nothing has moved or changed its height', async () => {
          expect(await place()).toEqual(before);
          await expect(page).toHaveURL(`/${id}`);
        });
      });
    }
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

const path = `/${pages[0]?.id}`;
const anyPicture = /\/_astro\/.*\.(avif|webp)/;

test('Images are preloaded and a loaded flag is set once all have loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(anyPicture, async (route) => {
    // All that is below waits for the hero's own.
    if (!route.request().url().includes('hero')) await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer'));
  await showTabs(page);
  const pictures = section(page).locator('img');
  await expect(pictures.first()).toHaveCSS('opacity', '0');
  await expect(section(page)).toHaveAttribute('data-images', 'loading');
  release();
  await expect(section(page)).toHaveAttribute('data-images', 'loaded');
  const widths = pictures.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  expect(new Set(await widths)).toEqual(new Set([true]));
});

test('a picture of the tabs that fails counts as settled', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route(anyPicture, (route) => route.abort());
  await page.goto(path);
  await showTabs(page);
  await expect(section(page)).toHaveAttribute('data-images', 'loaded');
  await expect(section(page).getByRole('listitem').first()).toBeVisible();
});
