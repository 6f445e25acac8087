import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { closeGently, createSiteServer } from '../../hosting/site-server.ts';
import {
  ask,
  largeSize,
  listen,
  listening,
  open,
  port,
  raw,
  root,
  server,
  write,
} from './test-server.ts';

test('the access log has one line a request, as it was asked', async () => {
  const lines: string[] = [];
  const { server, port } = await listen(root, (line) => lines.push(line));
  onTestFinished(() => closeGently(server, 0));
  await ask('/hotels?from=card', { port });
  await ask('/nowhere', { port, method: 'HEAD' });
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatch(/^\S+Z GET \/hotels\?from=card 200 \d+ ms$/);
  expect(lines[1]).toMatch(/^\S+Z HEAD \/nowhere 404 \d+ ms$/);
});

test('a visitor who leaves in the middle harms nobody', async () => {
  for (let i = 0; i < 20; i += 1) {
    const response = await open('/large.bin');
    response.on('error', () => {});
    response.destroy();
  }
  expect((await ask('/hotels')).status).toBe(200);
});

test('nonsense after a request puts no words into the middle of its answer', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  socket.write('nonsense\r\n\r\n');
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data)).on('error', () => {});
  await once(socket, 'close');
  const answer = Buffer.concat(received).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('HTTP/1.1 400');
});

test('a file that vanishes before it is read is 404, and stops nothing', async () => {
  write('fleeting.txt', 'here and gone');
  server.once('request', () => rmSync(join(root, 'fleeting.txt')));
  const { status, headers } = await ask('/fleeting.txt');
  expect([status, headers.etag]).toEqual([404, undefined]);
  expect((await ask('/hotels')).status).toBe(200);
});

test('a build that replaces the folder is served at once, with its own policy', async () => {
  const { folder, site } = temporarySite('<script>old()</script>');
  const { server, port } = await listen(site);
  onTestFinished(() => closeGently(server, 0));
  const before = (await ask('/', { port })).headers['content-security-policy'];
  mkdirSync(join(folder, 'next'));
  writeFileSync(join(folder, 'next/index.html'), '<script>fresh()</script>');
  writeFileSync(join(folder, 'next/news.html'), 'news');
  rmSync(site, { recursive: true });
  expect((await ask('/', { port })).status).toBe(404);
  renameSync(join(folder, 'next'), site);
  const { body, headers } = await ask('/', { port });
  expect(body).toBe('<script>fresh()</script>');
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy(site));
  expect(headers['content-security-policy']).not.toBe(before);
  expect((await ask('/news', { port })).body).toBe('news');
});

test('who does not finish asking is shown out', async () => {
  const slow = createSiteServer({ root });
  // The real limits, in a hundredth of the time.
  slow.headersTimeout /= 100;
  Object.assign(slow, { connectionsCheckingInterval: 20 });
  const { port } = await listening(slow);
  onTestFinished(() => closeGently(slow, 0));
  expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', port)).toMatch(/^HTTP\/1\.1 408 /);
});

describe('shutting down', () => {
  test('finishes running answers, accepts no other, and lets idle connections go', async () => {
    const { server, port } = await listen();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await ask('/', { port, agent });
    const response = await open('/large.bin', port, agent);
    const closed = closeGently(server);
    await expect(ask('/', { port })).rejects.toThrow('ECONNREFUSED');
    expect((await text(response)).length).toBe(largeSize);
    const drained = performance.now();
    await closed;
    expect(performance.now() - drained).toBeLessThan(1000);
  });

  test('cuts what does not finish in time', async () => {
    const { server, port } = await listen();
    const response = await open('/large.bin', port);
    const broken = once(response, 'error');
    await closeGently(server, 100);
    response.resume();
    await broken;
  });
});

function temporarySite(html: string) {
  const folder = mkdtempSync(join(tmpdir(), 'walletable-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'dist');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), html);
  return { folder, site };
}
