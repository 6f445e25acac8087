import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../tools/scripts/browsers.ts';
import { testFontsEnv } from '../../tools/scripts/font-sets.ts';
import { origin } from './editor-server';

/** Tests the editor in Chromium on a copy of the project: `npm run test:browsers -- edit`. */
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 40_000,
    viewport: { width: 1600, height: 950 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-gpu'],
      env: { ...process.env, ...testFontsEnv() },
    },
  },
  webServer: {
    command: 'node tests/edit/editor-server.ts',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `${origin}/edit/files`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
