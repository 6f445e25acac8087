import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { expectFooter, expectHeader, expectSteps, sectionsOf, sharedPageAt } from './sections';
import { jumpTo } from './support';

const { hero, why, steps, problem, comparison, useCases } = homeContent;

const comparisonRows = {
  'Easy to use': ['No', 'No', 'No', 'Yes'],
  'Always on device': ['No', 'No', 'No', 'Yes'],
  'Sends updates': ['No', 'No', 'No', 'Yes'],
  Analytics: ['No', 'No', 'No', 'Yes'],
  'Works offline': ['No', 'Optional', 'No', 'Yes'],
  'Built-in loyalty': ['Yes', 'No', 'Yes', 'Yes'],
  'No install required': ['Yes', 'No', 'No', 'Yes'],
};

test.describe('home page', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const page = sharedPageAt('/');
  const section = (index: number) => sectionsOf(page()).nth(index);

  test('has its sections in order', async () => {
    await expect(page().locator('h1, main h2')).toHaveText([
      'Your business, in their wallet',
      oneLine(why.title),
      'Quick & Simple',
      'Still Using Cards, PDFs, or Custom Apps?',
      `Why ${site.name} Wins`,
      'Use Cases',
    ]);
    const tops = await page()
      .locator('header, main > :not(link, script), footer')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  test("has a hero with the button 'Make It {product}'", () =>
    expect(section(0)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Your business, in their wallet" [level=1]
      - img ${hero.picture.alt}
      - text: ${hero.name}
      - textbox ${hero.name}
      - link ${`Make It ${site.name}`}
      - paragraph: ${hero.text}
      - paragraph: ${site.worksWith}
    `));

  test('says why wallet passes beat apps, PDFs and cards, and who uses wallets', async () => {
    const reasons = section(1).getByRole('list').first().getByRole('listitem');
    for (const [index, { replaces, text }] of why.reasons.entries()) {
      await expect(reasons.nth(index)).toMatchAriaSnapshot(ariaSnapshot`
        - listitem:
          - /children: equal
          - heading ${replaces} [level=3]
          - paragraph: ${text}
      `);
    }
    const replaced = await reasons.getByRole('heading').allTextContents();
    expect(replaced.toSorted()).toEqual(['Apps', 'Cards', 'PDFs']);
    await expect(section(1)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${why.title} [level=2]
      - list
      - paragraph: /^Over half the world uses digital wallets, set to reach 70 percent by 2030/
      - list: ${[why.today.label, why.forecast.label]}
    `);
  });

  test("has 'Quick & Simple' with 3 steps", () =>
    expectSteps(section(2), 'Quick & Simple', 'They check-in, and get updates', steps));

  test('has the problem section', () =>
    expect(section(3)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Still Using Cards, PDFs, or Custom Apps?" [level=2]
      - img ${problem.picture.alt}
      - list: ${problem.captions}
    `));

  test('compares the product with plastic cards, custom apps and PDFs', async () => {
    const table = section(4).getByRole('table', { name: comparison.caption });
    const products = ['Plastic cards', 'Custom apps', 'PDFs', site.name];
    const headings = [comparison.featureHeading, ...products];
    await expect(table.getByRole('columnheader')).toHaveText(headings);
    await expect(table.getByRole('rowheader')).toHaveText(Object.keys(comparisonRows));
    const values = Object.values(comparisonRows).flat();
    // The text of a skipped section is not rendered.
    await jumpTo(table);
    await expect(table.getByRole('cell')).toHaveText(values, { useInnerText: true });
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

  for (const [index, { id, name, useCase }] of verticals.entries()) {
    const hasPage = pages.some((other) => other.id === id);
    const action = hasPage ? `a 'Learn More' link to /${id}` : "a disabled 'Coming Soon' button";

    test(`${name}: title, icon, five benefits, image and ${action}`, async ({ request }) => {
      const card = section(5).getByRole('article').nth(index);
      expect(useCase.benefits).toHaveLength(5);
      await expect(card).toMatchAriaSnapshot(ariaSnapshot`
        - article:
          - heading ${name} [level=3]
          - list: ${useCase.benefits}
          - img ${useCase.picture.alt}
      `);
      await expect(card.locator('svg').first()).toBeVisible();
      const link = card.getByRole('link', { name: 'Learn More' });
      if (hasPage) return expect(link).toHaveAttribute('href', `/${id}`);
      await expect(link).toHaveCount(0);
      await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
      expect((await request.get(`/${id}`)).status()).toBe(404);
    });
  }

  test('has the footer, whose links have no target', async () => {
    await expectFooter(page());
    await expect(page().locator('footer li [href]')).toHaveCount(0);
  });

  test('has the header', () =>
    expectHeader(page(), ['Home', 'Use Cases', 'How It Works', 'Contact']));
});
