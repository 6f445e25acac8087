/** Finds or installs the browsers for the tests. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { ensureFontSets } from './font-sets.mjs';
import { findOnPath, succeeds } from './run.mjs';

/**
 * Finds Chromium, or installs it with Playwright or from Debian.
 * @returns {string | undefined} the path of the program, or undefined for Playwright's copy
 */
export function ensureChromium() {
  ensureFontSets();
  const found = findChromium();
  if (found && process.env.CI && !findFullChromium()) installPackages(['chromium']);
  if (found || canStart(playwrightChromium())) return found;

  console.log('Installing Chromium with Playwright');
  succeeds(['playwright', 'install', 'chromium'], { minutes: 5 });
  if (canStart(playwrightChromium())) return undefined;

  const installed = installPackages(['chromium-headless-shell', 'chromium']) && findChromium();
  if (installed) return installed;
  console.error(
    'Chromium was not found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

/** @returns {string | undefined} the installed Chromium or Chrome */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (canStart(CHROMIUM_PATH)) return CHROMIUM_PATH;
    console.error(`CHROMIUM_PATH=${CHROMIUM_PATH} is not a Chromium that can be started.`);
    process.exit(1);
  }
  return [findOnPath('chromium-headless-shell')].find(canStart) ?? findFullChromium();
}

/**
 * The faster headless shell has no back/forward cache, which one test needs.
 * @returns {string | undefined} a Chromium or Chrome that is not the headless shell
 */
export function findFullChromium() {
  const names = ['chromium', 'google-chrome', 'google-chrome-stable'];
  const apps = ['Google Chrome', 'Chromium'];
  return [...names.map((name) => findOnPath(name)), ...apps.map((app) => macApplication(app))].find(
    canStart,
  );
}

/** @returns {string | undefined} */
export function findFirefox() {
  const candidates = [
    findOnPath('firefox-esr'),
    findOnPath('firefox'),
    macApplication('Firefox', 'firefox'),
  ];
  return candidates.find((file) => file && existsSync(file));
}

/** @returns {{ driver: string, browser: string, display: string } | undefined} the programs of WebKitGTK */
export function findWebKit() {
  const [driver, display] = [findOnPath('WebKitWebDriver'), findOnPath('Xvfb')];
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = libraries
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** @param {string} app */
function macApplication(app, program = app) {
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
function canStart(browser) {
  return browser !== undefined && existsSync(browser) && succeeds([browser, '--version']);
}
