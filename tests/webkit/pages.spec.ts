import { boardPages } from '../content';
import { clippedText, invisibleText, pageText, visibleParts, wrongImages } from '../page-functions';
import { allPaths, missingPath, paths } from '../paths';
import { optionalFiles, startFailingServer } from '../site-server';
import type { WebKitPage } from './page';
import { desktop, expect, phone, test } from './test';

for (const path of allPaths) {
  test(`renders on a phone, on a desktop and at the widths between (${path})`, async ({
    webkit,
  }) => {
    for (const size of [phone, desktop]) {
      await test.step(`all text in the fonts of the site, all images as AVIF, no layout shift (${size.width} px)`, async () => {
        await webkit.setViewportSize(size);
        await openWithFonts(webkit, path);
        const before = await webkit.evaluate(offsets);
        expect(await webkit.evaluate(invisibleText)).toEqual([]);
        expect(await webkit.evaluate(fontStates)).toContain('loaded');
        await webkit.evaluate(loadImages);
        expect(await webkit.evaluate(offsets)).toEqual(before);
        expect(await webkit.evaluate(wrongImages)).toEqual([]);
      });
    }

    await test.step('no horizontal scrolling and no clipped text from 320 to 1024 px', async () => {
      for (const width of [320, 360, 600, 767, 768, 1024]) {
        await webkit.setViewportSize({ width, height: 800 });
        await expect.poll(() => webkit.evaluate(() => innerWidth)).toBe(width);
        const found = await webkit.evaluate(() => document.documentElement.scrollWidth);
        expect(found, `at ${width} px`).toBe(width);
        expect(await webkit.evaluate(clippedText, width), `at ${width} px`).toEqual([]);
      }
    });
  });
}

for (const path of paths) {
  test(`renders all text without scrolling (${path})`, async ({ webkit }) => {
    for (const size of [phone, desktop]) {
      await webkit.setViewportSize(size);
      await webkit.goto(path);
      const isRendered = () => Boolean(document.querySelector('footer[data-rendered]'));
      await expect.poll(() => webkit.evaluate(isRendered)).toBe(true);
      const before = await webkit.evaluate(pageText);
      await webkit.evaluate(scrollToEnd);
      const after = await webkit.evaluate(pageText);
      expect(before.words / after.words).toBeGreaterThanOrEqual(0.97);
      expect(Math.abs(before.height / after.height - 1)).toBeLessThanOrEqual(0.02);
    }
  });
}

test('no page logs an error or a CSP violation while it loads', async ({
  webKitBrowser,
  baseURL,
}) => {
  // The not-found page is the last one, and logs its path.
  const urls = allPaths.map((path) => new URL(path, baseURL).href);
  const lines = await webKitBrowser.consoleMessages(urls, `404: nothing at ${missingPath}`);
  const expected = [
    'CONSOLE INFO 404: nothing at',
    // WebKit does not support this directive and ignores it.
    "Unrecognized Content-Security-Policy directive 'manifest-src'",
  ];
  const problems = lines.filter((line) => !expected.some((part) => line.includes(part)));
  expect(problems).toEqual([]);
});

for (const [kind, files] of Object.entries(optionalFiles)) {
  test(`text, pictures and links remain if ${kind} fail`, async ({ webkit }) => {
    await using server = await startFailingServer(files);
    for (const path of paths.slice(0, 2)) {
      // At an anchor all sections are rendered before the page has loaded.
      await webkit.goto(`${path}#content`);
      const expected = await webkit.evaluate(visibleParts);
      await webkit.goto(server.origin + path);
      await expect.poll(() => webkit.evaluate(invisibleText), path).toEqual([]);
      await webkit.evaluate(visibleParts);
      const hasAlert = () => Boolean(document.querySelector('[data-board] [role=alert]'));
      if (files.test('.js') && boardPages.some(({ id }) => path === `/${id}`))
        await expect.poll(() => webkit.evaluate(hasAlert)).toBe(true);
      await expect.poll(() => webkit.evaluate(visibleParts), path).toEqual(expected);
    }
  });
}

const fontStates = () => [...document.fonts].map(({ status }) => status);

/** At an anchor all sections are rendered before the page has loaded. */
async function openWithFonts(webkit: WebKitPage, path: string) {
  await webkit.goto(`${path}#content`);
  await expect.poll(() => webkit.evaluate(fontStates)).not.toContain('loading');
}

async function scrollToEnd() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}

async function loadImages() {
  for (const picture of document.images) {
    if (!picture.checkVisibility()) continue;
    picture.loading = 'eager';
    if (!picture.complete) await new Promise((done) => picture.addEventListener('load', done));
  }
}

/** The vertical position of each heading, paragraph and image. */
function offsets() {
  const parts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, img, footer')];
  return parts.map((part) => {
    let top = 0;
    for (let at: HTMLElement | null = part; at; at = at.offsetParent as HTMLElement | null) {
      top += at.offsetTop;
    }
    return `${part.localName} ${top}`;
  });
}
