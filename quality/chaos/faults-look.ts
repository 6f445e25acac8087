import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from '../../src/pass/colors.ts';

/** Opens a page without waiting for what may never come, and looks at all of it once. */
export async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Every piece of text that a visitor can see, with each of the tabs in turn. */
export async function visibleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.press('Enter');
    const panel = await tab.getAttribute('aria-controls');
    await page.locator(`#${panel}`).waitFor();
    texts.push(...(await page.evaluate(readTexts)));
  }
  return [...new Set(texts)];
}

function readTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.replace(/\s+/g, ' ').trim();
    if (!text || parentElement?.closest('script, style, noscript')) continue;
    const isSeen = parentElement?.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    });
    if (isSeen) texts.push(text);
  }
  return texts;
}

/** Whether the headings stand below each other, as they do in the document. */
export function headingsInOrder(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    const tops = headings
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect().top);
    return tops.every((top, index) => top >= (tops[index - 1] ?? top));
  });
}

/** Things that say 'wait' or turn without end. */
export function spinners(page: Page): Promise<number> {
  return page.evaluate(() => {
    const waiting = document.querySelectorAll('[aria-busy=true], progress, [role=progressbar]');
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
    return waiting.length + endless.length;
  });
}

/** How far the headline stands out from what is behind it, as WCAG counts contrast. */
export async function headlineContrast(page: Page): Promise<number> {
  const box = await page.locator('h1').first().boundingBox();
  if (!box) return 1;
  // Playwright's own way to take a picture waits for fonts, which may never come.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    captureBeyondViewport: true,
  });
  await session.detach();
  const { data: pixels } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) lights.push(luminance(pixels, at));
  lights.sort((one, other) => one - other);
  const [dark = 0, light = 0] = [0.02, 0.98].map(
    (share) => lights[Math.floor(share * (lights.length - 1))],
  );
  return (light + 0.05) / (dark + 0.05);
}
