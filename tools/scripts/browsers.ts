/** Finds or installs the browsers for the tests. */
import { globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureFontSets } from './font-sets.ts';
import { findProgram, installPackages, succeeds } from './programs.ts';

/** The installed Chromium or Chrome; undefined for Playwright's copy. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell']) || findFullChromium();

/** The faster headless shell has no back/forward cache, which one test needs. */
export const findFullChromium = () =>
  findProgram(['chromium', 'google-chrome', 'google-chrome-stable', 'Google Chrome', 'Chromium']);

export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/** The programs of WebKitGTK. */
export function findWebKit() {
  const [driver, display] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** Finds Chromium as `findChromium` does, or installs it with Playwright or from Debian. */
export function ensureChromium() {
  ensureFontSets();
  if (hasChromium()) return findChromium();
  console.log('Installing Chromium with Playwright');
  succeeds(['playwright', 'install', 'chromium']);
  if (!hasChromium()) installPackages(['chromium-headless-shell', 'chromium']);
  if (findChromium() || hasChromium()) return findChromium();
  console.error(
    'Chromium was not found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function hasChromium() {
  const installed = process.env.CI ? findFullChromium() : findChromium();
  return Boolean(installed) || succeeds([chromium.executablePath(), '--version']);
}
