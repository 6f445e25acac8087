import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import {
  expectFooter,
  expectHeader,
  expectSteps,
  expectTopToBottom,
  footerColumns,
  sectionsOf,
  sharedPage,
} from './sections';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { hero, why, steps, problem, comparison, useCases } = homeContent;

test.describe('home page', { tag: '@once' }, () => {
  const page = sharedPage('/');
  const section = (index: number) => sectionsOf(page()).nth(index);

  test('has its sections in order', async () => {
    const all = page().locator('body > header, main > :not(link, script), body > footer');
    const headings = await all.evaluateAll((elements) =>
      elements.map(
        (element) => element.querySelector('h1, h2')?.textContent?.trim() ?? element.localName,
      ),
    );
    expect(headings).toEqual([
      'header',
      'Your business, in their wallet',
      oneLine(why.title),
      'Quick & Simple',
      'Still Using Cards, PDFs, or Custom Apps?',
      `Why ${site.name} Wins`,
      'Use Cases',
      'Product',
    ]);
    await expectTopToBottom(all);
  });

  test("has a hero with the button 'Make It {product}'", async () => {
    await expect(section(0)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Your business, in their wallet" [level=1]
      - img ${hero.picture.alt}
      - link ${`Make It ${site.name}`}
      - paragraph: ${hero.text}
      - paragraph: ${site.worksWith}
    `);
  });

  test('says why wallet passes beat apps, PDFs and cards, and who uses wallets', async () => {
    const reasons = section(1).getByRole('list').first().getByRole('listitem');
    await expect(reasons).toHaveCount(why.reasons.length);
    for (const [index, { replaces, text }] of why.reasons.entries()) {
      await expect(reasons.nth(index)).toMatchAriaSnapshot(ariaSnapshot`
        - listitem:
          - /children: equal
          - heading ${replaces} [level=3]
          - paragraph: ${text}
      `);
    }
    const named = why.reasons.map(({ replaces }) => replaces);
    expect(named.toSorted()).toEqual(['Apps', 'Cards', 'PDFs']);
    await expect(section(1)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${why.title} [level=2]
      - list
      - paragraph: /^Over half the world uses digital wallets, set to reach 70 percent by 2030/
      - list: ${[why.today.label, why.forecast.label]}
    `);
  });

  test("has 'Quick & Simple' with 3 steps", async () => {
    await expectSteps(section(2), 'Quick & Simple', 'They check-in, and get updates', steps);
    await expect(section(2).getByRole('link')).toHaveCount(0);
  });

  test('has the problem section', async () => {
    await expect(section(3)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Still Using Cards, PDFs, or Custom Apps?" [level=2]
      - img ${problem.picture.alt}
      - list: ${problem.captions}
    `);
  });

  test('compares the product with plastic cards, custom apps and PDFs', async () => {
    const rows = {
      'Easy to use': ['No', 'No', 'No', 'Yes'],
      'Always on device': ['No', 'No', 'No', 'Yes'],
      'Sends updates': ['No', 'No', 'No', 'Yes'],
      Analytics: ['No', 'No', 'No', 'Yes'],
      'Works offline': ['No', 'Optional', 'No', 'Yes'],
      'Built-in loyalty': ['Yes', 'No', 'Yes', 'Yes'],
      'No install required': ['Yes', 'No', 'No', 'Yes'],
    };
    const table = section(4);
    await expect(table).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${`Why ${site.name} Wins`} [level=2]
      - table ${comparison.caption}
    `);
    const products = ['Plastic cards', 'Custom apps', 'PDFs', site.name];
    await expect(table.getByRole('columnheader')).toHaveText([
      comparison.featureHeading,
      ...products,
    ]);
    await expect(table.getByRole('rowheader')).toHaveText(Object.keys(rows));
    for (const [feature, values] of Object.entries(rows)) {
      const cells = table.getByRole('row', { name: feature }).getByRole('cell');
      await expect(cells).toHaveText(values, { useInnerText: true });
    }
  });

  test('has a card for each use case', async () => {
    const names = verticals.map(({ name }) => name);
    const specified = ['Hotels', 'Offices & Co-Working', 'Real Estate Management', 'Member Clubs'];
    expect(names).toEqual(expect.arrayContaining(specified));
    await expect(section(5).getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(section(5)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Use Cases" [level=2]
      - paragraph: ${useCases.text}
      - list
    `);
  });

  for (const { id, name, useCase } of verticals) {
    const hasPage = pages.some((other) => other.id === id);
    const action = hasPage ? `a 'Learn More' link to /${id}` : "a disabled 'Coming Soon' button";

    test(`${name}: title, icon, five benefits, image and ${action}`, async () => {
      const title = page().getByRole('heading', { level: 3, name, exact: true });
      const card = section(5).getByRole('article').filter({ has: title });
      expect(useCase.benefits).toHaveLength(5);
      await expect(card).toMatchAriaSnapshot(ariaSnapshot`
        - article:
          - heading ${name} [level=3]
          - list: ${useCase.benefits}
          - img ${useCase.picture.alt}
      `);
      await expect(card.locator('svg').first()).toBeVisible();
      if (hasPage) {
        const link = card.getByRole('link', { name: 'Learn More' });
        await expect(link).toHaveAttribute('href', `/${id}`);
        return;
      }
      await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
      await expect(card.getByRole('link')).toHaveCount(0);
      expect((await page().request.get(`/${id}`)).status()).toBe(404);
    });
  }

  test('has the footer, whose links have no target', async () => {
    await expectFooter(page());
    const items = page().getByRole('contentinfo').getByRole('listitem');
    await expect(items).toHaveText(Object.values(footerColumns).flat());
    await expect(items.locator('[href]')).toHaveCount(0);
  });

  test('has the header', () =>
    expectHeader(page(), ['Home', 'Use Cases', 'How It Works', 'Contact']));
});
