import { expect, type Page, test } from '@playwright/test';
import { oneLine, pageOf, pages, site, verticals } from '../content';
import {
  application,
  clickInPlace,
  expectArrivedAt,
  noteScrolling,
  openNavigation,
  scrollPositions,
  viewTop,
} from './support';

for (const vertical of pages) {
  const { id, page: content } = vertical;

  test.describe(`/${id}`, () => {
    test.beforeEach(({ page }) => page.goto(`/${id}`));

    test('Each has: hero; alternating text and image sections; full-width story; audience tabs; How It Works; dashboard or control center; Related Use Cases; footer', {
      tag: '@words',
    }, async ({ page }) => {
      const headings = await page
        .locator('h1, h2')
        .evaluateAll((elements) => elements.map((element) => element.textContent?.trim()));
      expect(headings).toEqual([
        oneLine(content.hero.title),
        ...content.rows.map(({ title }) => title),
        oneLine(content.story.title),
        content.advantages.title,
        'How It Works',
        content.dashboard.title,
        'Related Use Cases',
        'Product',
        'Company',
        'Support',
      ]);
    });

    test('alternating text and image sections', async ({ page, isMobile }) => {
      const sides: boolean[] = [];
      for (const { title, text, picture } of content.rows) {
        const row = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: title }) });
        await expect(row.getByText(text)).toBeVisible();
        const image = row.getByRole('img', { name: picture.alt });
        await expect(image).toBeVisible();
        const words = await row.getByRole('heading').boundingBox();
        const shown = await image.boundingBox();
        sides.push((words?.x ?? 0) < (shown?.x ?? 0) + (shown?.width ?? 0) / 2);
      }
      // On a phone there is no room side by side.
      if (!isMobile) expect(sides.slice(1)).toEqual(sides.slice(0, -1).map((side) => !side));
    });

    test('a full-width story section', async ({ page }) => {
      const story = page.getByRole('heading', { level: 2, name: oneLine(content.story.title) });
      await expect(story).toBeVisible();
      const picture = page.getByRole('img', { name: content.story.picture.alt });
      const box = await picture.boundingBox();
      expect(box?.x).toBeLessThanOrEqual(0);
      expect(box?.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0);
    });

    test('How It Works (anchor how-it-works): three steps with their texts', {
      tag: '@words',
    }, async ({ page }) => {
      const steps = page.locator('#how-it-works').getByRole('listitem');
      const { create, send, use } = content.steps;
      await expect(steps).toHaveCount(3);
      for (const [index, { title, text }] of [create, send, use].entries()) {
        await expect(steps.nth(index).getByRole('heading', { name: title })).toBeVisible();
        await expect(steps.nth(index).getByText(text, { exact: true })).toBeVisible();
        await expect(steps.nth(index).getByRole('img')).toBeVisible();
      }
    });

    test('a dashboard or control center section', { tag: '@words' }, async ({ page }) => {
      await expect(page.getByRole('heading', { name: content.dashboard.title })).toBeVisible();
      await expect(page.getByText(content.dashboard.text)).toBeVisible();
      await expect(page.getByRole('img', { name: content.dashboard.alt })).toBeVisible();
    });

    test("Related Use Cases (anchor use-cases) with heading 'Related Use Cases' and text about working across industries, with cards", {
      tag: '@words',
    }, async ({ page }) => {
      const related = page.locator('#use-cases');
      await expect(related.getByRole('heading', { name: 'Related Use Cases' })).toBeVisible();
      await expect(related.getByText(/across industries/i)).toBeVisible();
      const others = verticals.filter((other) => other.id !== id);
      await expect(related.getByRole('heading', { level: 3 })).toHaveText(
        others.map(({ name }) => name),
      );
      for (const other of others) {
        const card = related.getByRole('article').filter({ hasText: other.name });
        if (other.page) {
          const link = card.getByRole('link', { name: 'Learn More' });
          await expect(link).toHaveAttribute('href', `/${other.id}`);
          await expect(card.getByRole('img')).toBeVisible();
        } else {
          await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
        }
      }
    });

    test('top bar: logo; links Home, Use Cases, How It Works, Advantages, Contact; Sign In and Get Demo', {
      tag: '@words',
    }, async ({ page }) => {
      const logo = page.getByRole('banner').getByRole('link', { name: site.name });
      await expect(logo).toHaveAttribute('href', '/');
      const nav = await openNavigation(page);
      const names = ['Home', 'Use Cases', 'How It Works', 'Advantages', 'Contact'];
      const all = [...names, 'Sign In', 'Get Demo'];
      await expect(nav.getByRole('link')).toHaveCount(all.length);
      for (const [index, name] of all.entries()) {
        await expect(nav.getByRole('link').nth(index)).toHaveAccessibleName(name);
      }
    });

    test('links Home, Use Cases, How It Works, Advantages, Contact scrolling to in-page anchors, never hidden under the header', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, anchor] of [
        ['Contact', 'contact'],
        ['Advantages', 'advantages'],
        ['How It Works', 'how-it-works'],
        ['Use Cases', 'use-cases'],
        ['Home', 'home'],
      ] as const) {
        await (await openNavigation(page)).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/${id}#${anchor}`);
        await expectArrivedAt(page, anchor);
      }
      expect(await viewTop(page)).toBe(0);
    });

    test('Sign In and Get Demo opening the external app in a new tab', { tag: '@words' }, async ({
      page,
    }) => {
      const nav = await openNavigation(page);
      for (const [name, path] of [
        ['Sign In', '/sign-in'],
        ['Get Demo', '/demo'],
      ] as const) {
        const link = nav.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', `${application}${path}`);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('hero: headline, text and button', { tag: '@words' }, async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneLine(content.hero.title));
      await expect(page.getByText(content.hero.text)).toBeVisible();
      await expect(page.getByRole('img', { name: content.hero.picture.alt })).toBeVisible();
      const button = page.getByRole('link', { name: content.hero.button.label });
      await expect(button).toHaveAttribute('href', `#${content.hero.button.anchor}`);
    });
  });
}

const heroes = [
  ['hotels', 'Digital Passes that replace cards, apps & Pdfs', 'Explore Use Cases', 'use-cases'],
  [
    'offices',
    'Your Staff Is Already Digital. Is Your Entry System?',
    'Learn How It Works',
    'how-it-works',
  ],
  [
    'real-estate',
    'Digital Passes that replace cards, apps & Pdfs',
    'Explore Use Cases',
    'how-it-works',
  ],
] as const;

for (const [id, headline, button, anchor] of heroes) {
  const press = async (page: Page) => {
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    await noteScrolling(page);
    await clickInPlace(page.getByRole('link', { name: button }));
    return scrollPositions(page);
  };

  test(`${id}: headline '${headline}', button '${button}' smooth-scrolls to ${anchor}`, {
    tag: '@motion',
  }, async ({ page }) => {
    const positions = await press(page);
    const end = await viewTop(page);
    expect(positions.some((position) => position > 0 && position < end - 2)).toBe(true);
    await expectArrivedAt(page, anchor);
  });

  test(`${id}: button '${button}' jumps to ${anchor} under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const positions = await press(page);
    expect(new Set(positions)).toEqual(new Set([await viewTop(page)]));
    await expectArrivedAt(page, anchor);
  });
}

for (const [id, lines, step] of [
  ['hotels', 'No hardware. No app. No hassle.', 'They check-in, and get updates'],
  ['offices', 'No app. No IT bottlenecks. No delays.', 'They tap to enter, and get updates'],
  ['real-estate', 'No app. No IT bottlenecks. No delays.', 'They tap to enter, and get updates'],
] as const) {
  test(`Bottom lines: '${lines}' (${id})`, { tag: '@words' }, async ({ page }) => {
    await page.goto(`/${id}`);
    const closing = page.getByRole('main').getByText(lines);
    await expect(closing).toBeVisible();
    expect(oneLine(pageOf(id).page.closing)).toBe(lines);
  });

  test(`Step texts (${id}): 'Design your pass in minutes', 'Share immediately with your users', '${step}'`, {
    tag: '@words',
  }, async ({ page }) => {
    await page.goto(`/${id}`);
    for (const text of ['Design your pass in minutes', 'Share immediately with your users', step]) {
      await expect(page.locator('#how-it-works').getByText(text, { exact: true })).toBeVisible();
    }
  });
}
