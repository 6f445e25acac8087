import { expect, test } from '@playwright/test';
import { homeContent, oneLine, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import { boardIn } from './boards';
import {
  expectDemo,
  expectFooter,
  expectHeader,
  expectHeaderLink,
  expectSteps,
  sectionTitles,
  sharedPageAt,
} from './sections';
import { expectScrolledTo, scrollTop } from './support';

const links = site.navigation.vertical;

for (const { id, timeline, page: content } of pages) {
  test.describe(`sections of /${id}`, { tag: '@once' }, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    const page = sharedPageAt(`/${id}`);
    const section = (id: string) => page().locator(`#${id}`);
    const { hero, rows, story, advantages, steps, boardSection, questions } = content;

    test('are in order', async () => {
      const sections: [id: string, title: string][] = [
        ['hero', hero.title],
        ...rows.map(({ title }): [string, string] => ['rows', title]),
        ['story', story.title],
        ['advantages', advantages.title],
        ['how-it-works', steps.title],
        ...(boardSection ? [['board', boardSection.title] as [string, string]] : []),
        ...(questions.length > 0 ? [['closing', site.questionsTitle] as [string, string]] : []),
        ['use-cases', site.related.title],
      ];
      expect(await sectionTitles(page())).toEqual(
        sections.map(([id, title]) => [id, oneLine(title)]),
      );
    });

    test('the hero has a headline, text and button', () =>
      expect(section('hero')).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - img ${hero.picture.alt}
        - heading ${hero.title} [level=1]
        - link ${hero.button.label}
        - paragraph: ${hero.text}
      `));

    test('text and picture alternate sides', async () => {
      const shown = section('rows').locator('> *');
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

    test('there are 3 steps and, with a timeline, a link that opens the live wallet', async () => {
      await expectSteps(section('how-it-works'), steps);
      const links = timeline && homeContent.liveWallet ? [site.tryLiveWallet] : [];
      await expect(section('how-it-works').getByRole('link')).toHaveText(links);
    });

    test('there is a board with a text where the content has one', async () => {
      await expect(boardIn(page())).toHaveCount(boardSection ? 1 : 0);
      await expect(section('board').locator('h2 + p')).toHaveText(
        boardSection ? [boardSection.text] : [],
      );
    });

    test('the closing section answers questions and links to the demo', async () => {
      const closing = section('closing');
      await expect(closing).toContainText(oneLine(content.closing));
      await expect(closing.locator('dt')).toHaveText(questions.map(({ question }) => question));
      await expect(closing.locator('dd')).toHaveText(questions.map(({ answer }) => answer));
      await expectDemo(closing, 'closing');
    });

    test('the related use cases are up to three other verticals', async () => {
      const related = section('use-cases');
      await expect(related).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - heading ${site.related.title} [level=2]
        - paragraph: ${site.related.text}
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
          const link = card.getByRole('link', { name: site.useCase.learnMore });
          await expect(link).toHaveAttribute('href', `/${other}`);
        } else
          await expect(card.getByRole('button', { name: site.useCase.comingSoon })).toBeDisabled();
      }
    });

    test('footer and header', async () => {
      await expectFooter(page());
      await expectHeader(page(), links);
    });

    test('the story is as wide as the window', async () => {
      await expect(section('story')).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - img ${story.picture.alt}
        - heading ${story.title} [level=2]
      `);
      for (const width of [390, 1440]) {
        await page().setViewportSize({ width, height: 900 });
        const box = await section('story').getByRole('img').boundingBox();
        expect(box?.x).toBeLessThanOrEqual(0);
        expect(box?.width).toBeGreaterThanOrEqual(width);
      }
    });
  });
}

for (const { id, page: content } of pages) {
  test.describe(`links and texts of /${id}`, { tag: ['@motion', '@desktop'] }, () => {
    const page = sharedPageAt(`/${id}`);
    const { label: button, anchor } = content.hero.button;
    test(`'${button}' scrolls smoothly to #${anchor}`, async () => {
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
      await expectScrolledTo(page(), anchor);
      const end = await scrollTop(page());
      expect(positions.some((position) => position > 0 && position < end - 2)).toBe(true);
      await expect(page()).toHaveURL(`/${id}#${anchor}`);
    });

    test('closing line', () =>
      expect(page().getByRole('main').getByText(oneLine(content.closing))).toBeVisible());

    test('header links scroll to their sections', async ({ browserName }) => {
      // Smooth scrolling takes seconds.
      if (browserName === 'chromium') await page().emulateMedia({ reducedMotion: 'reduce' });
      for (const link of links.toReversed()) await expectHeaderLink(page(), `/${id}`, link);
      await expect.poll(() => scrollTop(page())).toBe(0);
    });

    // The header links scroll to the same sections.
    test('footer links lead to sections of the page', async () => {
      const items = page().getByRole('contentinfo').getByRole('listitem').getByRole('link');
      const anchors = links.map((link) => `#${link.anchor}`);
      const labels = site.footer.flatMap((column) => column.links.map(({ label }) => label));
      await expect(items).toHaveText(labels);
      for (const link of await items.all())
        expect(anchors).toContain(await link.getAttribute('href'));
    });
  });
}
