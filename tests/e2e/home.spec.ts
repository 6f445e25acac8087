import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import {
  expectFooter,
  expectHeader,
  expectInOrderDownThePage,
  expectSteps,
  footerColumns,
} from './sections';

// Nothing here is about motion: links are reached at once instead of by a smooth scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Home page', { tag: '@once' }, async ({ page }) => {
  await test.step('/: Home (landing) page', async () => {
    expect((await page.goto('/'))?.status()).toBe(200);
  });
  const { hero, why, steps, problem, comparison, useCases } = homeContent;
  const parts = page.locator('main > :not(link, script)');
  const part = (index: number) => parts.nth(index);

  await test.step('Sections in order: header, hero, why wallet passes beat apps, PDFs and cards, Quick & Simple, problem, comparison, Use Cases, footer', async () => {
    const all = page.locator('body > header, main > :not(link, script), body > footer');
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
    await expectInOrderDownThePage(all);
  });

  await test.step("hero ('Your business, in their wallet', button 'Make It {product}')", async () => {
    await expect(part(0)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Your business, in their wallet" [level=1]
      - img ${hero.picture.alt}
      - link ${`Make It ${site.name}`}
      - paragraph: ${hero.text}
      - paragraph: ${site.worksWith}
    `);
  });

  await test.step('why wallet passes beat apps, PDFs and cards', async () => {
    const reasons = part(1).getByRole('list').first().getByRole('listitem');
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
  });

  await test.step('Pitch claim: over half the world uses digital wallets, set to reach 70 percent by 2030', async () => {
    await expect(part(1)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${why.title} [level=2]
      - list
      - paragraph: /^Over half the world uses digital wallets, set to reach 70 percent by 2030/
      - list: ${[why.today.label, why.forecast.label]}
    `);
  });

  await expectSteps(part(2), 'Quick & Simple', 'They check-in, and get updates', steps);

  await test.step("problem section ('Still Using Cards, PDFs, or Custom Apps?')", async () => {
    await expect(part(3)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Still Using Cards, PDFs, or Custom Apps?" [level=2]
      - img ${problem.picture.alt}
      - list: ${problem.captions}
    `);
  });

  await test.step("comparison table ('Why {product} Wins') with plastic cards, custom apps, PDFs", async () => {
    await expect(part(4)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading ${`Why ${site.name} Wins`} [level=2]
      - table ${comparison.caption}
    `);
    const headers = part(4).getByRole('columnheader');
    const rivals = ['Plastic cards', 'Custom apps', 'PDFs'];
    await expect(headers).toHaveText([comparison.featureHeading, ...rivals, site.name]);
  });

  await test.step('Rows: the product wins on all; custom apps only optionally work offline; plastic cards and PDFs have built-in loyalty, and plastic cards need no install', async () => {
    const rows = {
      'Easy to use': ['No', 'No', 'No', 'Yes'],
      'Always on device': ['No', 'No', 'No', 'Yes'],
      'Sends updates': ['No', 'No', 'No', 'Yes'],
      Analytics: ['No', 'No', 'No', 'Yes'],
      'Works offline': ['No', 'Optional', 'No', 'Yes'],
      'Built-in loyalty': ['Yes', 'No', 'Yes', 'Yes'],
      'No install required': ['Yes', 'No', 'No', 'Yes'],
    };
    await expect(part(4).getByRole('rowheader')).toHaveText(Object.keys(rows));
    for (const [feature, values] of Object.entries(rows)) {
      const cells = part(4).getByRole('row', { name: feature }).getByRole('cell');
      await expect(cells).toHaveText(values, { useInnerText: true });
    }
  });

  await test.step('Use-case cards: Hotels, Offices & Co-Working, Real Estate Management, Member Clubs', async () => {
    const names = verticals.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Hotels',
        'Offices & Co-Working',
        'Real Estate Management',
        'Member Clubs',
      ]),
    );
    await expect(part(5).getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(part(5)).toMatchAriaSnapshot(ariaSnapshot`
      - /children: equal
      - heading "Use Cases" [level=2]
      - paragraph: ${useCases.text}
      - list
    `);
  });

  for (const { id, name, useCase } of verticals) {
    const title = page.getByRole('heading', { level: 3, name, exact: true });
    const card = part(5).getByRole('article').filter({ has: title });
    const { benefits, picture } = useCase;
    await test.step(`${name} shows title, icon, five benefit lines, image`, async () => {
      expect(benefits).toHaveLength(5);
      await expect(card).toMatchAriaSnapshot(ariaSnapshot`
        - article:
          - heading ${name} [level=3]
          - list: ${benefits}
          - img ${picture.alt}
      `);
      await expect(card.locator('svg').first()).toBeVisible();
    });
    if (pages.some((other) => other.id === id)) {
      await test.step(`${name}: a 'Learn More' link to /${id}`, async () => {
        await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
          'href',
          `/${id}`,
        );
      });
    } else {
      await test.step(`${name} has a disabled 'Coming Soon' button and no route`, async () => {
        await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
        await expect(card.getByRole('link')).toHaveCount(0);
        expect((await page.request.get(`/${id}`)).status()).toBe(404);
      });
    }
  }

  await expectFooter(page);
  await test.step('On the home page these links go nowhere', async () => {
    const lines = page.getByRole('contentinfo').getByRole('listitem');
    await expect(lines).toHaveText(Object.values(footerColumns).flat());
    await expect(lines.locator('[href]')).toHaveCount(0);
  });
  await expectHeader(page, ['Home', 'Use Cases', 'How It Works', 'Contact']);
});
