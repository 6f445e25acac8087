import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { headersFor } from '../../hosting/rules.ts';
import { closeGracefully } from '../../hosting/site-server.ts';
import { checkResponse, titleOf } from '../conformance/check-response.ts';
import { send, sendRaw } from '../conformance/client.ts';
import { requestCases } from '../conformance/request-cases.ts';
import { folder, listenOnce, open, port, root, server, write } from './test-server.ts';

const site = readBuiltSite(root);

describe('the table', () => {
  for (const exchange of requestCases(site)) {
    test(titleOf(exchange), () =>
      checkResponse({ engine: 'embedded', port, root, site }, exchange),
    );
  }
});

test('whatever goes wrong is a 500 in words, with the headers of every answer', async () => {
  const { port } = await listenOnce({ root: join(folder, 'gone') });
  const complaint = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const { status, headers, body } = await send(port, '/hotels');
  expect([status, body.toString()]).toEqual([500, 'Something went wrong\n']);
  expect(complaint).toHaveBeenCalledOnce();
  for (const [name, value] of Object.entries(headersFor(site.rules, '/*'))) {
    const own = name === 'Content-Security-Policy' ? contentSecurityPolicy('') : value;
    expect(headers[name.toLowerCase()], name).toBe(own);
  }
});

test('a site without the page still answers 404', async () => {
  const { port } = await listenOnce({ root: join(root, '_astro') });
  const { status, body } = await send(port, '/nowhere');
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
});

test('the access log has one line a request, as it was asked', async () => {
  const lines: string[] = [];
  const { port } = await listenOnce({ root, log: (line) => lines.push(line) });
  await send(port, '/hotels?from=card');
  await send(port, '/nowhere', { method: 'HEAD' });
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatch(/^\S+Z GET \/hotels\?from=card 200 \d+ ms$/);
  expect(lines[1]).toMatch(/^\S+Z HEAD \/nowhere 404 \d+ ms$/);
});

test('a visitor who leaves in the middle harms nobody', async () => {
  for (let i = 0; i < 20; i += 1) (await open('/large.jpg')).on('error', () => {}).destroy();
  expect((await send(port, '/hotels')).status).toBe(200);
});

test('nonsense after a request puts no words into the middle of its answer', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large.jpg HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  socket.write('nonsense\r\n\r\n');
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data)).on('error', () => {});
  await once(socket, 'close');
  const answer = Buffer.concat(received).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('HTTP/1.1 400');
});

test('a file that changes or vanishes is sent as it is now, and stops nothing', async () => {
  write('news.txt', 'short');
  const { headers } = await send(port, '/news.txt');
  write('news.txt', 'rather longer');
  const asked = { headers: { 'if-none-match': String(headers.etag) } };
  expect((await send(port, '/news.txt', asked)).body.toString()).toBe('rather longer');
  server.once('request', () => rmSync(join(root, 'news.txt')));
  const gone = await send(port, '/news.txt');
  expect([gone.status, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await send(port, '/hotels')).status).toBe(200);
});

test('who does not finish asking is shown out', async () => {
  const { server, port } = await listenOnce({ root });
  // The real limits, in a hundredth of the time.
  server.headersTimeout /= 100;
  Object.assign(server, { connectionsCheckingInterval: 20 });
  const bytes = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ';
  expect((await sendRaw(port, { bytes, slow: true })).status).toBe(408);
});

test('shutting down lets idle connections go', async () => {
  const { server, port } = await listenOnce({ root });
  // Of their own accord they would stay for ever.
  server.keepAliveTimeout = 0;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [idle] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
  idle.resume();
  await closeGracefully(server, 600_000);
});

test('shutting down cuts what does not finish in time', async () => {
  const { server, port } = await listenOnce({ root });
  const response = await open('/large.jpg', port);
  const broken = once(response, 'error');
  await closeGracefully(server, 100);
  response.resume();
  await broken;
});
