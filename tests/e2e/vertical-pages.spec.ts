import { expect, test } from '@playwright/test';
import { oneLine, pageOf, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import {
  expectDemo,
  expectFooter,
  expectHeader,
  expectHeaderLink,
  expectSteps,
  expectTopToBottom,
  footerColumns,
  sectionsOf,
  sharedPageAt,
} from './sections';
import { expectScrolledTo, scrollTop } from './support';

/** From the specification. */
const specified = {
  hotels: {
    headline: 'Digital Passes that replace cards, apps & Pdfs',
    button: 'Explore Use Cases',
    use: 'They check-in, and get updates',
    closing: 'No hardware. No app. No hassle.',
  },
  offices: {
    headline: 'Your Staff Is Already Digital. Is Your Entry System?',
    button: 'Learn How It Works',
    use: 'They tap to enter, and get updates',
    closing: 'No app. No IT bottlenecks. No delays.',
  },
  'real-estate': {
    headline: 'Digital Passes that replace cards, apps & Pdfs',
    button: 'Explore Use Cases',
    use: 'They tap to enter, and get updates',
    closing: 'No app. No IT bottlenecks. No delays.',
  },
};

const links = ['Home', 'Use Cases', 'How It Works', 'Advantages', 'Contact'];

for (const { id, timeline, page: content } of pages) {
  test.describe(`sections of /${id}`, { tag: '@once' }, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    const page = sharedPageAt(`/${id}`);
    const section = (index: number) => sectionsOf(page()).nth(index);
    const { hero, rows, story, advantages, steps, dashboard, questions } = content;

    test('are in order and have their anchors', async () => {
      const titles = [
        hero.title,
        ...rows.map(({ title }) => title),
        ...[story.title, advantages.title, 'How It Works', dashboard.title],
        ...[site.questionsTitle, 'Related Use Cases'],
      ];
      await expect(page().locator('h1, main h2')).toHaveText(titles.map(oneLine));
      await expectTopToBottom(sectionsOf(page()));
      await expect(section(3)).toHaveId('advantages');
      await expect(section(4)).toHaveId('how-it-works');
    });

    test('the hero has a headline, text and button', () =>
      expect(section(0)).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - img ${hero.picture.alt}
        - heading ${hero.title} [level=1]
        - link ${hero.button.label}
        - paragraph: ${hero.text}
      `));

    test('text and picture alternate sides', async () => {
      const shown = section(1).locator('> *');
      await expect(shown).toHaveCount(rows.length);
      for (const [index, { title, text, picture }] of rows.entries()) {
        await expect(shown.nth(index)).toMatchAriaSnapshot(ariaSnapshot`
          - /children: equal
          - heading ${title} [level=2]
          - paragraph: ${text}
          - img ${picture.alt}
        `);
      }
      const isTextLeft = await shown.evaluateAll((all) =>
        all.map((row) => {
          const text = row.querySelector('h2')?.getBoundingClientRect();
          const picture = row.querySelector('img')?.getBoundingClientRect();
          return text && picture && text.left < picture.left + picture.width / 2;
        }),
      );
      expect(isTextLeft).toEqual(rows.map((_, index) => (index % 2 === 0) === isTextLeft[0]));
    });

    test('How It Works has 3 steps and, with a timeline, opens the live wallet', async () => {
      await expectSteps(section(4), 'How It Works', steps.use.text, steps);
      await expect(section(4).getByRole('link')).toHaveText(timeline ? [site.tryLiveWallet] : []);
    });

    test('the dashboard has a text, and the closing section answers questions and links to the demo', async () => {
      await expect(section(5).getByText(dashboard.text, { exact: true })).toBeVisible();
      const closing = section(6);
      await expect(closing.locator('dt')).toHaveText(questions.map(({ question }) => question));
      await expect(closing.locator('dd')).toHaveText(questions.map(({ answer }) => answer));
      await expectDemo(closing, 'closing');
    });

    test('Related Use Cases shows up to three other verticals', async () => {
      const related = page().locator('#use-cases');
      await expect(related).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - heading "Related Use Cases" [level=2]
        - paragraph: /across industries/
        - list
      `);
      const names = await related.getByRole('heading', { level: 3 }).allTextContents();
      const shown = verticals.filter(({ name, id: other }) => names.includes(name) && other !== id);
      expect(names).toEqual(shown.map(({ name }) => name));
      expect(names).toHaveLength(Math.min(3, verticals.length - 1));
      for (const [index, { id: other, page: otherPage }] of shown.entries()) {
        const card = related.getByRole('article').nth(index);
        if (otherPage) {
          await expect(card.getByRole('img', { name: otherPage.hero.picture.alt })).toHaveCount(1);
          const link = card.getByRole('link', { name: 'Learn More' });
          await expect(link).toHaveAttribute('href', `/${other}`);
        } else await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
      }
    });

    test('footer and header', async () => {
      await expectFooter(page());
      await expectHeader(page(), links);
    });

    test('the story is as wide as the window', async () => {
      await expect(section(2)).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - img ${story.picture.alt}
        - heading ${story.title} [level=2]
      `);
      for (const width of [390, 1440]) {
        await page().setViewportSize({ width, height: 900 });
        const box = await section(2).getByRole('img').boundingBox();
        expect(box?.x).toBeLessThanOrEqual(0);
        expect(box?.width).toBeGreaterThanOrEqual(width);
      }
    });
  });
}

for (const [id, { headline, button, use, closing }] of Object.entries(specified)) {
  test.describe(`links and texts of /${id}`, { tag: ['@motion', '@desktop'] }, () => {
    const page = sharedPageAt(`/${id}`);
    test(`'${button}' scrolls smoothly to #how-it-works`, async () => {
      const scrolling = page().evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const positions: number[] = [];
            addEventListener('scroll', () => positions.push(scrollY));
            addEventListener('scrollend', () => resolve(positions), { once: true });
          }),
      );
      await page().getByRole('main').getByRole('link', { name: button }).click();
      const positions = await scrolling;
      await expectScrolledTo(page(), 'how-it-works');
      const end = await scrollTop(page());
      expect(positions.some((position) => position > 0 && position < end - 2)).toBe(true);
      await expect(page()).toHaveURL(`/${id}#how-it-works`);
    });

    test('headline, step and closing line', async () => {
      const main = page().getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expect(page().locator('#how-it-works').getByText(use, { exact: true })).toBeVisible();
      await expect(main.getByText(closing)).toBeVisible();
      expect(oneLine(pageOf(id).page.closing)).toBe(closing);
    });

    test('header links scroll to their sections', async ({ browserName }) => {
      // Smooth scrolling takes seconds.
      if (browserName === 'chromium') await page().emulateMedia({ reducedMotion: 'reduce' });
      for (const name of links.toReversed()) await expectHeaderLink(page(), `/${id}`, name);
      await expect.poll(() => scrollTop(page())).toBe(0);
    });

    // The header links scroll to the same sections.
    test('footer links lead to sections of the page', async () => {
      const items = page().getByRole('contentinfo').getByRole('listitem').getByRole('link');
      const anchors = links.map((name) => `#${name.toLowerCase().replaceAll(' ', '-')}`);
      await expect(items).toHaveText(Object.values(footerColumns).flat());
      for (const link of await items.all())
        expect(anchors).toContain(await link.getAttribute('href'));
    });
  });
}
