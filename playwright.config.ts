import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { findChromium, findFirefox, findWebKit } from './scripts/browsers.mjs';

/**
 * `npm test` runs the projects desktop and phone, both Chromium; `npm run test:engines` those of the
 * other engines. Which of them a test runs in is said by its tags, and by nothing else:
 *
 *   no tag     Chromium as a desktop and as a phone, and Firefox
 *   @once      Chromium as a desktop: it reads what the server sends, or words and attributes one
 *              by one, and no screen or engine changes those
 *   @desktop   Chromium as a desktop, and Firefox: a phone shows the same, or the test itself
 *              takes the sizes that matter
 *   @phone     Chromium as a phone
 *   @motion    as without a tag, but something must move: tabs turn, the page scrolls smoothly.
 *              Firefox's driver ignores a test's wish for stillness, so a preference makes all of
 *              it still, except in a project of its own for these
 *   @chromium  not Firefox. What it lacks stands beside the tag
 *
 * WebKit has a driver of its own, so its tests are in a folder of their own: tests/webkit. What
 * both ask of a page is in tests/page-functions.ts.
 */
const onlyInChromium = /@once|@phone|@chromium/;

if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/ to test. Run `npm run build` first.');
  process.exit(1);
}

const port = Number(process.env.TEST_PORT || 4399);
const baseURL = `http://127.0.0.1:${port}`;
const chromium = process.env.CHROMIUM_PATH || findChromium();
const desktop = { viewport: { width: 1440, height: 900 } };

const firefox = (prefs: Record<string, number | boolean> = {}): Project['use'] => ({
  ...desktop,
  browserName: 'firefox',
  // The system's own Firefox, through WebDriver BiDi.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: findFirefox(),
    firefoxUserPrefs: {
      // A scroll bar over the page instead of beside it, as on a phone and a Mac.
      'ui.useOverlayScrollbars': 1,
      // Optional fonts are waited for, however busy the machine: a substitute has other widths.
      'gfx.downloadable_fonts.fallback_delay_short': 10_000,
      // Back loads anew: the driver loses sight of a page that returns from the cache.
      'fission.bfcacheInParent': false,
      'browser.sessionhistory.max_total_viewers': 0,
      ...prefs,
    },
  },
});

const projects: Project[] = [
  { name: 'desktop', grepInvert: /@phone/, use: desktop },
  {
    name: 'phone',
    grepInvert: /@once|@desktop/,
    // Of one pixel each, where a phone's have nine: all nine would be painted, and nothing moves.
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];
if (findFirefox()) {
  const still = firefox({ 'ui.prefersReducedMotion': 1 });
  projects.push(
    { name: 'firefox', grepInvert: [onlyInChromium, /@motion/], use: still },
    { name: 'firefox-motion', grep: /@motion/, grepInvert: onlyInChromium, use: firefox() },
  );
}
if (findWebKit()) {
  // Without a graphics card WebKit paints slowly: a page is read through in seconds.
  projects.push({ name: 'webkit', testDir: 'tests/webkit', timeout: 180_000 });
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The machine may be shared and busy: time is no measure of what is right.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--disable-quic', '--disable-sync', '--disable-gpu'],
    },
  },
  projects,
  webServer: {
    command: 'node hosting/server.ts',
    // As on a host with files only; where passes are issued has tests and servers of its own.
    env: { HOST: '127.0.0.1', PORT: String(port), PASSES: 'off' },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
