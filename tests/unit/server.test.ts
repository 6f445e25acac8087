import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { headersFor } from '../../hosting/headers.ts';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { closeGently } from '../../hosting/site-server.ts';
import { ask, listen, others, pages, port, raw, root, write } from './test-server.ts';

describe('pages and files', () => {
  test('serves the page of a clean path, with and without a query', async () => {
    expect((await ask('/')).body).toBe(pages['index.html']);
    for (const path of ['/hotels', '/hotels?from=card', `http://127.0.0.1:${port}/hotels`]) {
      const { status, body, headers } = await ask(path);
      expect([status, body]).toEqual([200, pages['hotels.html']]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-length']).toBe(String(pages['hotels.html'].length));
    }
  });

  test.each([
    ['/_astro/app.abc123.js', 'text/javascript; charset=utf-8'],
    ['/_astro/type.abc123.woff2', 'font/woff2'],
    ['/pictures/lobby.avif', 'image/avif'],
    ['/pictures/lobby.webp', 'image/webp'],
    ['/share/home.jpg', 'image/jpeg'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(body).toBe(others[path.slice(1) as keyof typeof others]);
  });

  test('answers HEAD like GET, without the body', async () => {
    const { headers: full } = await ask('/hotels');
    const { status, headers, body } = await ask('/hotels', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(headers[name]).toBe(full[name]);
    }
  });

  test.each([
    ['/hotels/', '/hotels'],
    ['/hotels/?from=card&x=%20', '/hotels?from=card&x=%20'],
    ['/hotels.html', '/hotels'],
    ['/hotels.html?a=1', '/hotels?a=1'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
  ])('%s moves to %s', async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, target]);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('not found', () => {
  test.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/404',
    '/404.html',
    '/share',
    '/share/',
    '/robots.txt/',
    '/Hotels',
    '/hotels/x',
    '/_astro/gone.js',
    '/hotels.html.br',
    '//hotels',
    '//example.com/',
    '/%5Cexample.com/',
    '/%E2%82%AC',
  ])('%s is 404 with the page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body]).toEqual([404, pages['404.html']]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('a path too long for the disk is 404 too', async () => {
    expect((await ask(`/${'a'.repeat(5000)}`)).status).toBe(404);
  });

  test('compressed, for HEAD, and whatever condition or range is asked', async () => {
    const packed = await ask('/nowhere', { headers: { 'accept-encoding': 'br' } });
    expect([packed.status, packed.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(packed.raw).toString()).toBe(pages['404.html']);

    const head = await ask('/nowhere', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([404, '']);

    const etag = packed.headers.etag ?? '';
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag, range: 'bytes=0-3' };
    const asked = await ask('/nowhere', { headers });
    expect(asked.status).toBe(404);
    expect(asked.raw).toEqual(packed.raw);
  });

  test('a site without the page still answers 404', async () => {
    const other = await listen(join(root, '_astro'));
    onTestFinished(() => closeGently(other.server, 0));
    const { status, body } = await ask('/nowhere', { port: other.port });
    expect([status, body]).toEqual([404, 'Not found\n']);
  });
});

describe('what must stay out', () => {
  test.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/_astro/../../package.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/.well-known/../../package.json',
    '/.git/config',
    '/%2egit/config',
    '/.env',
    '/./robots.txt',
  ])('%s is 404 and shows nothing', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(new RegExp(`${pages['404.html']}$`));
  });

  test.each(['/%', '/%zz', '/hotels%', '/%c3%28', '/%00', '/hotels%00.html'])(
    '%s is 400',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is 405', async (method) => {
    for (const path of ['/', '/nowhere']) {
      const { status, headers } = await ask(path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each([
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['a path without a slash', 'GET hotels HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET /hotels HTTP/1.1\r\n\r\n', 400],
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    ['another version of HTTP', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: x/y\r\n\r\n', 400],
    ['an address without a host', 'GET http:///hotels HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a fragment', 'GET /hotels?a#b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi', 400],
    ['a body in chunks', 'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused', async (_name, message, status) => {
    expect(await raw(message)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('an answer to an old client has its length too', async () => {
    expect(await raw('GET /% HTTP/1.0\r\n\r\n')).toMatch(/^Content-Length: 12\r$/m);
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['brotli-like', undefined],
    ['identity', undefined],
  ])('Accept-Encoding %j gets %s', async (accept, encoding) => {
    const { status, headers, raw } = await ask('/hotels', {
      headers: { 'accept-encoding': accept },
    });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((unpack ? unpack(raw) : raw).toString()).toBe(pages['hotels.html']);
  });

  test('a file that was not compressed is sent as it is', async () => {
    const { headers, body } = await ask('/robots.txt', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(others['robots.txt']);
  });
});

describe('caching', () => {
  test('hashed files for ever, everything else only after asking', async () => {
    const { headers } = await ask('/_astro/app.abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/hotels', '/robots.txt', '/share/home.jpg']) {
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('an unchanged file is 304, with what a cache needs to keep it', async () => {
    for (const accept of ['identity', 'br']) {
      const first = await ask('/hotels', { headers: { 'accept-encoding': accept } });
      const etag = first.headers.etag ?? '';
      expect(etag).not.toBe('');
      const again = await ask('/hotels', {
        headers: { 'accept-encoding': accept, 'if-none-match': etag },
      });
      expect([again.status, again.body]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(again.headers[name]).toBe(first.headers[name]);
      }
    }
  });

  test('another tag gets the file and its own tag', async () => {
    const { headers } = await ask('/hotels');
    const other = await ask('/hotels', { headers: { 'if-none-match': 'W/"old"' } });
    expect([other.status, other.headers.etag]).toEqual([200, headers.etag]);
  });

  test('a file that changes while the server runs is sent whole', async () => {
    write('news.txt', 'short');
    const { headers } = await ask('/news.txt');
    write('news.txt', 'rather longer');
    const etag = headers.etag ?? '';
    const { status, body } = await ask('/news.txt', { headers: { 'if-none-match': etag } });
    expect([status, body]).toEqual([200, 'rather longer']);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', 'User'],
    ['bytes=0-0', 'U'],
    ['bytes=5-9', 'agent'],
    ['bytes=14-', 'Allow: /\n'],
    ['bytes=-3', ' /\n'],
    ['bytes=14-9999999999999999999999', 'Allow: /\n'],
  ])('%s gets that part', async (range, part) => {
    const { status, headers, body } = await ask('/robots.txt', { headers: { range } });
    expect([status, body]).toEqual([206, part]);
    expect(headers['content-range']).toMatch(/^bytes \d+-\d+\/23$/);
  });

  test.each(['bytes=9000-', 'bytes=5-2'])('%s is 416', async (range) => {
    const { status, headers } = await ask('/_astro/app.abc123.js', { headers: { range } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */18']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
  });

  test.each(['bytes=0-1,3-4', 'bytes=abc', 'lines=1-2'])(
    '%s gets the whole file',
    async (range) => {
      const { status, body } = await ask('/robots.txt', { headers: { range } });
      expect([status, body]).toEqual([200, others['robots.txt']]);
    },
  );

  test('a part of a file that has changed since is of no use: the whole file', async () => {
    const { headers } = await ask('/robots.txt');
    const modified = headers['last-modified'] ?? '';
    for (const [condition, status] of [
      [modified, 206],
      [new Date(Date.parse(modified) - 60_000).toUTCString(), 200],
      ['"old"', 200],
    ] as const) {
      const answer = await ask('/robots.txt', {
        headers: { range: 'bytes=0-3', 'if-range': condition },
      });
      expect(answer.status, condition).toBe(status);
    }
  });
});

test('every answer carries the safety headers', async () => {
  const policy = contentSecurityPolicy(root);
  const always = headersFor('/_astro/app.abc123.js', policy);
  const safety = always.filter(([name]) => name !== 'Cache-Control');
  expect(safety.length).toBeGreaterThan(5);
  const answers = await Promise.all([
    ask('/'),
    ask('/hotels/'),
    ask('/nowhere'),
    ask('/%'),
    ask('/', { method: 'POST' }),
    ask('/_astro/app.abc123.js'),
  ]);
  for (const { headers } of answers) {
    for (const [name, value] of safety) expect(headers[name.toLowerCase()]).toBe(value);
  }
  const { headers } = await ask('/share/home.jpg');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
