import { expect, type Locator, test } from '@playwright/test';
import { luminance } from '../../src/pass/colors';
import { homeContent, oneLine, pages } from '../content';
import { type Box, pixelsIn } from './pixels';
import { navigation } from './support';

// Still pages: what is measured does not move while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 767, 768, 1440, 2560];

for (const { id, page: content } of pages) {
  // Pixels of our own pictures and colors: another engine paints the same.
  test(`words over pictures keep their contrast at every width (/${id})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(`/${id}`);
    const headline = page.getByRole('heading', { level: 1 });
    const lead = page.getByText(content.hero.text);
    const story = page.getByRole('heading', { name: oneLine(content.story.title) });
    const links = navigation(page).getByRole('list');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const isPhone = width < 768;
      const views = isPhone ? [[headline], [lead], [story]] : [[links, headline, lead], [story]];
      for (const words of views) await expectReadable(words, width);
    }
  });
}

test('words over the gray picture keep their contrast at every width', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { name: oneLine(homeContent.problem.title) });
  const captions = homeContent.problem.captions.map((caption) => page.getByText(caption));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable([title], width);
    for (const words of width < 768 ? captions.map((one) => [one]) : [captions])
      await expectReadable(words, width);
  }
});

/**
 * The ground behind each line of words that are in one view, as it is painted, against their
 * color: WCAG AA.
 */
async function expectReadable(all: Locator[], width: number) {
  const [first] = all as [Locator];
  const page = first.page();
  const words = await Promise.all(all.map((one) => one.elementHandle()));
  await page.evaluate(showAround, words);
  const found = await page.evaluate(linesOf, words);
  const grounds = await pixelsIn(
    page,
    found.flatMap(({ lines }) => lines),
  );
  for (const { lines, color, large, text } of found) {
    expect(lines.length, `${text} at ${width} px`).toBeGreaterThan(0);
    for (const ground of grounds.splice(0, lines.length)) {
      const contrast = (luminance(color) + 0.05) / (brightest(ground) + 0.05);
      expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(large ? 3 : 4.5);
    }
  }
}

type Words = (SVGElement | HTMLElement | null)[];

/**
 * Brings words into view without their letters. The pictures there are painted with all else, rather
 * than when there is time.
 */
async function showAround(words: Words) {
  words[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
  for (const one of words) one?.style.setProperty('-webkit-text-fill-color', 'transparent');
  const inView = [...document.images].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  for (const picture of inView) {
    picture.loading = 'eager';
    picture.decoding = 'sync';
    if (!picture.complete) await new Promise((done) => picture.addEventListener('load', done));
  }
}

function linesOf(words: Words) {
  const painter = document.createElement('canvas').getContext('2d');
  return words
    .filter((one) => one !== null)
    .map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      // However the style mixes it, painted it is red, green and blue.
      Object.assign(painter ?? {}, { fillStyle: color });
      painter?.fillRect(0, 0, 1, 1);
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
        color: [...(painter?.getImageData(0, 0, 1, 1).data ?? [])],
        text: element.textContent,
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      };
    });
}

/** The words are light, so the lightest of the ground counts, but for a stray pixel or two. */
function brightest(pixels: Buffer) {
  const values: number[] = [];
  for (let at = 0; at < pixels.length; at += 3 * 5) values.push(luminance(pixels, at));
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length * 0.98)] ?? 1;
}
