import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { createPassesHandler } from '../../hosting/passes/handler';
import { closeGracefully, createSiteServer } from '../../hosting/site-server';
import { PassesService } from '../../passes/service';
import { createTestSettings, type PassesSettings } from '../../passes/settings';
import { createTestCertificates } from '../../passes/test-certificates';
import { createLiveSettings } from '../passes/fixtures';
import { verify } from '../passes/pkpass';
import { scanQrCode } from '../scan-qr-code';
import { choose, dialog, fillName, front, labels, liveWalletLink } from './live-wallet';

/** Made by the first test that needs it, and not while the tests are being listed. */
let made: ReturnType<typeof createTestCertificates> | undefined;
function authority() {
  made ??= createTestCertificates();
  return made;
}

/** The built site in one of its three states, on a server of its own. */
const test = base.extend<{ start: (settings?: PassesSettings) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted.
  async start({}, use) {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (settings) => {
      const passes = settings && new PassesService(settings, 'dist');
      const server = createSiteServer({
        root: 'dist',
        passes: passes && createPassesHandler(passes),
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      ends.push(
        () => closeGracefully(server, 0),
        async () => passes?.close(),
      );
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const end of ends) await end();
  },
});

// Nothing here is about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As an installation for real is met under its own address; here that is this machine. */
const live = (): PassesSettings => ({ ...createLiveSettings(authority()), site: undefined });

async function openAt(page: Page, origin: string) {
  await page.goto(origin);
  await liveWalletLink(page).click();
  await expect(front(page)).toBeVisible();
  await fillName(page, 'Grand Budapest');
}

/** What the page asks of the service, and what it complains of. */
function listen(page: Page) {
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/passes|Issue/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  return { asked, complaints };
}

const ways = labels.export.addToWallet;
const status = (page: Page, text: string) =>
  dialog(page).getByRole('status').filter({ hasText: text });

test('tried out at home, the pass is saved as a file', { tag: '@once' }, async ({
  page,
  start,
}) => {
  const settings = createTestSettings();
  const origin = await start(settings);
  const { asked, complaints } = listen(page);
  await openAt(page, origin);
  const save = page.getByRole('button', { name: ways.downloadTest });
  await expect(status(page, ways.testNote)).toBeVisible();
  // First of all ways to take it along.
  const names = await dialog(page).locator('section').last().getByRole('button').allInnerTexts();
  expect(names[0]).toBe(ways.downloadTest);

  const download = async () => {
    const file = page.waitForEvent('download');
    await save.click();
    return file;
  };
  const file =
    await test.step('while it is being signed, the page says so and stays in use', async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/passes', async (route) => {
        await held;
        await route.continue();
      });
      await save.click();
      await expect(status(page, ways.signing)).toBeVisible();
      await expect(save).toHaveAttribute('aria-busy', 'true');
      const signed = download();
      await expect(page.getByRole('button', { name: labels.export.copy })).toBeEnabled();
      release();
      await page.unrouteAll({ behavior: 'wait' });
      return signed;
    });
  await expect(status(page, ways.testNote)).toBeVisible();
  expect(asked.filter((one) => one === 'POST /passes')).toHaveLength(1);
  expect(file.suggestedFilename()).toBe('pass.pkpass');
  const root = await (await page.request.get(`${origin}/passes/authority.pem`)).text();
  const pass = verify(readFileSync(await file.path()), root);
  expect(pass.logoText).toBe('Grand Budapest');

  await test.step('pressed twice, it is the same pass; after a reload too', async () => {
    const again = await download();
    expect(verify(readFileSync(await again.path()), root).serialNumber).toBe(pass.serialNumber);
    await page.reload();
    await liveWalletLink(page).click();
    const later = await download();
    expect(verify(readFileSync(await later.path()), root).serialNumber).toBe(pass.serialNumber);
    expect(asked.filter((one) => one === 'POST /passes')).toHaveLength(1);
  });

  await test.step('another design is another pass', async () => {
    await choose(page, labels.colors[2]?.name);
    const other = await download();
    expect(verify(readFileSync(await other.path()), root).serialNumber).not.toBe(pass.serialNumber);
  });

  await test.step('what cannot be signed is told in words, and nothing is lost', async () => {
    await fillName(page, 'Apple');
    await save.click();
    await expect(status(page, ways.nameRejected)).toBeVisible();
    await fillName(page, 'Grand Budapest');
    await page.route('**/passes', (route) => route.fulfill({ status: 429 }));
    await choose(page, labels.colors[3]?.name);
    await save.click();
    await expect(status(page, ways.tooManyRequests)).toBeVisible();
    await page.unroute('**/passes');
    await page.route('**/passes', (route) => route.abort());
    await save.click();
    await expect(status(page, ways.failed)).toBeVisible();
    await page.unroute('**/passes');
    await expect(front(page)).toContainText('Grand Budapest');
    expect((await download()).suggestedFilename()).toBe('pass.pkpass');
    await expect(status(page, ways.testNote)).toBeVisible();
  });
  // The refusals and the line that broke are the browser's own to tell.
  expect(complaints.filter((one) => !/status of 4\d\d|ERR_FAILED/.test(one))).toEqual([]);
});

test('without anything set, there is no trace of it', { tag: '@chromium' }, async ({
  page,
  start,
}) => {
  const origin = await start();
  const { asked, complaints } = listen(page);
  await openAt(page, origin);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: labels.export.demo })).toHaveAttribute(
    'data-appearance',
    'ink',
  );
  for (const name of [ways.downloadTest, ways.showCode, ways.apple, ways.google])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  expect([asked, complaints]).toEqual([[], []]);
  expect((await page.request.get(`${origin}/passes/authority.pem`)).status()).toBe(404);
  expect((await page.request.post(`${origin}/passes`)).status()).toBe(405);
});

test('for real, on a desktop: the code leads to a valid pass', { tag: '@once' }, async ({
  page,
  start,
}) => {
  const origin = await start(live());
  const { complaints } = listen(page);
  await openAt(page, origin);
  await page.getByRole('button', { name: ways.showCode }).click();
  await expect(status(page, ways.scan)).toBeVisible();
  const code = status(page, ways.scan).locator('xpath=preceding-sibling::div');
  const address = async () => scanQrCode(await code.screenshot());
  expect(await address()).toMatch(new RegExp(`^${origin}/passes/apple/[\\w-]+\\.pkpass$`));
  const answer = await page.request.get((await address()) ?? '');
  expect(answer.headers()['content-type']).toBe('application/vnd.apple.pkpass');
  expect(verify(await answer.body(), authority().root).logoText).toBe('Grand Budapest');

  await choose(page, labels.wallet.google);
  await expect.poll(address).toMatch(new RegExp(`^${origin}/passes/google/[\\w-]+$`));
  const link = await page.request.get((await address()) ?? '', { maxRedirects: 0 });
  expect([link.status(), link.headers().location]).toEqual([
    302,
    expect.stringMatching(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/),
  ]);

  await test.step('another name, another code', async () => {
    await fillName(page, 'Zur Post');
    await expect(code).toBeHidden();
  });
  expect(complaints).toEqual([]);
});

test('for real, on a phone: the badge of the chosen wallet', { tag: '@phone' }, async ({
  page,
  start,
}) => {
  const origin = await start(live());
  const { asked, complaints } = listen(page);
  await openAt(page, origin);
  const badge = (name: string) => page.getByRole('button', { name });
  await expect(badge(ways.apple)).toBeVisible();
  const picture = badge(ways.apple).getByRole('img');
  await expect(picture).toHaveAttribute('src', '/passes/badge/apple.svg');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160);
  const [download] = await Promise.all([page.waitForEvent('download'), badge(ways.apple).tap()]);
  expect(verify(readFileSync(await download.path()), authority().root).logoText).toBe(
    'Grand Budapest',
  );
  expect(complaints).toEqual([]);

  await choose(page, labels.wallet.google);
  await expect(badge(ways.google)).toBeVisible();
  await expect(badge(ways.apple)).toHaveCount(0);
  // Google itself is not asked from here: it is enough to be sent there.
  await page.route('**/passes/google/*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ contentType: 'text/plain', body: answer.headers().location ?? '' });
  });
  await badge(ways.google).tap();
  await page.waitForURL('**/passes/google/*');
  await expect(page.locator('body')).toContainText('https://pay.google.com/gp/v/save/');
  expect(asked.filter((one) => one === 'POST /passes')).toHaveLength(1);
});
