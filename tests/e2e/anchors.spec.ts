import { expect, type Page, test } from '@playwright/test';
import { pages, site } from '../content';
import { expectHeaderLink } from './sections';
import { expectScrolledTo, paths, sharedPage } from './support';
import { section } from './tabs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** The first advantage of the selected tab. */
const firstAdvantage = (page: Page) =>
  section(page).getByRole('tabpanel').getByRole('listitem').first();

for (const path of paths) {
  const hasTabs = pages.some(({ id }) => path === `/${id}`);
  const navigation = hasTabs ? site.navigation.vertical : site.navigation.home;
  const links = navigation.filter(({ anchor }) => anchor !== 'home');

  for (const size of sizes) {
    const { width, height } = size;
    test.describe(`anchors of ${path} at ${width}×${height}`, { tag: '@desktop' }, () => {
      const page = sharedPage(async (opened) => {
        await opened.setViewportSize(size);
        await opened.goto(path);
      });

      for (const way of ['clicked', 'opened as an address'])
        test(`show the heading of their section when ${way}`, async () => {
          for (const link of links) {
            if (way === 'clicked') await expectHeaderLink(page(), path, link);
            else {
              await page().goto('about:blank');
              await page().goto(`${path}#${link.anchor}`);
              await expectScrolledTo(page(), link.anchor);
            }
            if (link.anchor === 'advantages')
              await expect(firstAdvantage(page())).toBeInViewport({ ratio: 1 });
          }
        });
    });
  }
}
