import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { Agent, get, type ServerResponse } from 'node:http';
import { BlockList, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readBuiltSite } from '../../server/http/built-site.ts';
import type { PassesHandler } from '../../server/http/passes-handler.ts';
import { contentSecurityPolicy } from '../../server/http/policy.ts';
import { headersFor, limits } from '../../server/http/rules.ts';
import { closeGracefully } from '../../server/http/site-server.ts';
import { checkResponse, titleOf } from '../conformance/check-response.ts';
import { send, sendRaw } from '../conformance/client.ts';
import { requestCases } from '../conformance/request-cases.ts';
import { folder, largeSize, listenOnce, open, port, root, server, write } from './test-server.ts';

const site = readBuiltSite(root);

for (const requestCase of requestCases(site))
  test(titleOf(requestCase), () =>
    checkResponse({ host: 'embedded', port, root, site }, requestCase),
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

test('/healthz is 503 if a page cannot be read, or passes do not work', async () => {
  const healthOf = async (options: Parameters<typeof listenOnce>[0]) => {
    const { status, body } = await send((await listenOnce(options)).port, '/healthz');
    return [status, body.toString()];
  };
  const withPasses = (isWorking: boolean) => ({
    ...passesThat(() => {}),
    isWorking: async () => isWorking,
    handle: () => false,
  });
  expect(await healthOf({ root })).toEqual([200, 'OK\n']);
  expect(await healthOf({ root, passes: withPasses(true) })).toEqual([200, 'OK\n']);
  expect(await healthOf({ root, passes: withPasses(false) })).toEqual([503, 'Not now\n']);
  expect(await healthOf({ root: join(root, '_astro') })).toEqual([503, 'Not now\n']);
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
  const { server, port } = await listenOnce({ root });
  // A busy machine needs longer than the real limits to open all connections.
  server.headersTimeout *= 100;
  server.requestTimeout *= 100;
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sockets = await Promise.all(
    Array.from({ length: limits.maxConnections }, async (_, index) => {
      const localAddress = `127.0.1.${1 + (index % 20)}`;
      const socket = connect({ port, host: '127.0.0.1', localAddress });
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

test('a client address has a limited number of connections, unless it is a trusted proxy', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.3');
  const { port } = await listenOnce({ root, trustedProxies });
  const openFrom = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const isClosed = async (socket: Socket) => {
    socket.write('GET /hotels HTTP/1.1\r\nHost: x\r\n\r\n');
    const data = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => []);
    return !String(data).startsWith('HTTP/1.1 200');
  };
  const count = limits.maxConnectionsPerClient;
  const sockets = await Promise.all(Array.from({ length: count }, () => openFrom('127.0.0.2')));
  for (let i = 0; i < 2; i += 1) expect(await isClosed(await openFrom('127.0.0.2'))).toBe(true);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(`^${count} connections of 127\\.0\\.0\\.2 are open\\. .+ PROXIES`)],
  ]);
  expect(await isClosed(await openFrom('127.0.0.1'))).toBe(false);
  for (let i = 0; i <= count; i += 1) await openFrom('127.0.0.3');
  expect(await isClosed(await openFrom('127.0.0.3'))).toBe(false);
  sockets[0]?.destroy();
  await expect.poll(async () => isClosed(await openFrom('127.0.0.2'))).toBe(false);
});

const pipeline = (path: string, count: number, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`.repeat(count);

test('a client that requests too many responses without reading them is disconnected', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { port } = await listenOnce({ root });
  for (const expectation of ['', 'Expect: a miracle\r\n']) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(pipeline('/large.jpg', 1) + pipeline('/hotels', 2000, expectation));
    await new Promise((close) => socket.once('close', close));
  }
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(`requested more than ${limits.maxOpenResponses} responses`)],
  ]);
  expect((await send(port, '/hotels')).status).toBe(200);
});

test('a client that does not read has the bytes of one response in memory', async () => {
  const { server, port } = await listenOnce({ root });
  const responses: ServerResponse[] = [];
  server.on('request', (_req, res) => responses.push(res));
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(pipeline('/large.jpg', limits.maxOpenResponses));
  await expect.poll(() => responses[0]?.writableNeedDrain).toBe(true);
  expect(responses).toHaveLength(limits.maxOpenResponses);
  expect(responses.filter((res) => res.headersSent)).toHaveLength(1);
  const waiting = responses.reduce((sum, res) => sum + res.writableLength, 0);
  expect(waiting).toBeLessThan(200_000);
});

test('pipelined requests are answered in their order', async () => {
  const files = [...site.files].slice(1, limits.maxOpenResponses);
  const socket = connect(port, '127.0.0.1');
  const close = 'Connection: close\r\n';
  const requests = files.map(([path], index) => pipeline(path, 1, files[index + 1] ? '' : close));
  socket.write(requests.join(''));
  const lengths = (await text(socket)).matchAll(/^Content-Length: (\d+)/gim);
  const sizes = files.map(([, { name }]) => String(statSync(join(root, name)).size));
  expect([...lengths].map(([, length]) => length)).toEqual(sizes);
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
    isWorking: async () => true,
  };
}
