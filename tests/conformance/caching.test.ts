import { describe, expect, test } from 'vitest';
import { headersFor } from '../../hosting/headers.ts';
import { differs } from './differences.ts';
import {
  asker,
  engines,
  expectHeaders,
  expectNotFound,
  fileAt,
  files,
  page,
  picture,
  script,
  site,
} from './support.ts';

const forever = 'public, max-age=31536000, immutable';

describe.for(engines)('%s', (engine) => {
  const { ask } = asker(engine);

  describe('compression', () => {
    const gzipFirst = differs(engine, 'choiceOfEncoding') ? ['gzip'] : ['br'];
    test.each([
      ['br, gzip', ['br']],
      ['gzip, deflate, br, zstd', gzipFirst],
      ['gzip', ['gzip']],
      ['gzip;q=0.5, br;q=0', ['gzip']],
      ['br;q=0, gzip;q=0', [undefined]],
      ['identity', [undefined]],
      ['zstd', [undefined]],
      ['gzip, br;q=0.5', ['br', 'gzip']],
    ])('Accept-Encoding: %s', async (accept, encodings) => {
      for (const path of ['/', page, script, '/licences.txt']) {
        const answer = await ask(path, { 'accept-encoding': accept });
        expect(answer.status).toBe(200);
        expect(encodings, path).toContain(answer.headers['content-encoding']);
        expect(answer.body.equals(fileAt(path)), `${path} is whole`).toBe(true);
        expect(answer.headers.vary).toBe('Accept-Encoding');
      }
    });

    test('the not-found page too, and a picture never', async () => {
      const accept = { 'accept-encoding': 'gzip, br' };
      const answer = await ask('/nowhere', accept);
      expect(gzipFirst).toContain(answer.headers['content-encoding']);
      expectNotFound(answer);
      expect((await ask(picture, accept)).headers['content-encoding']).toBeUndefined();
    });
  });

  describe('caching', () => {
    test('for ever what has a hash in its path, all else only after asking', async () => {
      for (const [path] of files) {
        const caching = new Map(headersFor(path, site.policy)).get('Cache-Control');
        const isHashed =
          /^\/_astro\/(?:fonts\/[0-9a-f]{16}|[^.]+\.[\w-]{6}\/\d+|.+\.[\w-]{8})\.\w+$/.test(path);
        expect([path, caching]).toEqual([path, isHashed ? forever : 'no-cache']);
      }
      // That the engines send what the table says, the first test has seen.
    });

    test.each([page, script, picture])('%s is 304 to who has it', async (path) => {
      for (const encoding of ['identity', 'br']) {
        const accept = { 'accept-encoding': encoding };
        const first = await ask(path, accept);
        const tag = first.headers.etag ?? '';
        expect(tag).toMatch(/^(?:W\/)?".+"$/);
        for (const method of ['GET', 'HEAD']) {
          const again = await ask(path, { ...accept, 'if-none-match': tag }, method);
          expect([method, again.status, again.raw.length]).toEqual([method, 304, 0]);
          expect(again.headers.etag).toBe(tag);
          expectHeaders(again, path);
        }
        const either = await ask(path, { ...accept, 'if-none-match': `"other", ${tag}` });
        expect(either.status).toBe(differs(engine, 'listsOfTags') ? 200 : 304);
        const stale = await ask(path, { ...accept, 'if-none-match': '"other"' });
        expect([stale.status, stale.headers.etag]).toEqual([200, tag]);
      }
    });

    test('a date is as good as a tag', async () => {
      const { headers } = await ask(page);
      const date = headers['last-modified'];
      expect(date === undefined).toBe(differs(engine, 'lastModified'));
      if (date) expect((await ask(page, { 'if-modified-since': date })).status).toBe(304);
      const before = { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
      expect((await ask(page, before)).status).toBe(200);
    });

    test('the tag of one encoding says nothing of another', async () => {
      const { headers } = await ask(page, { 'accept-encoding': 'br' });
      const known = { 'accept-encoding': 'identity', 'if-none-match': headers.etag ?? '' };
      const { status } = await ask(page, known);
      expect(status).toBe(differs(engine, 'tagOfEachEncoding') ? 304 : 200);
    });

    test('what is missing stays missing, whatever the visitor has', async () => {
      const { headers } = await ask(page);
      const known = { 'if-none-match': headers.etag ?? '*', range: 'bytes=0-9' };
      expectNotFound(await ask('/nowhere', known));
      expectNotFound(await ask('/_astro/gone.js', { 'if-none-match': '*' }));
    });
  });

  describe('ranges', () => {
    const whole = fileAt(picture);
    test.each([
      ['bytes=0-9', whole.subarray(0, 10)],
      ['bytes=100-', whole.subarray(100)],
      ['bytes=-7', whole.subarray(-7)],
    ])('%s', async (range, part) => {
      const { status, body, headers } = await ask(picture, { range });
      if (differs(engine, 'ranges')) {
        expect([status, body.length]).toEqual([200, whole.length]);
      } else {
        expect([status, body.equals(part)]).toEqual([206, true]);
        expect(headers['content-range']).toMatch(new RegExp(`/${whole.length}$`));
      }
    });

    test('beyond the end', async () => {
      const { status } = await ask(picture, { range: 'bytes=99999999-' });
      expect(status).toBe(differs(engine, 'ranges') ? 200 : 416);
    });

    test('for who has an older copy: the whole file', async () => {
      const { status, body } = await ask(picture, { range: 'bytes=0-9', 'if-range': '"old"' });
      expect([status, body.length]).toEqual([200, whole.length]);
    });
  });
});
