import { clippedText, engineFeatures, invisibleText } from '../page-functions';
import { allPaths, missingPath } from '../paths';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

for (const path of allPaths) {
  test(`whole on a phone and a desktop, and at every width between (${path})`, async ({
    webkit,
  }) => {
    for (const size of [phone, desktop]) {
      await test.step(`all words, in the fonts of the site, and all pictures, as AVIF; nothing moves (${size.width} px)`, async () => {
        await webkit.setViewportSize(size);
        await openInOwnFonts(webkit, path);
        const before = await webkit.evaluate(tops);
        expect(await webkit.evaluate(invisibleText)).toEqual([]);
        expect(await webkit.evaluate(fontStates)).toContain('loaded');
        await webkit.evaluate(loadPictures);
        expect(await webkit.evaluate(tops)).toEqual(before);
        const pictures = await webkit.evaluate(shownPictures);
        expect(pictures.length).toBeGreaterThan(path === missingPath ? -1 : 0);
        for (const picture of pictures) expect(picture).toEqual({ format: 'avif', loaded: true });
      });
    }

    await test.step('passes are torn: a mask is computed and the engine takes it', async () => {
      const masks = await webkit.evaluate(() =>
        [...document.querySelectorAll('main *, footer *')]
          .map((element) => getComputedStyle(element).maskImage)
          .filter((mask) => mask !== '' && mask !== 'none'),
      );
      expect(masks.length).toBeGreaterThan(path === missingPath ? -1 : 0);
      for (const mask of masks) expect(mask).toMatch(/gradient\(|url\(/);
    });

    await test.step('nothing scrolls sideways and no words are cut off, from 320 to 1280 px', async () => {
      for (const width of [320, 360, 600, 767, 768, 1024]) {
        await webkit.setViewportSize({ width, height: 800 });
        await expect.poll(() => webkit.evaluate(() => innerWidth)).toBe(width);
        const found = await webkit.evaluate(() => document.documentElement.scrollWidth);
        expect(found, `at ${width}`).toBe(width);
        expect(await webkit.evaluate(clippedText, width), `cut off at ${width}`).toEqual([]);
      }
    });
  });
}

test('any other path shows the not-found page and leads home', async ({ webkit }) => {
  await webkit.goto(missingPath);
  const heading = () => document.querySelector('h1')?.textContent;
  expect(await webkit.evaluate(heading)).toContain('Oops! Page not found');
  await webkit.click('main a[href="/"]');
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe('/');
});

test('as it loads, no page puts an error or a broken policy in the console', async ({
  webKitBrowser,
  baseURL,
}) => {
  // The not-found page notes its path, so its line says that all before it had their turn.
  const addresses = allPaths.map((path) => new URL(path, baseURL).href);
  const lines = await webKitBrowser.consoleOf(addresses, `404: nothing at ${missingPath}`);
  const expected = [
    'CONSOLE INFO 404: nothing at',
    // It knows no policy for manifests, says so and leaves it out.
    "Unrecognized Content-Security-Policy directive 'manifest-src'",
  ];
  const trouble = lines.filter((line) => !expected.some((part) => line.includes(part)));
  expect(trouble).toEqual([]);
});

test('what the engine lacks is known', async ({ webkit }) => {
  await webkit.goto('/');
  const features = await webkit.evaluate(engineFeatures);
  const missing = Object.keys(features).filter((name) => !features[name]);
  expect(missing.sort()).toEqual(['end of scrolling', 'layout shifts', 'speculation rules']);
});

const fontStates = () => [...document.fonts].map(({ status }) => status);

/** Fonts are optional: on a busy machine they come too late for a first visit. */
async function openInOwnFonts(webkit: WebKitPage, path: string) {
  await expect(async () => {
    await webkit.goto(path);
    expect(await webkit.evaluate(fontStates)).not.toContain('error');
  }).toPass();
  // What lies below the first screen has its height once that is painted.
  const isFresh = () => 'fresh' in document.documentElement.dataset;
  await expect.poll(() => webkit.evaluate(isFresh)).toBe(false);
}

async function loadPictures() {
  for (const picture of document.images) {
    if (!picture.checkVisibility()) continue;
    picture.loading = 'eager';
    if (!picture.complete) await new Promise((done) => picture.addEventListener('load', done));
  }
}

const shownPictures = () =>
  [...document.images]
    .filter((picture) => picture.checkVisibility())
    .map(({ currentSrc, naturalWidth }) => ({
      format: currentSrc.split('.').at(-1),
      loaded: naturalWidth > 0,
    }));

/** How far down the page each heading, paragraph and picture begins. */
function tops() {
  const parts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, img, footer')];
  return parts.map((part) => {
    let top = 0;
    for (let at: HTMLElement | null = part; at; at = at.offsetParent as HTMLElement | null) {
      top += at.offsetTop;
    }
    return `${part.localName} ${top}`;
  });
}
