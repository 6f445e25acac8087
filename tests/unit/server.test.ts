import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import type { PassesHandler } from '../../hosting/passes/handler.ts';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { headersFor, limits } from '../../hosting/rules.ts';
import { closeGracefully } from '../../hosting/site-server.ts';
import { checkResponse, titleOf } from '../conformance/check-response.ts';
import { send, sendRaw } from '../conformance/client.ts';
import { requestCases } from '../conformance/request-cases.ts';
import { folder, largeSize, listenOnce, open, port, root, server, write } from './test-server.ts';

const site = readBuiltSite(root);

for (const requestCase of requestCases(site))
  test(titleOf(requestCase), () =>
    checkResponse({ engine: 'embedded', port, root, site }, requestCase),
  );

test('an unexpected error is a 500 with the usual headers', async () => {
  const { port } = await listenOnce({ root: join(folder, 'gone') });
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, headers, body } = await send(port, '/hotels');
  expect([status, body.toString()]).toEqual([500, 'Something went wrong\n']);
  expect(log).toHaveBeenCalledOnce();
  const policy = { 'Content-Security-Policy': contentSecurityPolicy('') };
  const expected = Object.entries({ ...headersFor(site.rules, '/*'), ...policy });
  for (const [name, value] of expected) expect(headers[name.toLowerCase()], name).toBe(value);
});

test('a site without 404.html answers 404 with text', async () => {
  const { port } = await listenOnce({ root: join(root, '_astro') });
  const { status, body } = await send(port, '/nowhere');
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
});

test('the access log has one line per request', async () => {
  const lines: string[] = [];
  const { port } = await listenOnce({ root, log: (line) => lines.push(line) });
  await send(port, '/hotels?from=card');
  await send(port, '/nowhere', { method: 'HEAD' });
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toMatch(/^\S+Z GET \/hotels\?from=card 200 \d+ ms$/);
  expect(lines[1]).toMatch(/^\S+Z HEAD \/nowhere 404 \d+ ms$/);
});

test('clients that disconnect early do not affect others', async () => {
  for (let i = 0; i < 20; i += 1) (await open('/large.jpg')).on('error', () => {}).destroy();
  expect((await send(port, '/hotels')).status).toBe(200);
});

test.each([
  ['a request', ''],
  ['a pipelined request', 'GET /hotels HTTP/1.1\r\nHost: x\r\n\r\n'],
])('invalid data after %s does not corrupt the response being sent', async (_, pipelined) => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large.jpg HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  socket.write(`${pipelined}nonsense\r\n\r\n`);
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data)).on('error', () => {});
  await once(socket, 'close');
  const response = Buffer.concat(received).toString();
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).not.toContain('HTTP/1.1 400');
});

test('invalid data after a request that waits for its response closes the connection', async () => {
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  const { port } = await listenOnce({ root, passes: passesThat(() => receive()) });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await received;
  socket.write('nonsense\r\n\r\n');
  expect(await text(socket)).toBe('');
});

test('serves the current content of a changed file, and 404 for a deleted one', async () => {
  write('news.txt', 'short');
  const { headers } = await send(port, '/news.txt');
  write('news.txt', 'rather longer');
  const conditional = { headers: { 'if-none-match': String(headers.etag) } };
  expect((await send(port, '/news.txt', conditional)).body.toString()).toBe('rather longer');
  server.once('request', () => rmSync(join(root, 'news.txt')));
  const gone = await send(port, '/news.txt');
  expect([gone.status, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await send(port, '/hotels')).status).toBe(200);
});

test('a request that is not completed in time is a 408', async () => {
  const { server, port } = await listenOnce({ root });
  // The real limit divided by 100.
  server.headersTimeout /= 100;
  expect((await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).status).toBe(408);
});

test('a connection that sends only line breaks after a response is closed', async () => {
  const { server, port } = await listenOnce({ root });
  // The real limits divided by 100.
  server.keepAliveTimeout /= 100;
  server.headersTimeout /= 100;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET /hotels HTTP/1.1\r\nHost: x\r\n\r\n');
  const lineBreaks = setInterval(() => socket.write('\r\n'), 10);
  onTestFinished(() => clearInterval(lineBreaks));
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  await new Promise((close) => socket.once('close', close));
});

test('connections above the limit are closed, reported once, and accepted again later', async () => {
  const { port } = await listenOnce({ root });
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sockets = await Promise.all(
    Array.from({ length: limits.maxConnections }, async () => {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    }),
  );
  for (let i = 0; i < 2; i += 1) expect(await text(connect(port, '127.0.0.1'))).toBe('');
  expect(log.mock.calls).toEqual([['1000 connections are open. New ones are closed at once.']]);
  sockets[0]?.destroy();
  await expect.poll(() => send(port, '/hotels').catch(String)).toMatchObject({ status: 200 });
});

test('shutdown sends the rest of a response that has ended', async () => {
  const body = Buffer.alloc(largeSize, 'x');
  const { server, port } = await listenOnce({ root, passes: passesThat((res) => res.end(body)) });
  const response = await open('/', port);
  const closed = closeGracefully(server, 600_000);
  expect(await text(response)).toHaveLength(largeSize);
  await closed;
});

test('shutdown closes idle connections', async () => {
  const { server, port } = await listenOnce({ root });
  // Otherwise the server would close them itself.
  server.keepAliveTimeout = 0;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [idle] = await once(get({ host: '127.0.0.1', port, agent }), 'response');
  idle.resume();
  await closeGracefully(server, 600_000);
});

test('shutdown aborts responses after the grace period', async () => {
  const { server, port } = await listenOnce({ root });
  const response = await open('/large.jpg', port);
  const broken = once(response, 'error');
  await closeGracefully(server, 100);
  response.resume();
  await broken;
});

/** Answers every request with the given function. */
function passesThat(respond: (res: ServerResponse) => void): PassesHandler {
  return {
    rulesFor: (_req, rules) => rules,
    handle: ({ res }) => {
      respond(res);
      return true;
    },
  };
}
