import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/install.mjs';

if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/ to test. Run `npm run build` first.');
  process.exit(1);
}

const port = Number(process.env.TEST_PORT || 4399);
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROMIUM_PATH || findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  snapshotPathTemplate: 'tests/e2e/trees/{arg}{ext}',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-quic', '--disable-sync', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node hosting/server.ts',
    env: { HOST: '127.0.0.1', PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
