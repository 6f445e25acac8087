import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../hosting/headers.ts';
import { differs } from './differences.ts';
import {
  asker,
  contentOf,
  engines,
  expectHeaders,
  expectNotFound,
  fileAt,
  files,
  page,
  pages,
  site,
} from './support.ts';

describe.for(engines)('%s', (engine) => {
  const { ask } = asker(engine);

  test('every file is there, whole, with its type and the headers of the table', async () => {
    expect(pages.length).toBeGreaterThan(3);
    await Promise.all(
      files.map(async ([path, file]) => {
        const answer = await ask(path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers['content-type'], path).toBe(contentTypes[extname(file.name)]);
        expect(answer.body.equals(contentOf(file)), `${path} is whole`).toBe(true);
        expectHeaders(answer, path);
      }),
    );
  });

  test('a query changes nothing', async () => {
    expect((await ask(`${page}?from=card`)).body.equals(fileAt(page))).toBe(true);
  });

  test('every other way to write a page moves to its path, with the query', async () => {
    expect(site.redirects.size).toBe(2 * pages.length);
    for (const [from, to] of site.redirects) {
      for (const query of ['', '?a=1&b=%20']) {
        const answer = await ask(from + query);
        expect([from, answer.status]).toEqual([from, 308]);
        expect(answer.headers.location).toBe(to + query);
        expectHeaders(answer, '/');
      }
    }
  });

  test.each([
    ...['/nowhere', '/nowhere/', '/nowhere.html', `${page}/x`, page.toUpperCase()],
    ...['/404', '/404/', '/404.html', '/share', '/share/', '/_astro/', '/robots.txt/'],
    ...['/_astro/gone.js', '/_astro/gone.12345678.js', '/share/gone.jpg', '/%E2%82%AC'],
    ...[`${page}.html.br`, `${page}.html.gz`, '/_headers', '/_redirects', '/vercel.json'],
    ...['/.env', '/.git/config', '/.well-known', '/.well-known/', '/.well-known/gone'],
    ...['//example.com/', `//example.com${page}/`, '/%5Cexample.com/', '/..%5cpackage.json'],
  ])('%s is 404, with the page and never cached', async (path) => {
    expectNotFound(await ask(path));
  });

  test('a path is written in one way', async () => {
    const answers = await Promise.all([ask(`/${page}`), ask(page.replace('e', '%65'))]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(differs(engine, 'unusualPaths') ? [307, 307] : [404, 200]);
    for (const { headers } of answers) expect(headers.location ?? page).toBe(page);
  });
});
