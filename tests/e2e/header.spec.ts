import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectScrolledTo, jumpTo, paths } from './support';

/** As a wheel or a thumb does it: at once, and noticed by the page before the next one comes. */
const scroll = (page: Page, by: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollBy({ top, behavior: 'instant' });
      }),
    by,
  );

const bar = (page: Page) => page.getByRole('banner').locator('> div');

// One header serves all pages of a kind.
for (const path of paths.slice(0, 2)) {
  test(`Get Demo is never far: the header comes back (${path})`, {
    tag: path === '/' ? '@desktop' : [],
  }, async ({ page }) => {
    await page.goto(path);
    const demo = page.getByRole('banner').getByRole('link', { name: site.getDemo.label });

    await test.step('not on the way down', async () => {
      await jumpTo(page.getByRole('contentinfo'));
      await expect(bar(page)).not.toBeInViewport();
    });

    await test.step('nor where the page grows shorter, above the view or at its end', async () => {
      for (const where of ['prepend', 'append'] as const) {
        await page.getByRole('main').evaluate(async (main, where) => {
          const frames = () =>
            new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const more = document.createElement('div');
          more.style.height = '200px';
          main[where](more);
          const end = document.body.scrollHeight - innerHeight;
          for (const top of [0, where === 'append' ? end : end - 1000]) {
            scrollTo({ top, behavior: 'instant' });
            await frames();
          }
          more.remove();
          await frames();
        }, where);
        await expect(page.getByRole('banner')).not.toHaveAttribute('data-pinned');
      }
    });

    await test.step('but as soon as one turns round, on the same screen, and as it grows', async () => {
      await page.locator('body').evaluate((body) => body.append('More'));
      await scroll(page, -120);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(demo).toBeInViewport({ ratio: 1 });
    });

    await test.step('it covers no section that a link leads to', async () => {
      const { bottom } = await bar(page).evaluate((element) => element.getBoundingClientRect());
      const heading = page.locator('#use-cases').getByRole('heading').first();
      await jumpTo(page.locator('#use-cases'));
      await scroll(page, -1);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    });

    await test.step('nor while a link leads upwards, until a hand stirs again', async () => {
      await jumpTo(page.getByRole('contentinfo'));
      // Firefox is there before it says so: who stirs between the two is taken back to the link's end.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => resolve(), { once: true });
            location.hash = 'use-cases';
            // The end of the jump before may be told late.
            dispatchEvent(new Event('scrollend'));
          }),
      );
      await expectScrolledTo(page, 'use-cases');
      await page.keyboard.press('Shift');
      await scroll(page, -120);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    });

    await test.step('it goes with the way down, and rests in its place on top', async () => {
      await scroll(page, 200);
      await expect(bar(page)).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar(page)).toBeInViewport();
      await expect(page.getByRole('banner')).not.toHaveAttribute('data-pinned');
    });

    if (path !== '/') return;
    await test.step('Contact has an address', async () => {
      const mail = page.getByRole('contentinfo').getByRole('link', { name: site.contact });
      await expect(mail).toHaveAttribute('href', `mailto:${site.contact}`);
    });
    await test.step('a use case can be pressed as a whole', async () => {
      const [vertical] = pages;
      const card = page.getByRole('article').filter({ hasText: vertical?.name ?? '' });
      await expect(card.getByRole('link')).toHaveCount(1);
      await card.click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(`/${vertical?.id}`);
    });
  });
}
