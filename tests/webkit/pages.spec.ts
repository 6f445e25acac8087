import { pages } from '../content';
import { engineFeatures, wordsOutside, wordsUnseen } from '../in-page';
import { allPaths, nowhere, paths } from '../paths';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

for (const path of allPaths) {
  for (const size of [phone, desktop]) {
    test.describe(`${path} at ${size.width} px`, () => {
      test.use({ size });
      test.beforeEach(({ webkit }) => openInOwnFonts(webkit, path));

      test('all words can be seen, in the fonts of the site', async ({ webkit }) => {
        await webkit.evaluate(readToTheEnd);
        expect(await webkit.evaluate(wordsUnseen)).toEqual([]);
        expect(await webkit.evaluate(fontStates)).toContain('loaded');
      });

      test('every picture loads, as AVIF, and nothing moves when it does', async ({ webkit }) => {
        const before = await webkit.evaluate(tops);
        await webkit.evaluate(readToTheEnd);
        expect(await webkit.evaluate(tops)).toEqual(before);
        const pictures = await webkit.evaluate(() =>
          [...document.images]
            .filter((picture) => picture.checkVisibility())
            .map(({ currentSrc, naturalWidth }) => ({
              format: currentSrc.split('.').at(-1),
              loaded: naturalWidth > 0,
            })),
        );
        expect(pictures.length).toBeGreaterThan(path === nowhere ? -1 : 0);
        for (const picture of pictures) expect(picture).toEqual({ format: 'avif', loaded: true });
      });
    });
  }

  test(`nothing scrolls sideways and no words are cut off, from 320 to 1280 px (${path})`, async ({
    webkit,
  }) => {
    await openInOwnFonts(webkit, path);
    for (const width of [320, 360, 390, 600, 767, 768, 1024, 1280]) {
      await webkit.setViewportSize({ width, height: 800 });
      await expect.poll(() => webkit.evaluate(() => innerWidth)).toBe(width);
      const found = await webkit.evaluate(() => document.documentElement.scrollWidth);
      expect(found, `at ${width}`).toBe(width);
      expect(await webkit.evaluate(wordsOutside, width), `cut off at ${width}`).toEqual([]);
    }
  });
}

for (const path of paths) {
  test(`passes are torn: a mask is computed and the engine takes it (${path})`, async ({
    webkit,
  }) => {
    await webkit.goto(path);
    const masks = await webkit.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).maskImage)
        .filter((mask) => mask !== '' && mask !== 'none'),
    );
    expect(masks.length).toBeGreaterThan(0);
    for (const mask of masks) expect(mask).toMatch(/gradient\(|url\(/);
  });
}

for (const { id, page } of pages) {
  test(`/${id}/ leads to /${id}`, async ({ webkit }) => {
    await webkit.goto(`/${id}/`);
    expect(await webkit.evaluate(() => [location.pathname, document.title])).toEqual([
      `/${id}`,
      page.meta.title,
    ]);
  });
}

test('any other path shows the not-found page and leads home', async ({ webkit }) => {
  await webkit.goto(nowhere);
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
  const lines = await webKitBrowser.consoleOf(addresses, `404: nothing at ${nowhere}`);
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
}

/** One view after the other, with all pictures, and back to the top. */
async function readToTheEnd() {
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
}

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
