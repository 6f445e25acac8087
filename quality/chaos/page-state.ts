import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from '../../src/pass/colors.ts';

/** Opens a page and scrolls through it, without waiting for files that may never arrive. */
export async function openPage(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** All visible texts, with each of the tabs selected in turn. */
export async function visibleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readVisibleTexts);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.press('Enter');
    await page.locator(`#${await tab.getAttribute('aria-controls')}`).waitFor();
    texts.push(...(await page.evaluate(readVisibleTexts)));
  }
  return [...new Set(texts)];
}

function readVisibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.replace(/\s+/g, ' ').trim();
    if (!text || parentElement?.closest('script, style, noscript')) continue;
    const options = { visibilityProperty: true, opacityProperty: true };
    if (parentElement?.checkVisibility(options)) texts.push(text);
  }
  return texts;
}

/** Busy indicators and endless animations. */
export function countEndlessWaits(page: Page): Promise<number> {
  return page.evaluate(() => {
    const busy = document.querySelectorAll('[aria-busy=true], progress, [role=progressbar]');
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
    return busy.length + endless.length;
  });
}

/** The WCAG contrast between the light and dark pixels of the headline. */
export async function headlineContrast(page: Page): Promise<number> {
  const box = await page.locator('h1').first().boundingBox();
  if (!box) return 1;
  // page.screenshot waits for fonts, which may never arrive.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    captureBeyondViewport: true,
  });
  await session.detach();
  const pixels = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
  const values: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) values.push(luminance(pixels, at));
  values.sort((a, b) => a - b);
  const [dark = 0, light = 0] = [0.02, 0.98].map(
    (share) => values[Math.floor(share * (values.length - 1))],
  );
  return (light + 0.05) / (dark + 0.05);
}
