import { describe, expect, test } from 'vitest';
import { differs } from './differences.ts';
import { asker, engines, expectHeaders, page, script } from './support.ts';

describe.for(engines)('%s', (engine) => {
  const { ask, shout } = asker(engine);

  test.each([page, script, '/nowhere', `${page}/`])('HEAD %s is GET without body', async (path) => {
    const accept = { 'accept-encoding': 'br' };
    const full = await ask(path, accept);
    const head = await ask(path, accept, 'HEAD');
    expect([head.status, head.raw.length]).toEqual([full.status, 0]);
    for (const name of ['content-type', 'etag', 'cache-control', 'location', 'vary']) {
      expect(head.headers[name], name).toBe(full.headers[name]);
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s is refused',
    async (method) => {
      const missing = await ask('/nowhere', {}, method);
      expect([missing.status, missing.headers.allow]).toEqual([405, 'GET, HEAD']);
      expectHeaders(missing, '/');

      const own = differs(engine, 'methodsOnFiles');
      const found = await ask(page, {}, method);
      expect([found.status, found.headers.allow]).toEqual([405, own ? undefined : 'GET, HEAD']);
      expectHeaders(found, '/');
      expect((await ask(`${page}/`, {}, method)).status).toBe(own ? 308 : 405);
    },
  );

  test('a method that nobody knows', async () => {
    const status = await shout('BREW / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    expect(status).toMatch(/^HTTP\/1\.[01] (?:400|405|501) /);
  });
});
