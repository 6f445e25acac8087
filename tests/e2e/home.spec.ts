import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { application, clickInPlace, nowhere, openNavigation, scrollUntilFree } from './support';

// Nothing here is about motion: links are reached at once instead of by a smooth scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.goto('/'));

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });

test('Home page: sections in order: header, hero, why wallet passes beat apps, PDFs and cards, Quick & Simple, problem, comparison, Use Cases, footer', async ({
  page,
}) => {
  const parts = page.locator('body > header, main > *, body > footer');
  const headings = await parts.evaluateAll((elements) =>
    elements.map(
      (element) => element.querySelector('h1, h2')?.textContent?.trim() ?? element.localName,
    ),
  );
  expect(headings).toEqual([
    'header',
    'Your business, in their wallet',
    oneLine(homeContent.why.title),
    'Quick & Simple',
    'Still Using Cards, PDFs, or Custom Apps?',
    `Why ${site.name} Wins`,
    'Use Cases',
    'Product',
  ]);
  await expectInOrderDownThePage(parts);
});

async function expectInOrderDownThePage(parts: Locator) {
  const tops = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
}

test("hero ('Your business, in their wallet', button 'Make It {product}')", {
  tag: '@words',
}, async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1, name: 'Your business, in their wallet' });
  await expect(headline).toBeVisible();
  const hero = page.locator('section').filter({ has: headline });
  await expect(
    hero
      .getByRole('link', { name: `Make It ${site.name}` })
      .or(hero.getByRole('button', { name: `Make It ${site.name}` })),
  ).toBeVisible();
  await expect(hero.getByText(homeContent.hero.text)).toBeVisible();
});

test('a section on why wallet passes beat apps, PDFs and cards', { tag: '@words' }, async ({
  page,
}) => {
  const why = section(page, homeContent.why.title);
  for (const { instead, text } of homeContent.why.reasons) {
    await expect(why.getByRole('heading', { level: 3, name: instead })).toBeVisible();
    await expect(why.getByText(text)).toBeVisible();
  }
  const named = homeContent.why.reasons.map(({ instead }) => instead).sort();
  expect(named).toEqual(['Apps', 'Cards', 'PDFs']);
});

test('Pitch claim: over half the world uses digital wallets, set to reach 70 percent by 2030', {
  tag: '@words',
}, async ({ page }) => {
  await expect(
    page.getByText(/over half the world uses digital wallets, set to reach 70 percent by 2030/i),
  ).toBeVisible();
});

test("'Quick & Simple' with 3 steps (Create your Pass; Send it out; It's ready to use: check-in and get updates)", {
  tag: '@words',
}, async ({ page }) => {
  const steps = section(page, 'Quick & Simple').getByRole('listitem');
  const expected = [
    [/^Create your Pass$/, 'Design your pass in minutes'],
    [/^Send it out$/, 'Share immediately with your users'],
    [/^It['’]s ready to use$/, 'They check-in, and get updates'],
  ] as const;
  await expect(steps).toHaveCount(expected.length);
  for (const [index, [title, text]] of expected.entries()) {
    const step = steps.nth(index);
    await expect(step.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(step.getByText(text, { exact: true })).toBeVisible();
    await expect(step.getByRole('img')).toBeVisible();
  }
});

test("problem section ('Still Using Cards, PDFs, or Custom Apps?')", { tag: '@words' }, async ({
  page,
}) => {
  const problem = section(page, 'Still Using Cards, PDFs, or Custom Apps?');
  for (const caption of homeContent.problem.captions) {
    await expect(problem.getByText(caption)).toBeVisible();
  }
});

test.describe("comparison table ('Why {product} Wins')", { tag: '@words' }, () => {
  const columns = ['Plastic cards', 'Custom apps', 'PDFs', site.name];
  const rows = {
    'Easy to use': ['No', 'No', 'No', 'Yes'],
    'Always on device': ['No', 'No', 'No', 'Yes'],
    'Sends updates': ['No', 'No', 'No', 'Yes'],
    Analytics: ['No', 'No', 'No', 'Yes'],
    'Works offline': ['No', 'Optional', 'No', 'Yes'],
    'Built-in loyalty': ['Yes', 'No', 'Yes', 'Yes'],
    'No install required': ['Yes', 'No', 'No', 'Yes'],
  };
  const table = (page: Page) => section(page, `Why ${site.name} Wins`).getByRole('table');
  const cell = (page: Page, feature: string, column: string) =>
    table(page).getByRole('row', { name: feature }).getByRole('cell').nth(columns.indexOf(column));

  test('Rows: easy to use, always on device, sends updates, analytics, works offline, built-in loyalty, no install required', async ({
    page,
  }) => {
    await expect(table(page).getByRole('rowheader')).toHaveText(Object.keys(rows));
  });

  test('the product is compared with plastic cards, custom apps and PDFs', async ({ page }) => {
    const headers = table(page).getByRole('columnheader');
    await expect(headers).toHaveText(['Feature', ...columns]);
  });

  for (const [feature, values] of Object.entries(rows)) {
    test(`${feature}: ${columns.map((column, at) => `${column} ${values[at]}`).join(', ')}`, async ({
      page,
    }) => {
      const cells = table(page).getByRole('row', { name: feature }).getByRole('cell');
      await expect(cells).toHaveText(values, { useInnerText: true });
      for (const value of await cells.all()) await expect(value).toBeVisible();
    });
  }

  test('The product wins on all of them', async ({ page }) => {
    for (const feature of Object.keys(rows)) {
      await expect(cell(page, feature, site.name)).toHaveText('Yes');
    }
  });

  test('Custom apps only optionally work offline', async ({ page }) => {
    await expect(cell(page, 'Works offline', 'Custom apps')).toHaveText('Optional');
  });

  test('Plastic cards and PDFs have built-in loyalty, and plastic cards need no install', async ({
    page,
  }) => {
    await expect(cell(page, 'Built-in loyalty', 'Plastic cards')).toHaveText('Yes');
    await expect(cell(page, 'Built-in loyalty', 'PDFs')).toHaveText('Yes');
    await expect(cell(page, 'No install required', 'Plastic cards')).toHaveText('Yes');
  });
});

test.describe('Use-case cards', () => {
  const card = (page: Page, name: string) =>
    section(page, 'Use Cases')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

  test('Hotels, Offices & Co-Working, Real Estate Management, Member Clubs', {
    tag: '@words',
  }, async ({ page }) => {
    const titles = section(page, 'Use Cases').getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(verticals.map(({ name }) => name));
    for (const name of [
      'Hotels',
      'Offices & Co-Working',
      'Real Estate Management',
      'Member Clubs',
    ]) {
      await expect(card(page, name)).toBeVisible();
    }
  });

  for (const { id, name, useCase } of verticals) {
    test(`${name}: Use-case cards show title, icon, five benefit lines, image`, {
      tag: '@words',
    }, async ({ page }) => {
      const shown = card(page, name);
      await expect(shown.getByRole('listitem')).toHaveText(useCase.benefits);
      await expect(shown.getByRole('listitem')).toHaveCount(5);
      for (const line of await shown.getByRole('listitem').all()) await expect(line).toBeVisible();
      await expect(shown.locator('svg').first()).toBeVisible();
      await expect(shown.getByRole('img', { name: useCase.picture.alt })).toBeVisible();
    });

    if (!pages.some((page) => page.id === id)) {
      test(`${name} has a disabled 'Coming Soon' button and no route`, { tag: '@words' }, async ({
        page,
      }) => {
        await expect(card(page, name).getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
        await expect(card(page, name).getByRole('link')).toHaveCount(0);
        expect((await page.request.get(`/${id}`)).status()).toBe(404);
        await expect(page.locator(`a[href="/${id}"]`)).toHaveCount(0);
      });
    }
  }

  for (const [name, path] of [
    ['Hotels', '/hotels'],
    ['Offices & Co-Working', '/offices'],
    ['Real Estate Management', '/real-estate'],
  ] as const) {
    test(`a 'Learn More' link: ${name} (${path})`, async ({ page }) => {
      const link = card(page, name).getByRole('link', { name: 'Learn More' });
      await scrollUntilFree(link);
      await clickInPlace(link);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('Member Clubs: no page yet, at none of the addresses one would guess', {
    tag: '@words',
  }, async ({ page }) => {
    for (const path of ['/member-clubs', '/clubs', nowhere]) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  });
});

test.describe('Header nav', () => {
  test('Home, Use Cases, How It Works, Contact, plus Sign In and Get Demo', {
    tag: '@words',
  }, async ({ page }) => {
    const nav = await openNavigation(page);
    const labels = ['Home', 'Use Cases', 'How It Works', 'Contact', 'Sign In', 'Get Demo'];
    await expect(nav.getByRole('link')).toHaveCount(labels.length);
    for (const [index, name] of labels.entries()) {
      await expect(nav.getByRole('link').nth(index)).toHaveAccessibleName(name);
      await expect(nav.getByRole('link').nth(index)).toBeVisible();
    }
  });

  for (const [name, path] of [
    ['Sign In', '/sign-in'],
    ['Get Demo', '/demo'],
  ] as const) {
    test(`${name} opens the external application site in a new tab`, async ({ page, context }) => {
      await context.route(`${application}/**`, (route) => route.fulfill({ body: 'application' }));
      const link = (await openNavigation(page)).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `${application}${path}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(opened).toHaveURL(`${application}${path}`);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  }
});
