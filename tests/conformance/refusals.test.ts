import { describe, expect, test } from 'vitest';
import { differs } from './differences.ts';
import { asker, engines, page } from './support.ts';

describe.for(engines)('%s', (engine) => {
  const { ask, shout } = asker(engine);

  test.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/_astro/../../package.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/%252e%252e/package.json',
    '/.well-known/../../package.json',
    '/..;/package.json',
    '/....//package.json',
  ])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/walletable-website|root:/);
  });

  test('dot segments that stay inside', async () => {
    for (const path of ['/./robots.txt', '/_astro/../robots.txt']) {
      const { status } = await ask(path);
      expect([path, status]).toEqual([path, differs(engine, 'dotSegments') ? 200 : 404]);
    }
  });

  test('paths that cannot be decoded', async () => {
    for (const path of ['/%', '/%zz', '/%00', `${page}%00.html`, '/%c3%28']) {
      const { status } = await ask(path);
      const expected = differs(engine, 'brokenEscapes') ? [400, 404] : [400];
      expect(expected, path).toContain(status);
    }
  });

  test.skipIf(differs(engine, 'malformedRequests')).each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no slash', 'GET hotels HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'nonsense\r\n\r\n'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a path without end', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n'],
    ['a strange version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ])('%s gets a 4xx', async (_name, message) => {
    expect(await shout(message)).toMatch(/^HTTP\/1\.[01] (?:4\d\d|505) /);
  });

  test('a name longer than any disk has', async () => {
    const { status } = await ask(`/${'x'.repeat(5000)}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
