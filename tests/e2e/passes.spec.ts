import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import type { PassesSettings } from '../../server/passes/settings';
import { ApplePhone } from '../../server/test-mode/apple-phone';
import { createTestSettings } from '../../server/test-mode/settings';
import { formatMessage } from '../../src/model/derive/format-message';
import { pageWith } from '../content';
import { createLiveSettings, startPassesServer } from '../passes/fixtures';
import { readPassJson, unzip } from '../passes/pkpass';
import { scanQrCode } from '../scan-qr-code';
import { boardIn, showBoard } from './boards';
import {
  button,
  choose,
  dialog,
  fillName,
  front,
  labels,
  openLiveWallet,
  slider,
  timelines,
} from './live-wallet';
import { holdBack } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const passLabels = labels.export.addToWallet;
const status = (page: Page, text: string) =>
  dialog(page).getByRole('status').filter({ hasText: text });
const readPass = async (download: Download) =>
  readPassJson(unzip(readFileSync(await download.path())));

/** Live settings without a site address, so that the local server accepts its own origin. */
const liveSettings = (): PassesSettings => ({ ...createLiveSettings(), site: undefined });

/** Serves the built site, opens the live wallet and records the page's requests and messages. */
async function openWithPasses(page: Page, settings?: PassesSettings, now?: () => number) {
  const server = await startPassesServer(settings, { root: 'dist', ...(now && { now }) });
  const requests: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/passes|AddToWallet/.test(pathname)) requests.push(`${request.method()} ${pathname}`);
  });
  page.on('console', (message) => {
    const type: string = message.type();
    // Chromium says so when a locator looks at a section that is not rendered yet.
    if (type !== 'verbose') messages.push(`${type}: ${message.text()}`);
  });
  await openLiveWallet(page, server.origin);
  await fillName(page, 'Grand Budapest');
  const issueRequests = () => requests.filter((request) => request === 'POST /passes');
  return { ...server, requests, issueRequests, messages };
}

test('test mode downloads the pass as a file', { tag: '@once' }, async ({ page }) => {
  await using server = await openWithPasses(page, createTestSettings());
  const save = button(page, passLabels.downloadTest);
  const download = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    return file;
  };
  await choose(page, labels.wallet.google);
  await expect(status(page, passLabels.testNote.google)).toBeVisible();
  const token = await download();
  expect(token.suggestedFilename()).toBe('grand-budapest.jwt');
  expect(readFileSync(await token.path(), 'utf8')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await choose(page, labels.wallet.apple);
  await expect(status(page, passLabels.testNote.apple)).toBeVisible();
  await choose(page, labels.colors.at(-1)?.name);

  await test.step('announces a pending request and ignores further clicks', async () => {
    const release = await holdBack(page, '**/passes');
    await save.click();
    await expect(status(page, passLabels.signing)).toBeVisible();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(button(page, labels.export.copy)).toBeEnabled();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      save.click().then(() => release()),
    ]);
    await page.unrouteAll({ behavior: 'wait' });
    expect(file.suggestedFilename()).toBe('grand-budapest.pkpass');
    await expect(
      status(page, formatMessage(passLabels.testSaved, { file: 'grand-budapest.pkpass' })),
    ).toBeVisible();
    expect(server.issueRequests()).toHaveLength(2);
  });

  await test.step('reuses the pass of a design, also after a reload', async () => {
    const { serialNumber, logoText } = await readPass(await download());
    expect(logoText).toBe('Grand Budapest');
    await page.reload();
    expect((await readPass(await download())).serialNumber).toBe(serialNumber);
    expect(server.issueRequests()).toHaveLength(2);
    await choose(page, labels.colors.at(-2)?.name);
    expect((await readPass(await download())).serialNumber).not.toBe(serialNumber);
  });

  await test.step('shows why a pass is not issued and keeps the design', async () => {
    await fillName(page, 'Apple');
    await save.click();
    await expect(status(page, passLabels.nameRejected)).toBeVisible();
    await fillName(page, 'Grand Budapest');
    await choose(page, labels.colors.at(-3)?.name);
    await page.route('**/passes', (route) => route.fulfill({ status: 429 }));
    await save.click();
    await expect(status(page, passLabels.tooManyRequests)).toBeVisible();
    await page.route('**/passes', (route) => route.abort());
    await save.click();
    await expect(status(page, passLabels.failed)).toBeVisible();
    await button(page, labels.export.save).click();
    await expect(status(page, passLabels.failed)).toBeHidden();
    await page.unroute('**/passes');
    await expect(front(page)).toContainText('Grand Budapest');
    await download();
    await expect(status(page, passLabels.testNote.apple)).toBeVisible();
  });
  // Chromium itself reports failed requests.
  expect(server.messages.filter((text) => !/status of 4\d\d|ERR_FAILED/.test(text))).toEqual([]);
});

test('a pass on a phone gets what is sent', { tag: '@once' }, async ({ page }) => {
  const settings = createTestSettings();
  // The time between two changes passes faster.
  let skipped = 0;
  const now = () => Date.now() / 1000 + skipped;
  await using server = await openWithPasses(page, settings, now);
  const texts = labels.updates;
  await button(page, passLabels.downloadTest).click();
  const { serial, apple } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('pass-issued') ?? '').pass,
  );
  const send = dialog(page).getByRole('button', { name: texts.send.split('{')[0] });
  await expect(send).toHaveCount(0);

  const archive = Buffer.from(await (await server.request(apple)).arrayBuffer());
  const phone = new ApplePhone(archive, (await settings.certificates()).root);
  expect(phone.pass.serialNumber).toBe(serial);
  await phone.register();
  const { events } = await settings.gateways();
  events.on('push', () => void phone.update());
  await expect(status(page, texts.onPhone)).toBeVisible({ timeout: 20_000 });

  await slider(page).press('ArrowRight');
  await send.click();
  await expect(status(page, texts.sent)).toBeVisible();
  const [, moment] = timelines[0]?.moments ?? [];
  await expect.poll(() => phone.messages).toEqual([moment?.notification]);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await slider(page).press('ArrowRight');
  await send.click();
  await expect(status(page, texts.tooSoon)).toBeVisible();

  skipped += 5;
  const { id, board } = pageWith('hotel');
  const release = await holdBack(page, '**/BoardUpdates.*.js');
  await page.goto(`${server.origin}/${id}#content`);
  await showBoard(page);
  const onBoard = (text: string) => boardIn(page).getByRole('status').filter({ hasText: text });
  const undo = boardIn(page).getByRole('button', { name: board.messages.undo, exact: true });
  // Also what is sent before the script that sends it to the phone has loaded.
  await boardIn(page)
    .getByRole('button', { name: board.messages.send.other.split('}')[1]?.trim() })
    .click();
  await expect(undo).toBeVisible();
  release();
  await expect(onBoard(texts.fromBoard)).toBeVisible({ timeout: 10_000 });
  await expect
    .poll(() => phone.messages.at(-1))
    .toContain(board.offers[0]?.notification.slice(0, 20));
  skipped += 5;
  await undo.click();
  await expect(onBoard(texts.undone)).toBeVisible();
  await expect.poll(() => phone.pass.storeCard.secondaryFields.length).toBe(2);
  expect(phone.messages).toHaveLength(2);
  expect(server.messages.filter((text) => !/status of 429/.test(text))).toEqual([]);
});

test('without passes, no wallet is offered', { tag: '@chromium' }, async ({ page }) => {
  await using server = await openWithPasses(page);
  await page.waitForLoadState('networkidle');
  for (const name of ['downloadTest', 'showCode', 'apple', 'google'] as const)
    await expect(button(page, passLabels[name])).toHaveCount(0);
  expect([server.requests, server.messages]).toEqual([[], []]);
});

test('desktops show a QR code of the pass', { tag: '@once' }, async ({ page }) => {
  await using server = await openWithPasses(page, liveSettings());
  await button(page, passLabels.showCode).click();
  await expect(status(page, passLabels.scan)).toBeVisible();
  const code = status(page, passLabels.scan).locator('xpath=preceding-sibling::div');
  const scannedUrl = async () => scanQrCode(await code.screenshot());
  expect(await scannedUrl()).toMatch(new RegExp(`^${server.origin}/passes/apple/.+\\.pkpass$`));
  const response = await page.request.get((await scannedUrl()) ?? '');
  expect(readPassJson(unzip(await response.body())).logoText).toBe('Grand Budapest');

  await choose(page, labels.wallet.google);
  await expect.poll(scannedUrl).toMatch(new RegExp(`^${server.origin}/passes/google/[\\w-]+$`));

  await fillName(page, 'Zur Post');
  await expect(code).toBeHidden();
  expect(server.messages).toEqual([]);
});

test('phones show the badge of the selected wallet', { tag: '@phone' }, async ({ page }) => {
  await using server = await openWithPasses(page, liveSettings());
  const badge = button(page, passLabels.apple);
  const image = badge.getByRole('img');
  await expect(image).toHaveAttribute('src', '/passes/badge/apple.svg');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160);
  const [download] = await Promise.all([page.waitForEvent('download'), badge.tap()]);
  expect((await readPass(download)).logoText).toBe('Grand Budapest');

  await choose(page, labels.wallet.google);
  await expect(badge).toHaveCount(0);
  // The redirect leads to Google, which tests do not contact.
  await page.route('**/passes/google/*', (route) => route.fulfill({ body: '' }));
  await button(page, passLabels.google).tap();
  await page.waitForURL('**/passes/google/*');
  expect(server.issueRequests()).toHaveLength(1);
  expect(server.messages).toEqual([]);
});
