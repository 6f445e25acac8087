import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { expectFooter, expectHeader, expectSteps, sectionsOf, sharedPageAt } from './sections';
import { jumpTo } from './support';

const { hero, why, steps, problem, comparison, useCases } = homeContent;

test.describe('home page', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const page = sharedPageAt('/');
  const section = (index: number) => sectionsOf(page()).nth(index);

  test('has its sections in order', async () => {
    const titles = [hero, why, steps, problem, comparison, useCases].map(({ title }) => title);
    await expect(page().locator('h1, main h2')).toHaveText(titles.map(oneLine));
    const tops = await page()
      .locator('header, main > :not(link, script), footer')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  test('has a hero with a headline, a picture, a form and texts', () =>
    expect(section(0)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${hero.title} [level=1]
      - img ${hero.picture.alt}
      - text: ${hero.name}
      - textbox ${hero.name}
      - link ${hero.button}
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
    await expect(section(1)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${why.title} [level=2]
      - list
      - paragraph: ${why.claim}
      - list: ${[why.today.label, why.forecast.label]}
    `);
  });

  test('has 3 steps', () => expectSteps(section(2), steps));

  test('has the problem section', () =>
    expect(section(3)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${problem.title} [level=2]
      - img ${problem.picture.alt}
      - list: ${problem.captions}
    `));

  test('compares the product with three alternatives', async () => {
    const table = section(4).getByRole('table', { name: comparison.caption });
    const { featureHeading, alternatives, rows, valueLabels } = comparison;
    const headings = [featureHeading, ...alternatives, site.name];
    await expect(table.getByRole('columnheader')).toHaveText(headings);
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ feature }) => feature));
    const values = rows
      .flatMap((row) => [...row.alternatives, row.product])
      .map((value) => valueLabels[value]);
    // The text of a skipped section is not rendered.
    await jumpTo(table);
    await expect(table.getByRole('cell')).toHaveText(values, { useInnerText: true });
  });

  test('has a card for each use case', async () => {
    const names = verticals.map(({ name }) => name);
    await expect(section(5).getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(section(5)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${useCases.title} [level=2]
      - paragraph: ${useCases.text}
      - list
    `);
  });

  for (const [index, { id, name, useCase }] of verticals.entries()) {
    const hasPage = pages.some((other) => other.id === id);
    const action = hasPage ? `a link to /${id}` : 'a disabled button';

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
      const link = card.getByRole('link', { name: site.useCase.learnMore });
      if (hasPage) return expect(link).toHaveAttribute('href', `/${id}`);
      await expect(link).toHaveCount(0);
      await expect(card.getByRole('button', { name: site.useCase.comingSoon })).toBeDisabled();
      expect((await request.get(`/${id}`)).status()).toBe(404);
    });
  }

  test('has the footer, whose links have no target', async () => {
    await expectFooter(page());
    await expect(page().locator('footer li [href]')).toHaveCount(0);
  });

  test('has the header', () => expectHeader(page(), site.navigation.home));
});
