/** The files for content delivery networks, read the way the networks read them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { expect, onTestFinished, test } from 'vitest';
import { cloudflare } from '../../hosting/engines/cloudflare.ts';
import { cloudfront } from '../../hosting/engines/cloudfront.ts';
import { netlify } from '../../hosting/engines/netlify.ts';
import { vercel } from '../../hosting/engines/vercel.ts';
import { headersFor } from '../../hosting/headers.ts';
import { readSite } from '../../hosting/site.ts';

const paths = ['/', '/hotels', '/nowhere/deep', '/_astro/app.12345678.js', '/share/home.jpg'];

test.each(paths)('Netlify sends what the table says (%s)', async (path) => {
  const { folder, site } = smallSite();
  writeFileSync(join(folder, '_headers'), netlify(site)._headers ?? '');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  const sent = Object.assign({}, ...matching.map(({ values }) => values));
  expect(sent).toMatchObject(expected(path, site.policy));
});

test.each(paths)('Vercel sends what the table says (%s)', (path) => {
  const { site } = smallSite();
  const { routes, error } = getTransformedRoutes(JSON.parse(vercel(site)['vercel.json'] ?? ''));
  expect(error).toBeNull();
  const matching = (routes as RouteWithSrc[]).filter(({ src }) => new RegExp(src).test(path));
  expect(matching).toHaveLength(1);
  expect(matching[0]?.headers).toEqual(expected(path, site.policy));
});

test.each([
  ['/hotels/', '/hotels'],
  ['/hotels.html', '/hotels'],
  ['/index.html', '/'],
])('Vercel moves %s to %s', (from, to) => {
  const { site } = smallSite();
  const { routes } = getTransformedRoutes(JSON.parse(vercel(site)['vercel.json'] ?? ''));
  const [first] = (routes as RouteWithSrc[]).filter(({ src }) => new RegExp(src).test(from));
  expect(first?.status).toBe(308);
  const pattern = new RegExp(first?.src ?? '');
  expect(from.replace(pattern, String(first?.headers?.Location))).toBe(to);
});

test('CloudFront has a policy for each rule of the table, and says nothing twice', () => {
  const { site } = smallSite();
  const files = cloudfront(site);
  expect(Object.keys(files)).toEqual([
    '_cloudfront/default.json',
    '_cloudfront/astro.json',
    '_cloudfront/share.json',
    '_cloudfront/request.js',
  ]);
  const read = (name: string) => JSON.parse(files[`_cloudfront/${name}.json`] ?? '');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = read('default');
  expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toBe(site.policy);
  expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000);
  // All but caching and Vary, which come with the file.
  const known = Object.keys(security).length + custom.Items.length;
  expect(known).toBe(headersFor('/', site.policy).length - 2);
  expect(read('astro').SecurityHeadersConfig.ContentSecurityPolicy).toBeUndefined();
  expect(read('share').CustomHeadersConfig.Items).toContainEqual({
    Header: 'Cross-Origin-Resource-Policy',
    Value: 'cross-origin',
    Override: true,
  });
});

test.each([
  ['/', '/index.html'],
  ['/hotels', '/hotels.html'],
  ['/no/where', '/no/where.html'],
  ['/_astro/app.12345678.js', '/_astro/app.12345678.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('CloudFront answers %s with %s', (uri, file) => {
  expect(atCloudFront(uri)).toMatchObject({ uri: file });
});

test.each([
  ['/hotels/', '/hotels?a=1'],
  ['/hotels.html', '/hotels?a=1'],
  ['/index.html', '/?a=1'],
  ['/index', '/?a=1'],
  ['//example.com/', '/example.com?a=1'],
])('CloudFront moves %s to %s', (uri, to) => {
  expect(atCloudFront(uri)).toEqual({ statusCode: 308, headers: { location: { value: to } } });
});

test('Cloudflare is not handed a line that it would not read', () => {
  const { site } = smallSite();
  const policy = `default-src 'none'; script-src ${"'sha256-x' ".repeat(300)}`;
  expect(() => cloudflare({ ...site, policy })).toThrow(
    /^Cloudflare reads 2000 characters a header, and this one has \d+: {3}Content-Security-Policy/,
  );
});

function smallSite() {
  const folder = mkdtempSync(join(tmpdir(), 'walletable-networks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['index.html', 'hotels.html', '404.html']) {
    writeFileSync(join(folder, name), '<script>run()</script>');
  }
  return { folder, site: readSite(folder) };
}

function atCloudFront(uri: string) {
  const code = cloudfront(smallSite().site)['_cloudfront/request.js'];
  const handler = new Function(`${code}; return handler;`)();
  return handler({ request: { uri, querystring: { a: { value: '1' } } } });
}

function expected(path: string, policy: string) {
  return Object.fromEntries(headersFor(path, policy));
}
