import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import {
  expectExternal,
  expectFooter,
  expectHeader,
  expectSteps,
  sectionTitles,
  sharedPageAt,
} from './sections';

const { hero, why, steps, problem, comparison, useCases, liveWallet } = homeContent;

test.describe('home page', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const page = sharedPageAt('/');
  const section = (id: string) => page().locator(`#${id}`);

  test('has its sections in order', async () => {
    const sections = Object.entries({
      hero,
      why,
      'how-it-works': steps,
      problem,
      comparison,
      'use-cases': useCases,
    });
    expect(await sectionTitles(page())).toEqual(
      sections.map(([id, { title }]) => [id, oneLine(title)]),
    );
  });

  test('has a hero with a headline, a picture, a button and texts, and a field with a live wallet', () =>
    expect(section('hero')).toMatchAriaSnapshot(
      liveWallet && hero.name
        ? ariaSnapshot`
          - /children: equal
          - heading ${hero.title} [level=1]
          - img ${hero.picture.alt}
          - text: ${hero.name}
          - textbox ${hero.name}
          - link ${hero.button}
          - paragraph: ${hero.text}
          - paragraph: ${site.worksWith}
        `
        : ariaSnapshot`
          - /children: equal
          - heading ${hero.title} [level=1]
          - img ${hero.picture.alt}
          - link ${hero.button}
          - paragraph: ${hero.text}
          - paragraph: ${site.worksWith}
        `,
    ));

  test('the button of the hero leads to the demo where there is no live wallet', async () => {
    test.skip(Boolean(liveWallet), 'the button opens the live wallet');
    const link = section('hero').getByRole('link', { name: hero.button });
    await expectExternal(link, `${site.getDemo.path}?from=home-hero`);
    await expect(page().locator('astro-island, dialog, [data-live-wallet]')).toHaveCount(0);
  });

  test('says why wallet passes beat apps, PDFs and cards, and who uses wallets', async () => {
    const reasons = section('why').getByRole('list').first().getByRole('listitem');
    for (const [index, { replaces, text }] of why.reasons.entries()) {
      await expect(reasons.nth(index)).toMatchAriaSnapshot(ariaSnapshot`
        - listitem:
          - /children: equal
          - heading ${replaces} [level=3]
          - paragraph: ${text}
      `);
    }
    await expect(section('why')).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${why.title} [level=2]
      - list
      - paragraph: ${why.claim}
      - list: ${[why.today.label, why.forecast.label]}
    `);
  });

  test('has 3 steps', () => expectSteps(section('how-it-works'), steps));

  test('has the problem section', () =>
    expect(section('problem')).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${problem.title} [level=2]
      - img ${problem.picture.alt}
      - list: ${problem.captions}
      - paragraph: ${problem.replacement}
    `));

  test('compares the product with three alternatives', async () => {
    const table = section('comparison').getByRole('table', { name: comparison.caption });
    const { featureHeading, alternatives, rows, valueLabels } = comparison;
    const headings = [featureHeading, ...alternatives, site.name];
    await expect(table.getByRole('columnheader')).toHaveText(headings);
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ feature }) => feature));
    const values = rows
      .flatMap((row) => [...row.alternatives, { value: row.product, reason: '' }])
      .map(({ value, reason = '' }) => `${valueLabels[value]} ${reason}`.trim());
    await expect(table.getByRole('cell')).toHaveText(values, { useInnerText: true });
  });

  test('has a card for each use case', async () => {
    const names = verticals.map(({ name }) => name);
    await expect(section('use-cases').getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(section('use-cases')).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${useCases.title} [level=2]
      - paragraph: ${useCases.text}
      - list
    `);
  });

  for (const [index, { id, name, useCase }] of verticals.entries()) {
    const hasPage = pages.some((other) => other.id === id);
    const action = hasPage ? `a link to /${id}` : 'a disabled button';

    test(`${name}: title, icon, benefits, image and ${action}`, async ({ request }) => {
      const card = section('use-cases').getByRole('article').nth(index);
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
