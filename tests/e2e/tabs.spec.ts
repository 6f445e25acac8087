import { expect, type Page, test } from '@playwright/test';
import { pageOf, pages, site } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { desktopOnlyAfterFirstVertical, jumpTo } from './support';
import {
  advance,
  aWhile,
  expectSelected,
  expectTurnAfter,
  openWithClock,
  second,
  section,
  showTabs,
  tabs,
  toggle,
} from './tabs';

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

for (const [id, titles] of Object.entries(specified)) {
  const { title, tabs: expected } = pageOf(id).page.advantages;
  const count = expected.length;

  test(`Audience tabs on /${id}`, {
    tag: ['@motion', ...desktopOnlyAfterFirstVertical(`/${id}`)],
  }, async ({ page }) => {
    await openWithClock(page, `/${id}`);

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
    await test.step('auto-advances to the next every 5 seconds, cycling from the last to the first', async () => {
      for (let turn = 0; turn < count + 1; turn += 1) {
        await expectTurnAfter(page, 5 * second, turn % count, (turn + 1) % count);
      }
    });
    await test.step('A click selects that tab and pauses auto-rotation for 10 seconds, after which rotation resumes', async () => {
      await advance(page, 3 * second);
      await tabs(page).nth(1).click();
      await expectSelected(page, 1);
      // Ten seconds are held, and then the five run: even though the pointer stays.
      await expectTurnAfter(page, 15 * second, 1, 2);
      await expectTurnAfter(page, 5 * second, 2, 3 % count);
    });
    await test.step('stops when a pause flag is set: Pause and Play', async () => {
      await advance(page, 2 * second);
      await toggle(page, site.tabs.pause).press('Enter');
      await advance(page, aWhile);
      await expectSelected(page, 3 % count);
      await toggle(page, site.tabs.play).click();
      await expect(toggle(page, site.tabs.pause)).toBeVisible();
      await expectTurnAfter(page, 3 * second, 3 % count, 4 % count);
    });

    const place = () =>
      page.evaluate(() => ({
        scroll: [scrollX, scrollY],
        height: document.querySelector('[data-tabs]')?.clientHeight,
        next: document.getElementById('how-it-works')?.offsetTop,
      }));
    await jumpTo(section(page));
    const before = await place();
    for (const [index, { title: name, advantages, picture }] of expected.entries()) {
      await test.step(`the tab ${name}`, async () => {
        await tabs(page).nth(index).press('Enter');
        await expectSelected(page, index);
        await test.step('Each tab shows a background image and a list of advantage lines', async () => {
          await expect(section(page)).toMatchAriaSnapshot(ariaSnapshot`
            - /children: equal
            - heading ${title}
            - tablist ${title}
            - button ${site.tabs.pause}
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
      const line = tab.querySelector('[data-progress]');
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
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  await page.route(anyPicture, async (route) => {
    const { pathname } = new URL(route.request().url());
    // All that is below waits for the hero's own.
    if (pathname.includes('hero') || !(await held).includes(pathname)) await route.continue();
    else await route.abort();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer'));
  await showTabs(page);
  const pictures = section(page).locator('img');
  await expect(pictures.first()).toHaveCSS('opacity', '0');
  await expect(section(page)).toHaveAttribute('data-images', 'loading');

  await test.step('one that fails counts as settled', async () => {
    release(await section(page).locator('picture').last().innerHTML());
    await expect(section(page)).toHaveAttribute('data-images', 'loaded');
    const widths = await pictures.evaluateAll((all) =>
      all.map((image) => (image as HTMLImageElement).naturalWidth > 0),
    );
    expect(widths).toEqual(widths.map((_, index) => index < widths.length - 1));
    await expect(section(page).getByRole('listitem').first()).toBeVisible();
  });
});
