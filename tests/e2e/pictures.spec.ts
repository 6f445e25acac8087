import { expect, type Locator, type Page, test } from '@playwright/test';
import { luminance } from '../../src/pass/colors';
import { oneLine, pages } from '../content';
import { type Box, pixelsIn } from './pixels';
import { navigation } from './support';

// Without motion, so that nothing moves while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 767, 768, 1440, 2560];

/** The texts over images on each page, grouped by what fits into one viewport. */
const textsOverImages: Record<string, (page: Page, isPhone: boolean) => Locator[][]> = {};
for (const { id, page: content } of pages)
  textsOverImages[`/${id}`] = (page, isPhone) => {
    const headline = page.getByRole('heading', { level: 1 });
    const lead = page.getByText(content.hero.text);
    const story = page.getByRole('heading', { name: oneLine(content.story.title) });
    const row = content.rows.find(({ layout }) => layout === 'full');
    const onPicture = row
      ? [[page.getByRole('heading', { name: oneLine(row.title) }), page.getByText(row.text)]]
      : [];
    const links = navigation(page).getByRole('list');
    return isPhone
      ? [[headline], [lead], ...onPicture, [story]]
      : [[links, headline, lead], ...onPicture, [story]];
  };

for (const [path, findTexts] of Object.entries(textsOverImages)) {
  test(`text over images has enough contrast (${path})`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const texts of findTexts(page, width < 768)) await expectContrast(page, texts, width);
    }
  });
}

/** Compares the color of each line with the painted background behind it (WCAG AA). */
async function expectContrast(page: Page, texts: Locator[], width: number) {
  const elements = await Promise.all(texts.map((text) => text.elementHandle()));
  await page.evaluate(showBackgrounds, elements);
  const measured = await page.evaluate(measureLines, elements);
  const backgrounds = await pixelsIn(
    page,
    measured.flatMap(({ lines }) => lines),
  );
  for (const { lines, color, isLarge, text } of measured) {
    expect(lines.length, `${text} at ${width} px`).toBeGreaterThan(0);
    for (const background of backgrounds.splice(0, lines.length)) {
      const contrast = (luminance(color) + 0.05) / (brightest(background) + 0.05);
      expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
    }
  }
}

type Elements = (SVGElement | HTMLElement | null)[];

/** Scrolls to the elements, makes their letters transparent, and waits for the images there. */
async function showBackgrounds(elements: Elements) {
  elements[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
  for (const element of elements)
    element?.style.setProperty('-webkit-text-fill-color', 'transparent');
  for (const image of document.images) {
    const { top, bottom } = image.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) continue;
    image.loading = 'eager';
    image.decoding = 'sync';
    if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve));
  }
}

function measureLines(elements: Elements) {
  const canvas = document.createElement('canvas').getContext('2d');
  return elements
    .filter((element) => element !== null)
    .map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      // Painting converts any CSS color to RGB.
      Object.assign(canvas ?? {}, { fillStyle: color });
      canvas?.fillRect(0, 0, 1, 1);
      const lines: Box[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { x, y, width, height } of range.getClientRects()) {
          // Only the middle of the line box, where the letters are.
          if (width > 4) lines.push({ x, y: y + height * 0.2, width, height: height * 0.6 });
        }
      }
      return {
        lines: lines.filter(({ y, height }) => y > 0 && y + height < innerHeight),
        color: [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])],
        text: element.textContent,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      };
    });
}

/** The text is light, so the lightest background counts, except for 2 % of stray pixels. */
function brightest(pixels: Buffer) {
  const values: number[] = [];
  for (let at = 0; at < pixels.length; at += 3 * 5) values.push(luminance(pixels, at));
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * 0.98)] ?? 1;
}
