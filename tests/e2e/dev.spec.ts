import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../tools/quality/tools/free-port';
import { boardPages, pages } from '../content';
import { Project } from '../project';
import { boardIn, showBoard } from './boards';
import { dialog, fillName, front, liveWalletLink } from './live-wallet';
import { collectPageProblems } from './support';
import { expectSelected, hold, showTabs, tabs } from './tabs';

test.describe('npm run dev', { tag: '@once' }, () => {
  // The tests run in order and share one server and one page.
  test.describe.configure({ mode: 'default', timeout: 360_000 });
  let project: Project;
  let server: ChildProcess;
  let origin: string;
  let page: Page;
  let problems: string[];
  let output = '';

  test.beforeAll(async ({ browser }) => {
    project = new Project();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const args = ['dev', '--host', '127.0.0.1', '--port', String(port)];
    server = spawn('node_modules/.bin/astro', args, {
      cwd: project.root,
      env: { PATH: process.env.PATH, HOME: project.root, FORCE_COLOR: '0' },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        output += text;
      });
    await expect.poll(() => output, { timeout: 60_000 }).toContain(`:${port}`);
    page = await browser.newPage();
    problems = await collectPageProblems(page, origin);
    // Vite compiles modules on the first request and may reload the page.
    await page.goto(`${origin}/${pages[0]?.id}`, { waitUntil: 'networkidle' });
  });
  test.afterAll(async () => {
    await page.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    project.remove();
  });

  test('tabs, boards and live wallet respond without console errors or failed requests', async () => {
    await showTabs(page);
    await tabs(page).nth(1).click();
    await expectSelected(page, 1);
    const delays = () => document.getAnimations().map(({ effect }) => effect?.getTiming().delay);
    expect(await page.evaluate(delays)).toContain(hold);

    for (const { id } of boardPages) {
      await page.goto(`${origin}/${id}`);
      await showBoard(page);
      await boardIn(page).locator('section button, dl + div button').first().click();
      await expect(boardIn(page).getByRole('status')).not.toHaveText('');
    }

    await page.goto(origin, { waitUntil: 'networkidle' });
    await liveWalletLink(page).click();
    await fillName(page, 'Hotel Nord');
    await expect(front(page)).toContainText('Hotel Nord');
    await expect(front(page).locator('svg').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('shows an edit, reports a mistake, and recovers', async () => {
    const file = `src/content/verticals/${pages[0]?.id}.yaml`;
    const text = 'Edited by this test';
    const response = async () => {
      const response = await page.request.get(`${origin}/${pages[0]?.id}`);
      return { status: response.status(), isEdited: (await response.text()).includes(text) };
    };
    project.edit(file, (content) => content.setIn(['page', 'hero', 'title'], text));
    await expect.poll(response).toEqual({ status: 200, isEdited: true });
    project.edit(file, (content) => content.setIn(['icon'], 'belle'));
    await expect.poll(response).toMatchObject({ status: 500 });
    const message = `${file} is not right:\n  icon: there is no icon 'belle'`;
    await expect.poll(() => output).toContain(message);
    project.edit(file, (content) => content.setIn(['icon'], 'bell'));
    await expect.poll(response).toEqual({ status: 200, isEdited: true });
  });
});
