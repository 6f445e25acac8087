import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '../../quality/tools/free-port';
import { Project } from '../../quality/tools/project';
import { homeContent, pages } from '../content';
import { boardIn, showBoard } from './boards';
import { dialog, fillName, front, liveWalletLink } from './live-wallet';
import { collectPageProblems, menuButton, navigation } from './support';
import { expectSelected, showTabs, tabs } from './tabs';

/** `npm run dev` in a copy of the project, until the test is over. */
const withServer = test.extend<{ dev: { project: Project; origin: string; said: string[] } }>({
  dev: async ({ browserName: _ }, use) => {
    const project = new Project();
    const port = await freePort();
    const options = ['dev', '--host', '127.0.0.1', '--port', String(port)];
    const server = spawn('node_modules/.bin/astro', options, {
      cwd: project.root,
      env: { PATH: process.env.PATH, HOME: project.root, FORCE_COLOR: '0' },
    });
    const said: string[] = [];
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => said.push(String(text)));
    await expect.poll(() => said.join(''), { timeout: 60_000 }).toContain(`:${port}`);
    await use({ project, origin: `http://127.0.0.1:${port}`, said });
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    project.remove();
  },
});

withServer(
  'npm run dev: menu, tabs, boards and live wallet work as when built, and edits show',
  {
    tag: '@once',
  },
  async ({ page, dev: { project, origin, said } }) => {
    test.slow();
    const trouble = await collectPageProblems(page, origin);
    const vertical = `${origin}/${pages[0]?.id}`;
    // What a page needs is compiled when it first asks for it: none is left in the middle.
    await page.goto(vertical, { waitUntil: 'networkidle' });

    await test.step('the menu opens and closes', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await menuButton(page).click();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await navigation(page).getByRole('link').first().click();
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

    await test.step('every board comes to life, and answers', async () => {
      for (const [index, { id }] of pages.entries()) {
        if (index > 0) await page.goto(`${origin}/${id}`);
        await showBoard(page);
        await boardIn(page).locator('section button, dl + div button').first().click();
        await expect(boardIn(page).getByRole('status')).not.toHaveText('');
      }
    });

    await test.step('the live wallet opens and draws a pass', async () => {
      await page.goto(origin, { waitUntil: 'networkidle' });
      await liveWalletLink(page).click();
      await fillName(page, 'Hotel Nord');
      await expect(front(page)).toContainText('Hotel Nord');
      await expect(front(page).locator('svg').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });
    expect(trouble).toEqual([]);

    await test.step('an edit shows, a mistake is told, and is gone when it is mended', async () => {
      const file = `src/content/verticals/${pages[0]?.id}.yaml`;
      const { text } = homeContent.hero;
      const answer = async () => {
        const response = await page.request.get(vertical);
        return { status: response.status(), isEdited: (await response.text()).includes(text) };
      };
      project.edit(file, (content) => content.setIn(['page', 'hero', 'title'], text));
      await expect.poll(answer).toEqual({ status: 200, isEdited: true });
      project.edit(file, (content) => content.setIn(['icon'], 'belle'));
      await expect.poll(answer).toMatchObject({ status: 500 });
      const told = `${file} is not right:\n  icon: there is no icon 'belle'`;
      await expect.poll(() => said.join('')).toContain(told);
      project.edit(file, (content) => content.setIn(['icon'], 'bell'));
      await expect.poll(answer).toEqual({ status: 200, isEdited: true });
    });
  },
);
