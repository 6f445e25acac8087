/** The configuration of CDNs, read with the parsers of the CDNs where they publish one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { expect, test } from 'vitest';
import { cloudfront } from '../../server/hosts/cloudfront.ts';
import { cloudflare, netlify } from '../../server/hosts/headers-file.ts';
import { vercel } from '../../server/hosts/vercel.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { headersFor } from '../../server/http/rules.ts';
import { folder, root } from './test-server.ts';

const site = readBuiltSite(root);
const paths = ['/', '/hotels', '/nowhere/deep', '/_astro/app.12345678.js', '/share/home.jpg'];

test.each(paths)('Netlify and Vercel send the headers of rules.ts for %s', async (path) => {
  const file = join(folder, '_headers');
  writeFileSync(file, netlify(site)._headers ?? '');
  const read = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers, errors } = await parseAllHeaders(read);
  expect(errors).toEqual([]);
  const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  const sent = Object.assign({}, ...matching.map(({ values }) => values));
  expect(sent).toMatchObject(headersFor(site.rules, path));

  expect(vercelRoutes(path)).toMatchObject([{ headers: headersFor(site.rules, path) }]);
});

test.each([...site.redirects])('Vercel redirects %s to %s', (from, to) => {
  const [first] = vercelRoutes(from);
  expect(first?.status).toBe(308);
  expect(from.replace(new RegExp(first?.src ?? ''), String(first?.headers?.Location))).toBe(to);
});

const doubleSlash: [string, string] = ['//example.com/', '/example.com'];
test.each([...site.redirects, doubleSlash])('CloudFront redirects %s to %s', (from, to) => {
  const location = { value: `${to}?a=1&a=2&b=%20` };
  expect(callCloudFront(from)).toEqual({ statusCode: 308, headers: { location } });
});

test.each([
  ['/', '/index.html'],
  ['/hotels', '/hotels.html'],
  ['/no/where', '/no/where.html'],
  ['/_astro/app.12345678.js', '/_astro/app.12345678.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('CloudFront serves %s from %s', (uri, file) => {
  expect(callCloudFront(uri)).toMatchObject({ uri: file });
});

test('CloudFront has one policy for each rule, with each header once', () => {
  const files = Object.entries(cloudfront(site)).filter(([name]) => name.endsWith('.json'));
  const names = files.map(([name]) => name.replace(/.*\/(.*)\.json/, '$1'));
  expect(names.toSorted()).toEqual(['astro', 'default', 'home', 'hotels', 'share']);
  for (const [, text] of files) {
    const { Comment, SecurityHeadersConfig: security, CustomHeadersConfig } = JSON.parse(text);
    const expected = headersFor(site.rules, Comment);
    const policy = security.ContentSecurityPolicy?.ContentSecurityPolicy;
    expect(policy).toBe(expected['Content-Security-Policy']);
    expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000);
    // All except Cache-Control and Vary.
    const count = Object.keys(security).length + CustomHeadersConfig.Quantity;
    expect(count).toBe(Object.keys(expected).length - 2);
    for (const { Header, Value } of CustomHeadersConfig.Items) expect(expected[Header]).toBe(Value);
  }
});

test('the build fails if Cloudflare would ignore a header or a rule', () => {
  const long = { path: '/*', headers: { 'Content-Security-Policy': "'sha256-x' ".repeat(300) } };
  const tooLong =
    /^Cloudflare accepts 2000 characters per header, but this one has \d+: {3}Content-S/;
  expect(() => cloudflare({ ...site, rules: [long] })).toThrow(tooLong);
  const many = Array(101).fill({ path: '/*', headers: {} });
  expect(() => cloudflare({ ...site, rules: many })).toThrow('100 rules, but the site has 101.');
});

function vercelRoutes(path: string): RouteWithSrc[] {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercel(site)['vercel.json'] ?? ''));
  expect(error).toBeNull();
  return (routes as RouteWithSrc[]).filter(({ src }) => new RegExp(src).test(path));
}

function callCloudFront(uri: string) {
  const code = readFileSync('server/hosts/cloudfront/request.js', 'utf8');
  const a = { value: '1', multiValue: [{ value: '1' }, { value: '2' }] };
  const event = { request: { uri, querystring: { a, b: { value: '%20' } } } };
  return new Function(`${code}; return handler;`)()(event);
}
