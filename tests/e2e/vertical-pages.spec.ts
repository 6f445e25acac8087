import { expect, test } from '@playwright/test';
import { relatedTo } from '../../src/model/derive/related';
import { oneLine, pageOf, pages, site, verticals } from '../content';
import { ariaSnapshot } from './aria-snapshot';
import {
  expectFooter,
  expectHeader,
  expectInOrderDownThePage,
  expectSteps,
  footerColumns,
} from './sections';
import {
  clickWithoutScrolling,
  expectScrolledTo,
  openNavigation,
  recordScrolling,
  scrollPositions,
  scrollTop,
} from './support';
import { showTabs } from './tabs';

/** What the specification says of each page, word for word. */
const specified = {
  hotels: {
    screen: 'Hotels landing page',
    headline: 'Digital Passes that replace cards, apps & Pdfs',
    button: 'Explore Use Cases',
    anchor: 'use-cases',
    use: 'They check-in, and get updates',
    lines: 'No hardware. No app. No hassle.',
  },
  offices: {
    screen: 'Offices and Co-Working landing page',
    headline: 'Your Staff Is Already Digital. Is Your Entry System?',
    button: 'Learn How It Works',
    anchor: 'how-it-works',
    use: 'They tap to enter, and get updates',
    lines: 'No app. No IT bottlenecks. No delays.',
  },
  'real-estate': {
    screen: 'Real Estate Management landing page',
    headline: 'Digital Passes that replace cards, apps & Pdfs',
    button: 'Explore Use Cases',
    anchor: 'how-it-works',
    use: 'They tap to enter, and get updates',
    lines: 'No app. No IT bottlenecks. No delays.',
  },
};

const links = ['Home', 'Use Cases', 'How It Works', 'Advantages', 'Contact'];

for (const { id, timeline, page: content } of pages) {
  test(`/${id}: what is on it`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await page.goto(`/${id}`))?.status()).toBe(200);
    const { hero, rows, story, advantages, steps, dashboard } = content;
    const parts = page.locator('main > :not(link, script)');
    const part = (index: number) => parts.nth(index);

    await test.step('Each has: hero; alternating text and image sections; full-width story; audience tabs; How It Works; dashboard or control center; Related Use Cases; footer', async () => {
      await expect(page.locator('h1, h2')).toHaveText(
        [
          hero.title,
          ...rows.map(({ title }) => title),
          story.title,
          advantages.title,
          'How It Works',
          dashboard.title,
          'Related Use Cases',
          ...Object.keys(footerColumns),
        ].map(oneLine),
      );
      await expectInOrderDownThePage(parts);
    });

    await test.step('hero: headline, text and button', async () => {
      await expect(part(0)).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - img ${hero.picture.alt}
        - heading ${hero.title} [level=1]
        - link ${hero.button.label}
        - paragraph: ${hero.text}
      `);
    });

    await test.step('alternating text and image sections', async () => {
      const shown = part(1).locator('> *');
      await expect(shown).toHaveCount(rows.length);
      for (const [index, { title, text, picture }] of rows.entries()) {
        await expect(shown.nth(index)).toMatchAriaSnapshot(ariaSnapshot`
          - /children: equal
          - heading ${title} [level=2]
          - paragraph: ${text}
          - img ${picture.alt}
        `);
      }
      const isWordsFirst = await shown.evaluateAll((all) =>
        all.map((row) => {
          const words = row.querySelector('h2')?.getBoundingClientRect();
          const picture = row.querySelector('img')?.getBoundingClientRect();
          return words && picture && words.left < picture.left + picture.width / 2;
        }),
      );
      const [first] = isWordsFirst;
      expect(isWordsFirst).toEqual(rows.map((_, index) => (index % 2 ? !first : first)));
    });

    await test.step('a full-width story section', async () => {
      await expect(part(2)).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - img ${story.picture.alt}
        - heading ${story.title} [level=2]
      `);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const box = await part(2).getByRole('img').boundingBox();
        expect(box?.x).toBeLessThanOrEqual(0);
        expect(box?.width).toBeGreaterThanOrEqual(width);
      }
    });

    await test.step('an audience tabs section (anchor advantages)', async () => {
      await expect(part(3)).toHaveId('advantages');
      await showTabs(page);
      await expect(part(3)).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - heading ${advantages.title} [level=2]
        - tablist ${advantages.title}
        - tabpanel ${advantages.tabs[0]?.title ?? ''}
      `);
    });

    await test.step('How It Works (anchor how-it-works)', async () => {
      await expect(part(4)).toHaveId('how-it-works');
      const invitations = timeline ? [site.tryLiveWallet] : [];
      await expectSteps(part(4), 'How It Works', steps.use.text, steps, invitations);
    });

    await test.step('a dashboard or control center section', async () => {
      await expect(part(5)).toMatchAriaSnapshot(ariaSnapshot`
        - heading ${dashboard.title} [level=2]
        - paragraph: ${dashboard.text}
      `);
    });

    await test.step("Related Use Cases (anchor use-cases) with heading 'Related Use Cases' and text about working across industries, with cards", async () => {
      const related = page.locator('#use-cases');
      await expect(related).toMatchAriaSnapshot(ariaSnapshot`
        - /children: equal
        - heading "Related Use Cases" [level=2]
        - paragraph: /across industries/
        - list
      `);
      const others = relatedTo(id, verticals);
      await expect(related.getByRole('article')).toHaveCount(others.length);
      for (const [index, { id: other, name, page: itsPage }] of others.entries()) {
        await expect(related.getByRole('article').nth(index)).toMatchAriaSnapshot(
          itsPage
            ? ariaSnapshot`
              - article:
                - img ${itsPage.hero.picture.alt}
                - heading ${name} [level=3]
                - link /^Learn More.*/:
                  - /url: ${`/${other}`}
            `
            : ariaSnapshot`
              - article:
                - heading ${name} [level=3]
                - button "Coming Soon" [disabled]
            `,
        );
      }
    });

    await expectFooter(page);
    await expectHeader(page, links);
  });
}

for (const [id, { screen, headline, button, anchor, use, lines }] of Object.entries(specified)) {
  test(`/${id}: ${screen}`, {
    tag: ['@motion', '@desktop'],
  }, async ({ page, browserName }) => {
    await page.goto(`/${id}`);
    const press = async () => {
      await recordScrolling(page);
      await clickWithoutScrolling(page.getByRole('main').getByRole('link', { name: button }));
      const positions = await scrollPositions(page);
      await expectScrolledTo(page, anchor);
      return positions;
    };

    await test.step(`headline '${headline}'`, () =>
      expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible());

    await test.step(`button '${button}' smooth-scrolls to ${anchor}`, async () => {
      const smooth = await press();
      const end = await scrollTop(page);
      expect(smooth.some((position) => position > 0 && position < end - 2)).toBe(true);
      await expect(page).toHaveURL(`/${id}#${anchor}`);
    });

    await test.step(`Bottom lines: '${lines}'; step text '${use}'`, async () => {
      await expect(page.getByRole('main').getByText(lines)).toBeVisible();
      await expect(page.locator('#how-it-works').getByText(use, { exact: true })).toBeVisible();
      expect(oneLine(pageOf(id).page.closing)).toBe(lines);
    });

    // Firefox's driver does not pass on a wish for stillness.
    if (browserName !== 'firefox') {
      await test.step('under reduced motion it jumps', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // Anew: the way up would still be told while the way down is noted.
        await page.goto(`/${id}`);
        const positions = await press();
        expect(new Set(positions)).toEqual(new Set([await scrollTop(page)]));
      });
    }

    await test.step('links Home, Use Cases, How It Works, Advantages, Contact scrolling to in-page anchors', async () => {
      for (const name of links.toReversed()) {
        const target = name.toLowerCase().replaceAll(' ', '-');
        await (await openNavigation(page)).getByRole('link', { name, exact: true }).click();
        await expectScrolledTo(page, target);
        await expect(page).toHaveURL(`/${id}#${target}`);
      }
      await expect.poll(() => scrollTop(page)).toBe(0);
    });

    await test.step('on the vertical pages those of the footer are in-page anchors', async () => {
      const lines = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
      await expect(lines).toHaveText(Object.values(footerColumns).flat());
      const targets = await lines.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      for (const [index, target] of targets.entries()) {
        expect(target).toMatch(/^#[a-z-]+$/);
        if (targets.indexOf(target) !== index) continue;
        await lines.nth(index).click();
        await expectScrolledTo(page, target?.slice(1) ?? '');
        await expect(page).toHaveURL(`/${id}${target}`);
      }
    });
  });
}
