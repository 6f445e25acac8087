import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { scrollThrough } from '../../tools/quality/tools/page';
import { boardPages, pages } from '../content';
import { pageText } from '../page-functions';
import { boardIn, showBoard } from './boards';
import { largestEmptyBand } from './pixels';
import { sectionsAt } from './sections';
import { allPaths, jumpTo, paths } from './support';

/** Pauses animations, so that nothing happens because time passes. */
const pauseAnimations = (page: Page, selector: string) =>
  page.addInitScript((paused) => {
    const sheet = new CSSStyleSheet();
    const target = `:is(${paused})`;
    sheet.replaceSync(`${target}, ${target}::after { animation-play-state: paused !important }`);
    document.adoptedStyleSheets = [sheet];
  }, selector);

const incompletePictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ complete }) => !complete).map(({ alt }) => alt),
  );

for (const path of paths) {
  test(`renders all text without scrolling (${path})`, async ({ page, context }) => {
    // Not because of the time limit in base.css.
    await pauseAnimations(page, 'section, footer');
    await page.goto(path);
    const scrolled = await context.newPage();
    await scrolled.goto(path);
    await scrollThrough(scrolled);
    const { words, height } = await scrolled.evaluate(pageText);
    const share = async () => (await page.evaluate(pageText)).words / words;
    await expect.poll(share).toBeGreaterThanOrEqual(0.97);
    const change = Math.abs((await page.evaluate(pageText)).height / height - 1);
    expect(change).toBeLessThanOrEqual(0.02);
  });

  test(`loads all pictures without scrolling (${path})`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => incompletePictures(page)).toEqual([]);
  });
}

for (const path of allPaths) {
  for (const width of [768, 1440])
    test(`a capture shows all that scrolling shows (${path}, ${width} px)`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const bands = { oneColor: 400, empty: width === 1440 ? 200 : 400 };
      await expectWholeCapture(page, path, { bands, missingShare: 0.02 });
    });

  test(`a capture shows all but pictures further down (${path}, 390 px)`, {
    tag: '@phone',
  }, async ({ page }) => {
    await expectWholeCapture(page, path, {
      bands: { oneColor: 700, empty: 140 },
      missingShare: 0.2,
    });
  });
}

test('loads pictures further down when they are near if data is saved', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`/${pages[0]?.id}`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await incompletePictures(page)).not.toEqual([]);
});

for (const { id } of boardPages)
  test(`the phone covers nothing of a board that is further down (/${id})`, {
    tag: '@phone',
  }, async ({ page }) => {
    const covered = () =>
      boardIn(page).evaluate((board) => {
        const phone = board.querySelector('[data-lock-screen]')?.getBoundingClientRect();
        const controls = [...board.querySelectorAll('button:not([aria-expanded]), input')];
        return controls.filter((one) => one.getBoundingClientRect().bottom > (phone?.top ?? 0));
      });
    await page.goto(`/${id}#contact`);
    expect(await covered()).toEqual([]);
    await page.goto(`/${id}`);
    expect(await covered()).toEqual([]);
    await showBoard(page);
    await jumpTo(page.locator('#hero'));
    await expect.poll(covered).toEqual([]);
  });

interface Limits {
  /** The heights of the longest bands: of one color, without scrolling; and in which each row has one color. */
  bands: { oneColor: number; empty: number };
  /** The share of rows that scrolling changes. */
  missingShare: number;
}

/** Compares a capture of the page without scrolling with one after scrolling. */
async function expectWholeCapture(page: Page, path: string, { bands, missingShare }: Limits) {
  // Tabs change by themselves.
  await pauseAnimations(page, '[role=tablist] *');
  await page.goto(path);
  const isPhone = test.info().project.use.isMobile;
  if (!isPhone) await expect.poll(() => incompletePictures(page)).toEqual([]);
  await expect(page.locator('footer:not([data-rendered])')).toHaveCount(0);
  await expect.poll(() => page.evaluate(countEntrances)).toBe(0);
  const before = await rowsOf(await captureOf(page));
  await scrollThrough(page);
  await jumpTo(page.locator('body'));
  const capture = await captureOf(page);
  const after = await rowsOf(capture);
  const band = largestBand(before);
  const place = await sectionsAt(page, band.top);
  expect.soft(band.height, `one color in ${place}`).toBeLessThanOrEqual(bands.oneColor);
  const empty = await largestEmptyBand(capture);
  const emptyPlaces = await sectionsAt(page, empty.top, empty.top + empty.height);
  const space = `rows of one color in ${emptyPlaces}; see --section in src/styles/tokens.css`;
  expect.soft(empty.height, space).toBeLessThanOrEqual(bands.empty);
  const missing = [...after.keys()].filter((row) => !isSimilar(after[row], before[row]));
  const places = await sectionsAt(page, ...missing.map((row) => row / scale));
  const share = missing.length / after.length;
  expect(share, `rows that differ in ${places}`).toBeLessThanOrEqual(missingShare);
}

/** The animations that run because time passes, and end. */
const countEntrances = () =>
  document.getAnimations().filter((animation) => {
    const { playState, timeline, effect } = animation;
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState === 'running' && timeline === document.timeline && !isEndless;
  }).length;

const captureOf = (page: Page) => page.screenshot({ fullPage: true, scale: 'css' });

/** In a smaller capture, differences of antialiasing disappear. */
const scale = 1 / 4;

/** The rows of pixels of the whole page, smaller. */
async function rowsOf(capture: Buffer): Promise<Buffer[]> {
  const picture = sharp(capture);
  const { width } = await picture.metadata();
  const { data, info } = await picture
    .resize(Math.round(width * scale))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * size, (row + 1) * size),
  );
}

/** The largest group of rows with a single color. */
function largestBand(rows: Buffer[]) {
  let [height, largest, end] = [0, 0, 0];
  for (const [index, row] of rows.entries()) {
    const isBlank = row.equals(Buffer.alloc(row.length, row.subarray(0, 3)));
    if (!isBlank) height = 0;
    else height = rows[index - 1]?.equals(row) ? height + 1 : 1;
    if (height > largest) [largest, end] = [height, index];
  }
  return { top: (end - largest + 1) / scale, height: largest / scale };
}

const isSimilar = (row: Buffer | undefined, other: Buffer | undefined) =>
  row !== undefined &&
  other !== undefined &&
  row.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 32);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of paths)
    test(`a capture has no large blank band (${path})`, { tag: '@chromium' }, async ({ page }) => {
      await page.goto(path);
      const band = largestBand(await rowsOf(await captureOf(page)));
      const place = await sectionsAt(page, band.top);
      expect(band.height, `one color in ${place}`).toBeLessThanOrEqual(900);
    });
});
