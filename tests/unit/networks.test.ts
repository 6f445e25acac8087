/** The files for content delivery networks, read the way the networks read them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { cloudfront } from '../../hosting/engines/cloudfront.ts';
import { cloudflare, netlify } from '../../hosting/engines/headers-file.ts';
import { vercel } from '../../hosting/engines/vercel.ts';
import { headersFor } from '../../hosting/rules.ts';
import { folder, root } from './test-server.ts';

const site = readBuiltSite(root);
const paths = ['/', '/hotels', '/nowhere/deep', '/_astro/app.12345678.js', '/share/home.jpg'];

test.each(paths)('Netlify sends what the table says (%s)', async (path) => {
  const file = join(folder, '_headers');
  writeFileSync(file, netlify(site)._headers ?? '');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  const sent = Object.assign({}, ...matching.map(({ values }) => values));
  expect(sent).toMatchObject(headersFor(site.rules, path));
});

test.each(paths)('Vercel sends what the table says (%s)', (path) => {
  const matching = vercelRoutes(path);
  expect(matching).toHaveLength(1);
  expect(matching[0]?.headers).toEqual(headersFor(site.rules, path));
});

test.each([...site.redirects])('Vercel moves %s to %s', (from, to) => {
  const [first] = vercelRoutes(from);
  expect(first?.status).toBe(308);
  expect(from.replace(new RegExp(first?.src ?? ''), String(first?.headers?.Location))).toBe(to);
});

function vercelRoutes(path: string): RouteWithSrc[] {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercel(site)['vercel.json'] ?? ''));
  expect(error).toBeNull();
  return (routes as RouteWithSrc[]).filter(({ src }) => new RegExp(src).test(path));
}

test('CloudFront has a policy for each rule of the table, and says nothing twice', () => {
  const files = cloudfront(site);
  const names = ['default', 'astro', 'share', 'home', 'hotels'];
  expect(Object.keys(files).toSorted()).toEqual(
    [...names.map((name) => `_cloudfront/${name}.json`), '_cloudfront/request.js'].toSorted(),
  );
  for (const name of names) {
    const policy = JSON.parse(files[`_cloudfront/${name}.json`] ?? '');
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
    const expected = headersFor(site.rules, policy.Comment);
    expect(security.ContentSecurityPolicy?.ContentSecurityPolicy).toBe(
      expected['Content-Security-Policy'],
    );
    expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000);
    // All but caching and Vary, which come with the file.
    const known = Object.keys(security).length + custom.Items.length;
    expect(known).toBe(Object.keys(expected).length - 2);
    for (const { Header, Value } of custom.Items) expect(expected[Header]).toBe(Value);
  }
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

test.each([...site.redirects, ['//example.com/', '/example.com']])(
  'CloudFront moves %s to %s, with the whole query',
  (uri, to) => {
    const location = { value: `${to}?a=1&a=2&b=%20` };
    expect(atCloudFront(uri)).toEqual({ statusCode: 308, headers: { location } });
  },
);

function atCloudFront(uri: string) {
  const code = readFileSync('hosting/cloudfront/request.js', 'utf8');
  const handler = new Function(`${code}; return handler;`)();
  const a = { value: '1', multiValue: [{ value: '1' }, { value: '2' }] };
  return handler({ request: { uri, querystring: { a, b: { value: '%20' } } } });
}

test('Cloudflare is not handed what it would not read', () => {
  const [rule] = site.rules;
  const long = { path: '/*', headers: { 'Content-Security-Policy': "'sha256-x' ".repeat(300) } };
  expect(() => cloudflare({ ...site, rules: [long] })).toThrow(
    /^Cloudflare reads 2000 characters a header, and this one has \d+: {3}Content-Security-Policy/,
  );
  expect(() => cloudflare({ ...site, rules: Array(101).fill(rule) })).toThrow(
    'Cloudflare reads 100 rules, and these are 101.',
  );
});
