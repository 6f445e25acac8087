/** The embedded server with passes in a thread of its own: what happens when the thread is blocked or ends. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPassesHandler } from '../../server/http/passes-handler.ts';
import { startPassesThread } from '../../server/http/passes-thread.ts';
import { createRoot, createTempFolder, design } from '../passes/fixtures.ts';
import { startSiteServer } from '../site-server.ts';

async function startServer(entry: URL, options: object, root = createRoot()) {
  const service = await startPassesThread(entry, options);
  if (!service) throw new Error('Passes are disabled.');
  const server = await startSiteServer({ root, passes: createPassesHandler(service) });
  onTestFinished(async () => {
    await server[Symbol.asyncDispose]();
    await service.close();
  });
  const origin = `http://127.0.0.1:${server.port}`;
  return { origin, service, get: (path: string) => fetch(origin + path) };
}

async function startPasses() {
  const [root, data] = [createRoot(), createTempFolder()];
  writeFileSync(join(root, 'index.html'), '');
  const options = { root, host: '127.0.0.1', port: 1, data };
  const entry = new URL('../../server/http/passes-worker.ts', import.meta.url);
  const server = await startServer(entry, options, root);
  const headers = { 'Content-Type': 'application/json', Origin: server.origin };
  const body = JSON.stringify(design);
  const issue = () => fetch(`${server.origin}/passes`, { method: 'POST', headers, body });
  return { ...server, data, issue };
}

test('a locked database delays no page, and requests for passes get 503 until it is free', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, issue, data } = await startPasses();
  const { google } = await (await issue()).json();
  const lock = new DatabaseSync(join(data, 'passes.sqlite'));
  lock.exec('BEGIN IMMEDIATE');
  let isAnswered = false;
  const waiting = get(google).finally(() => {
    isAnswered = true;
  });
  let pages = 0;
  while (!isAnswered) {
    expect((await get('/live-wallet.json')).status).toBe(200);
    pages += 1;
  }
  // Without a thread of its own, the first page would be answered after the request for a pass.
  expect(pages).toBeGreaterThan(20);
  expect((await get('/healthz')).status).toBe(503);
  const refused = await waiting;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(log.mock.calls.flat()).toEqual([expect.stringMatching(/^Passes: no answer in 4 s\. /)]);
  lock.exec('ROLLBACK');
  lock.close();
  await expect.poll(async () => (await get(google)).status).toBe(200);
  await expect.poll(async () => (await get('/healthz')).status).toBe(200);
});

test('a thread that ends is reported once, answered for with 503, and started again', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const entry = new URL('./failing-worker.ts', import.meta.url);
  const { get } = await startServer(entry, { mode: 'live' });
  expect(await (await get('/passes/anything')).text()).toBe('answer');
  const failed = await Promise.all([get('/passes/fail'), get('/passes/wait')]);
  expect(failed.map(({ status }) => status)).toEqual([503, 503]);
  expect((await get('/passes/anything')).status).toBe(503);
  expect((await get('/live-wallet.json')).status).toBe(200);
  await expect.poll(async () => (await get('/passes/anything')).status).toBe(200);
  expect(log.mock.calls).toEqual([
    ['Passes: the service stopped and starts again: Error: a failure of the test'],
  ]);
});

test('a service that cannot be started says why', async () => {
  const folder = createTempFolder();
  const options = { root: createRoot(), host: '127.0.0.1', port: 1, setting: folder };
  const entry = new URL('../../server/http/passes-worker.ts', import.meta.url);
  await expect(startPassesThread(entry, options)).rejects.toThrow('secret.txt is missing');
  const off = { ...options, setting: 'off' };
  expect(await startPassesThread(entry, off)).toBeUndefined();
});
