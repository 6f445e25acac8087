import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectScrolledTo, jumpTo, paths, sharedPage } from './support';

/** Scrolls and waits for the scroll event. */
const scroll = (page: Page, by: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollBy({ top, behavior: 'instant' });
      }),
    by,
  );

/** Clicks a link by script, because the header may be hidden, and waits until the page scrolls. */
const followLink = (page: Page, id: string) =>
  page
    .locator(`a[href="#${id}"]`)
    .first()
    .evaluate(
      (link: HTMLElement) =>
        new Promise<void>((resolve) => {
          // Firefox arrives before the scroll event: input in between would restore the position.
          addEventListener('scroll', () => resolve(), { once: true });
          link.click();
          // The scrollend event of an earlier jump may be late.
          dispatchEvent(new Event('scrollend'));
        }),
    );

const bar = (page: Page) => page.getByRole('banner').locator('> div');

// All verticals have the same header.
for (const path of paths.slice(0, 2)) {
  test.describe(path, { tag: path === '/' ? '@desktop' : [] }, () => {
    const page = sharedPage((opened) => opened.goto(path));
    test.beforeEach(() => jumpTo(page().getByRole('contentinfo')));

    for (const method of ['prepend', 'append'] as const) {
      test(`keeps the header hidden when the page becomes shorter (${method})`, async () => {
        const main = page().getByRole('main');
        await main.evaluate(async (element, method) => {
          const frames = () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const block = document.createElement('div');
          block.style.height = '200px';
          element[method](block);
          const end = document.body.scrollHeight - innerHeight;
          for (const top of [0, method === 'append' ? end : end - 1000]) {
            scrollTo({ top, behavior: 'instant' });
            await frames();
          }
          block.remove();
          await frames();
        }, method);
        await expect(page().getByRole('banner')).not.toHaveAttribute('data-pinned');
      });
    }

    const demo = () => page().getByRole('banner').getByRole('link', { name: site.getDemo.label });

    test('shows Get Demo when scrolling up, also while the page grows', async () => {
      await page().evaluate(() => document.body.append('More'));
      await scroll(page(), -120);
      await expect(bar(page())).toBeInViewport({ ratio: 1 });
      await expect(demo()).toBeInViewport({ ratio: 1 });
    });

    test('does not cover the section that a link leads to', async () => {
      await scroll(page(), -120);
      await expect(bar(page())).toBeInViewport({ ratio: 1 });
      const { bottom } = await bar(page()).evaluate((element) => element.getBoundingClientRect());
      const heading = page().locator('#use-cases').getByRole('heading').first();
      await followLink(page(), 'use-cases');
      await expectScrolledTo(page(), 'use-cases');
      await scroll(page(), -1);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    });

    test('stays hidden while a link scrolls up, until the next user input', async () => {
      await followLink(page(), 'use-cases');
      await expectScrolledTo(page(), 'use-cases');
      await page().keyboard.press('Shift');
      await scroll(page(), -120);
      await expect(bar(page())).toBeInViewport({ ratio: 1 });
    });

    test('hides again when scrolling down, and is at rest at the top', async () => {
      await scroll(page(), -400);
      await scroll(page(), 200);
      await expect(bar(page())).not.toBeInViewport();
      await page().evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar(page())).toBeInViewport();
      await expect(page().getByRole('banner')).not.toHaveAttribute('data-pinned');
      await expect(demo()).toBeInViewport({ ratio: 1 });
    });

    if (path !== '/') return;
    test('a whole use case card is clickable', async () => {
      await jumpTo(page().locator('body'));
      const [vertical] = pages;
      const cards = page().getByRole('article');
      const card = cards.filter({ hasText: vertical?.name ?? '' });
      await expect(card.getByRole('link')).toHaveCount(1);
      await card.click({ position: { x: 40, y: 40 } });
      await expect(page()).toHaveURL(`/${vertical?.id}`);
    });
  });
}
