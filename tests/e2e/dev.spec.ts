import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/free-port';
import { pages } from '../content';
import { dialog, fillName, front, invitation } from './live-wallet';
import { menuButton, navigation, watchForTrouble } from './support';
import { expectSelected, showTabs, tabs } from './tabs';

/** `npm run dev`, until the test is over. */
const withServer = test.extend<{ origin: string }>({
  origin: async ({ browserName: _ }, use) => {
    const port = await freePort();
    const options = ['dev', '--host', '127.0.0.1', '--port', String(port), '--force'];
    const server = spawn('node_modules/.bin/astro', options, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    for await (const line of createInterface(server.stdout)) {
      said.push(line);
      if (line.includes(`:${port}`)) break;
    }
    expect(said.join('\n'), 'what the server says').toContain(`:${port}`);
    await use(`http://127.0.0.1:${port}`);
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  },
});

withServer(
  'npm run dev: menu, tabs and live wallet work as when built',
  {
    tag: '@once',
  },
  async ({ page, origin }) => {
    test.slow();
    const trouble = await watchForTrouble(page, origin);
    const vertical = `${origin}/${pages[0]?.id}`;
    // The server bundles packages when a page first asks for them, and has the page load anew then.
    await page.goto(origin);
    await invitation(page).hover();
    await page.goto(vertical, { waitUntil: 'networkidle' });

    await test.step('the menu opens and closes', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await navigation(page).getByRole('link').last().click();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a click selects a tab', async () => {
      await showTabs(page);
      await tabs(page).nth(1).click();
      await expectSelected(page, 1);
      const clock = () => document.getAnimations().map(({ effect }) => effect?.getTiming().delay);
      expect(await page.evaluate(clock)).toContain(10_000);
    });

    await test.step('the live wallet opens and draws a pass', async () => {
      await page.goto(origin);
      await invitation(page).click();
      await fillName(page, 'Hotel Nord');
      await expect(front(page)).toContainText('Hotel Nord');
      await expect(front(page).locator('svg').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });
    expect(trouble).toEqual([]);
  },
);
