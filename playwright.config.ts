import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { leftOut } from './tests/left-out.ts';
import { findChromium, findFirefox, findWebKit } from './tools/scripts/browsers.ts';
import { testFontsEnv } from './tools/scripts/font-sets.ts';

/**
 * `npm test` runs the projects desktop and phone, both Chromium; `npm run test:browsers` runs Firefox and
 * WebKit. Tags decide in which projects a test runs:
 *
 *   no tag     Chromium as desktop and phone, and Firefox
 *   @once      Chromium as desktop: the result does not depend on screen or browser
 *   @desktop   Chromium as desktop, and Firefox: a phone is the same, or the test sets its own sizes
 *   @phone     Chromium as phone
 *   @motion    as without a tag, but with motion. Firefox's driver cannot emulate reduced motion: a
 *              preference reduces it in the project firefox, but not in firefox-motion
 *   @chromium  not Firefox, for the reason given beside the tag
 *
 * WebKit has its own driver, and its tests are in tests/webkit. Both share tests/page-functions.ts.
 */
const onlyInChromium = /@once|@phone|@chromium/;

if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/ to test. Run `npm run build` first.');
  process.exit(1);
}

const port = Number(process.env.TEST_PORT || 4399);
const baseURL = `http://127.0.0.1:${port}`;
const chromium = findChromium();
// Without a UTF-8 locale, Chromium replaces a file name that is not ASCII by 'download'.
const env = { ...process.env, LC_ALL: 'C.UTF-8', ...testFontsEnv() };
const desktop = { viewport: { width: 1440, height: 900 } };

const firefox = (prefs: Record<string, number | boolean> = {}): Project['use'] => ({
  ...desktop,
  browserName: 'firefox',
  // The system's own Firefox, through WebDriver BiDi.
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: findFirefox(),
    env,
    firefoxUserPrefs: {
      // Overlay scroll bars, as on phones and macOS.
      'ui.useOverlayScrollbars': 1,
      // The driver loses track of pages restored from the back/forward cache.
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
    // Without deviceScaleFactor: painting nine times as many pixels takes longer and tests nothing.
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
  // WebKit paints slowly without a graphics card.
  projects.push({ name: 'webkit', testDir: 'tests/webkit', timeout: 180_000 });
}

// Not again in the processes that run the tests.
if (!process.env.TEST_WORKER_INDEX)
  for (const { files, reason } of leftOut) console.log(`Without ${files}: ${reason}.`);

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: leftOut.map(({ files }) => files),
  fullyParallel: true,
  // More than one for each core: tests also wait.
  workers: '150%',
  // In one of about 300 loads of a page, also of earlier builds, the renderer of headless Chromium stops for good.
  retries: process.env.CI ? 1 : 0,
  // Generous timeouts: CI machines are slow.
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
      env,
    },
  },
  projects,
  webServer: {
    command: 'node server/http/server.ts',
    // As on a static host; tests of passes start their own servers.
    env: { HOST: '127.0.0.1', PORT: String(port), PASSES: 'off' },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
