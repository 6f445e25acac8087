/** The browsers that the pages are tested in: the machine's own, wherever it has one. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages, unpackPackages } from './apt.mjs';
import { findOnPath, root, succeeds } from './run.mjs';

/**
 * Finds Chromium, or gets it: from Playwright, or else from Debian.
 * @returns {string | undefined} its path, or undefined for Playwright's own copy
 */
export function ensureChromium() {
  ensureFallbackFonts();
  const found = findChromium();
  if (found && process.env.CI && !findFullChromium()) installPackages(['chromium']);
  if (found || starts(playwrightChromium())) return found;

  console.log('Installing Chromium with Playwright');
  succeeds(['playwright', 'install', 'chromium'], { minutes: 5 });
  if (starts(playwrightChromium())) return undefined;

  const installed = installPackages(['chromium-headless-shell', 'chromium']) && findChromium();
  if (installed) return installed;
  console.error('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

/**
 * Before a page's own fonts have come, one of these stands in for them, and nothing moves. Hardly a
 * visitor's machine has none of them; one that only runs tests may, and they get it in a folder.
 */
export function ensureFallbackFonts() {
  const isThere = (/** @type {string} */ font) => succeeds(['fc-list', '-q', font]);
  if (process.platform !== 'linux' || ['Arial', 'Liberation Sans', 'Roboto'].some(isThere)) return;
  const folder = join(root, '.cache/fonts');
  const data = join(folder, 'usr/share');
  if (existsSync(join(data, 'fonts')) || unpackPackages(['fonts-liberation'], folder))
    process.env.XDG_DATA_HOME = data;
  else
    console.error(
      "There is no Arial, Roboto or Liberation Sans, and tests may find that words move. Debian's fonts-liberation has one.",
    );
}

/** @returns {string | undefined} the Chromium or Chrome that this machine already has */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    console.error(`CHROMIUM_PATH=${CHROMIUM_PATH} is not a Chromium that starts.`);
    process.exit(1);
  }
  return [findOnPath('chromium-headless-shell')].find(starts) ?? findFullChromium();
}

/**
 * The headless shell, which is quicker, lacks a part that one test is about.
 * @returns {string | undefined} a Chromium or Chrome with all its parts
 */
export function findFullChromium() {
  const names = ['chromium', 'google-chrome', 'google-chrome-stable'];
  const apps = ['Google Chrome', 'Chromium'];
  return [...names.map((name) => findOnPath(name)), ...apps.map((app) => inApplication(app))].find(
    starts,
  );
}

/** @returns {string | undefined} */
export function findFirefox() {
  const places = [
    findOnPath('firefox-esr'),
    findOnPath('firefox'),
    inApplication('Firefox', 'firefox'),
  ];
  return places.find((place) => place && existsSync(place));
}

/** @returns {{ driver: string, browser: string, display: string } | undefined} WebKitGTK's programs */
export function findWebKit() {
  const [driver, display] = [findOnPath('WebKitWebDriver'), findOnPath('Xvfb')];
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = libraries
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** @param {string} app */
function inApplication(app, program = app) {
  return `/Applications/${app}.app/Contents/MacOS/${program}`;
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} browser */
function starts(browser) {
  return browser !== undefined && existsSync(browser) && succeeds([browser, '--version']);
}
