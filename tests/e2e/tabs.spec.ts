import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { sharedPageAt } from './sections';
import { desktopOnlyAfterFirstVertical, holdBack, jumpTo } from './support';
import {
  advance,
  expectRotation,
  expectSelected,
  expectStopped,
  expectTurnAfter,
  heldName,
  hold,
  interval,
  root,
  section,
  setHidden,
  showTabs,
  showTabsWithTimer,
  tabs,
  toggle,
} from './tabs';

for (const { id, page: vertical } of pages) {
  const { title, tabs: content } = vertical.advantages;
  const count = content.length;

  const tag = ['@motion', ...desktopOnlyAfterFirstVertical(`/${id}`)];
  test.describe(`audience tabs of /${id}`, { tag }, () => {
    const page = sharedPageAt(`/${id}`, showTabsWithTimer);

    test('have their keys and titles', async () => {
      await expect(tabs(page())).toHaveText(content.map((tab) => tab.title));
      const ids = await tabs(page()).evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(content.map(({ key }) => `tab-${key}`));
    });

    test('the pause button has a whole icon and does not cover the picture', async () => {
      const button = toggle(page(), site.tabs.pause);
      const [box, icon, panel] = await Promise.all(
        [button, button.locator('svg').first(), page().getByRole('tabpanel')].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(icon?.width).toBe(icon?.height);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
    });

    test('start with the first and select the next after each interval', async () => {
      await expectSelected(page(), 0);
      for (let turn = 0; turn <= count; turn += 1) {
        await expectTurnAfter(page(), interval, turn % count, (turn + 1) % count);
      }
    });

    test('a click selects a tab and holds it before the interval', async () => {
      await advance(page(), interval / 2);
      await tabs(page()).nth(1).click();
      await expect(toggle(page(), heldName)).toBeVisible();
      await expectSelected(page(), 1);
      await expectTurnAfter(page(), hold + interval, 1, 2 % count);
      await expect(toggle(page(), site.tabs.pause)).toBeVisible();
      await expectTurnAfter(page(), interval, 2 % count, 3 % count);
    });

    test('Pause stops the rotation, Play continues it', async () => {
      await tabs(page()).nth(0).click();
      await advance(page(), hold + interval / 4);
      const left = interval - interval / 4;
      await toggle(page(), site.tabs.pause).press('Enter');
      await expectStopped(page(), left, 0);
      await toggle(page(), site.tabs.play).click();
      await expect(toggle(page(), site.tabs.pause)).toBeVisible();
      await expectTurnAfter(page(), left, 0, 1);
    });

    for (const [index, { title: name, advantages, picture }] of content.entries()) {
      test(`${name} shows an image and advantages without moving the page`, async () => {
        await jumpTo(section(page()));
        const before = await layout(page());
        await tabs(page()).nth(index).press('Enter');
        await expectSelected(page(), index);
        await expect(root(page())).toMatchAriaSnapshot(ariaSnapshot`
          - /children: equal
          - tablist ${title}
          - button ${heldName}
          - tabpanel ${name}:
            - img ${picture.alt}
            - list: ${advantages}
        `);
        expect(await underlined(page())).toEqual(content.map((_, other) => other === index));
        expect(await layout(page())).toEqual(before);
        await expect(page()).toHaveURL(`/${id}`);
      });
    }
  });
}

const layout = (page: Page) =>
  page.evaluate(() => ({
    scroll: [scrollX, scrollY],
    height: document.querySelector('[data-tabs]')?.clientHeight,
    next: document.getElementById('how-it-works')?.offsetTop,
  }));

/** For each tab: whether a line in the color of its title is visible directly below the title. */
const underlined = (page: Page) =>
  tabs(page).evaluateAll((elements) =>
    elements.map((tab) => {
      const line = tab.querySelector('[data-progress]');
      if (!line) return false;
      const text = document.createRange();
      text.selectNodeContents(tab.firstChild as Text);
      const [under, title] = [line.getBoundingClientRect(), text.getBoundingClientRect()];
      const { color, fontSize } = getComputedStyle(tab);
      const gap = under.top - title.bottom;
      const isBelow = gap >= 0 && gap <= Number.parseFloat(fontSize) / 2;
      const offsets = [under.left - title.left, under.right - title.right];
      const isInPlace =
        isBelow && under.height >= 2 && offsets.every((offset) => Math.abs(offset) <= 1);
      const isDark = getComputedStyle(line).backgroundColor === color;
      const isVisible = line.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isInPlace && isDark && isVisible;
    }),
  );

const [{ id, page: content }] = pages as [(typeof pages)[number]];
const count = content.advantages.tabs.length;
const last = count - 1;
const panelHash = `#view-${content.advantages.tabs[last]?.key}`;

test.describe('tab rotation', { tag: ['@motion', '@desktop'] }, () => {
  const page = sharedPageAt(`/${id}`, showTabsWithTimer);

  test('pauses while the section is off screen', async () => {
    await tabs(page()).nth(0).click();
    await advance(page(), hold + interval / 4);
    const left = interval - interval / 4;
    await jumpTo(page().locator('#home'));
    await expectRotation(page(), 'waiting');
    await expectStopped(page(), left, 0);
    await jumpTo(section(page()));
    await expectRotation(page(), 'running');
    await expectTurnAfter(page(), left, 0, 1);
  });

  test('pauses while the page is hidden, and stays paused after Pause', async () => {
    await tabs(page()).nth(1).click();
    await advance(page(), hold / 2);
    const left = hold - hold / 2 + interval;
    await setHidden(page(), true);
    await expectRotation(page(), 'waiting');
    await expectStopped(page(), left, 1);
    await setHidden(page(), false);
    await expectRotation(page(), 'running');
    await expectTurnAfter(page(), left, 1, 2 % count);
    await toggle(page(), site.tabs.pause).click();
    await setHidden(page(), true);
    await setHidden(page(), false);
    await expectStopped(page(), interval, 2 % count);
    await toggle(page(), site.tabs.play).click();
    await expectTurnAfter(page(), interval, 2 % count, 3 % count);
  });

  test('arrow keys, Home and End select; rotation pauses while a tab has keyboard focus', async () => {
    await tabs(page()).nth(0).focus();
    await page().keyboard.press('Home');
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2 % count],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
    ] as const) {
      await page().keyboard.press(key);
      await expectSelected(page(), index);
      await expect(tabs(page()).nth(index)).toBeFocused();
    }
    await expectStopped(page(), hold + interval, 0);
    await page().keyboard.press('Tab');
    await expect(toggle(page(), heldName)).toBeFocused();
    await advance(page(), hold);
    await expect(toggle(page(), site.tabs.pause)).toBeFocused();
    await expectTurnAfter(page(), interval, 0, 1);
  });

  test('a link to a panel selects and holds its tab', async () => {
    await page().evaluate((hash) => location.assign(hash), panelHash);
    await expectSelected(page(), last);
    await expectTurnAfter(page(), hold + interval, last, 0);
  });
});

test('selects the tab named in the URL hash', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/${id}${panelHash}`);
  await expect(root(page)).toHaveAttribute('data-ready', '');
  await expectSelected(page, last);
  await expect(page.getByRole('tabpanel')).toBeInViewport();
});

test('keeps a tab clicked before its script loaded', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBack(page, /AudienceTabs.*\.js/);
  await page.goto(`/${id}`);
  await jumpTo(section(page));
  await tabs(page).nth(last).click();
  await expect(page.locator(panelHash)).toBeVisible();
  release();
  await expect(root(page)).toHaveAttribute('data-ready', '');
  await expectSelected(page, last);
});

test('shows the images when all have loaded or failed', { tag: '@desktop' }, async ({ page }) => {
  const { promise: failing, resolve: release } = Promise.withResolvers<string>();
  await page.route(/\/_astro\/.*\.(avif|webp)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    // The pictures below load after the one of the hero.
    if (pathname.includes('hero') || !(await failing).includes(pathname)) await route.continue();
    else await route.abort();
  });
  await page.goto(`/${id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('footer'));
  await showTabs(page);
  const images = root(page).locator('img');
  await expect(images.first()).toHaveCSS('opacity', '0');
  await expect(root(page)).toHaveAttribute('data-images', 'loading');

  release(await root(page).locator('picture').last().innerHTML());
  await expect(root(page)).toHaveAttribute('data-images', 'loaded');
  const isLoaded = await images.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  expect(isLoaded).toEqual(isLoaded.map((_, index) => index < last));
  await expect(root(page).getByRole('listitem').first()).toBeVisible();
});
