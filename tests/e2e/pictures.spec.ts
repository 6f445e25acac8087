import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeContent, oneLine, pages } from '../content';
import { type Box, luminance, pixelsIn } from './pixels';
import { jumpTo, navigation } from './support';

// Still pages: what is measured does not move while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = { phone: [320, 390, 767], desktop: [768, 1440, 2560] };

for (const { id, page: content } of pages) {
  // Pixels of our own pictures and colours: another engine paints the same.
  test(`words over pictures keep their contrast at every width (/${id})`, {
    tag: '@chromium',
  }, async ({ page, isMobile }) => {
    await page.goto(`/${id}`);
    for (const width of isMobile ? widths.phone : widths.desktop) {
      await page.setViewportSize({ width, height: 900 });
      const hero = page.getByRole('heading', { level: 1 });
      await expectReadable(hero, 'headline', width);
      await expectReadable(page.getByText(content.hero.text), 'lead', width);
      if (!isMobile) await expectReadable(navigation(page).getByRole('list'), 'links', width);
      const story = page.getByRole('heading', { name: oneLine(content.story.title) });
      await expectReadable(story, 'story', width);
    }
  });
}

test('words over the grey picture keep their contrast at every width', {
  tag: '@chromium',
}, async ({ page, isMobile }) => {
  await page.goto('/');
  for (const width of isMobile ? widths.phone : widths.desktop) {
    await page.setViewportSize({ width, height: 900 });
    const { title, captions } = homeContent.problem;
    await expectReadable(page.getByRole('heading', { name: title }), 'headline', width);
    for (const caption of captions) await expectReadable(page.getByText(caption), caption, width);
  }
});

/** The ground behind each line of words, as it is painted, against their colour: WCAG AA. */
async function expectReadable(words: Locator, name: string, width: number) {
  const page = words.page();
  await jumpTo(words);
  await settle(page);
  const { lines, colour, large } = await words.evaluate(linesOf);
  await words.evaluate(hide, true);
  const grounds = await pixelsIn(page, lines);
  await words.evaluate(hide, false);
  for (const ground of grounds) {
    const contrast = (luminance(colour) + 0.05) / (brightest(ground) + 0.05);
    expect(contrast, `${name} at ${width} px`).toBeGreaterThanOrEqual(large ? 3 : 4.5);
  }
}

const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((picture) => picture.getBoundingClientRect().top < innerHeight * 2)
        .map((picture) => picture.decode()),
    ),
  );

function linesOf(element: HTMLElement | SVGElement) {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const lines: Box[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      // Without the room above and below the letters.
      if (width > 4) lines.push({ x, y: y + height * 0.2, width, height: height * 0.6 });
    }
  }
  return {
    lines: lines.filter(({ y, height }) => y > 0 && y + height < innerHeight),
    colour: color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [],
    large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
  };
}

function hide(element: HTMLElement | SVGElement, hidden: boolean) {
  for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')]) {
    if (hidden) part.style.setProperty('color', 'transparent');
    else part.style.removeProperty('color');
  }
}

/** The words are light, so the lightest of the ground counts, but for a stray pixel or two. */
function brightest(pixels: Buffer) {
  const values: number[] = [];
  for (let at = 0; at < pixels.length; at += 3 * 5) values.push(luminance(pixels, at));
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length * 0.98)] ?? 1;
}
