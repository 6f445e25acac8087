import type { BuiltSite } from '../../server/http/built-site.ts';
import { methods } from '../../server/http/rules.ts';
import { pages } from '../content.ts';
import type { HostName } from './hosts.ts';

interface ExpectedResponse {
  /** With several, the server may choose, and its headers are not compared. */
  status: number | number[];
  /** Path of the file whose content, type and headers are expected. */
  file?: string | undefined;
  range?: [start: number, end?: number] | undefined;
  headers?: Record<string, string | RegExp | undefined>;
}

/** A request and its expected response, for the unit tests and the conformance tests. */
export interface RequestCase extends ExpectedResponse {
  path: string;
  method?: string;
  /** `{etag}` and `{date}` are replaced with those of the file. */
  requestHeaders?: Record<string, string>;
  /** The encoding whose `{etag}` is used, if it is not the requested one. */
  etagEncoding?: string;
  /** Sent instead of a well-formed request. */
  bytes?: string;
  hosts?: HostName[];
  /** Known differences of a server. They are tested, so that a change is noticed. */
  exceptions?: Partial<Record<HostName, Partial<ExpectedResponse> & { reason: string }>>;
}

/** Stands for the 404 page, which has no path of its own. */
export const notFoundPage = '/404';
const page = `/${pages[0]?.id}`;
const [picture, text] = ['/share/home.jpg', '/robots.txt'] as const;
const oldDate = 'Mon, 01 Jan 2001 00:00:00 GMT';

const found = (path: string): RequestCase => ({ path, status: 200, file: path });
const missing = (path: string): RequestCase => ({ path, status: 404, file: notFoundPage });
const asHead = (requestCase: RequestCase): RequestCase => ({ ...requestCase, method: 'HEAD' });
const onCloudflare = (reason: string, response: Partial<ExpectedResponse>) => ({
  exceptions: { cloudflare: { reason, ...response } },
});
const onOthers = (reason: string, response: Partial<ExpectedResponse>) => {
  const exception = { reason, ...response };
  return { exceptions: { nginx: exception, caddy: exception, cloudflare: exception } };
};

export function requestCases(site: BuiltSite): RequestCase[] {
  const script = [...site.files.keys()].find((path) => path.endsWith('.js')) ?? '';
  return [
    ...[...site.files.keys()].map(found),
    { ...found(page), path: `${page}?from=card` },
    ...redirected(site),
    ...notFound,
    ...traversal,
    ...malformedPages,
    ...[health, asHead(health)],
    ...otherMethods,
    ...[found(page), missing('/nowhere'), ...redirected(site)].map(asHead),
    ...compressed(['/', page, script, '/licenses.txt']),
    ...[page, script, picture].flatMap(conditional),
    ...otherConditions,
    ...ranges,
    ...malformed,
  ];
}

/** Alternative paths redirect to the page and keep the query. */
const redirected = ({ redirects }: BuiltSite): RequestCase[] =>
  [...redirects].flatMap(([from, to]) => [
    { path: from, status: 308, headers: { location: to } },
    { path: `${from}?a=1&b=%20&a=2`, status: 308, headers: { location: `${to}?a=1&b=%20&a=2` } },
  ]);

const toCleanPath = { status: 307, file: undefined, headers: { location: page } };
const normalizes = onCloudflare('It redirects to the normalized path.', toCleanPath);
const notFound: RequestCase[] = [
  ...[
    ...['/nowhere', '/nowhere/', '/nowhere.html', `${page}/x`, page.toUpperCase(), '/%E2%82%AC'],
    ...['/404', '/404/', '/404.html', '/share', '/share/', '/_astro/', '/robots.txt/'],
    ...['/_astro/gone.js', '/_astro/gone.12345678.js', '/share/gone.jpg', '/%2egit/config'],
    ...[`${page}.html.br`, `${page}.html.gz`, '/_headers', '/_redirects', '/vercel.json'],
    ...['/.env', '/.git/config', '/.well-known', '/.well-known/', '/.well-known/gone'],
    ...['//example.com/', `//example.com${page}/`, '/%5Cexample.com/', '/..%5cpackage.json'],
  ].map(missing),
  { ...missing('/nowhere'), requestHeaders: { 'if-none-match': '*', range: 'bytes=0-9' } },
  { ...missing('/_astro/gone.js'), requestHeaders: { 'if-none-match': '*' } },
  { path: `/${'x'.repeat(5000)}`, status: [404, 414] },
  { ...missing(`/${page}`), ...normalizes },
  { ...found(page), path: page.replace('e', '%65'), ...normalizes },
];

const rejected = { status: [400, 404], file: undefined };
const mayReject = onOthers('It answers 400, or 404 for an unknown name.', rejected);
const resolvesDots = onOthers('It resolves dots before the lookup.', { status: 200, file: text });
/** Files outside the site are not accessible. */
const traversal: RequestCase[] = [
  ...[
    ...['/../package.json', '/../../../../../../etc/passwd', '/_astro/../../package.json'],
    ...['/%2e%2e/package.json', '/%2e%2e%2fpackage.json', '/%252e%252e/package.json'],
    ...['/.well-known/../../package.json', '/..;/package.json', '/....//package.json'],
  ].map((path) => ({ ...missing(path), ...mayReject })),
  ...['/%', '/%zz', '/%00', `${page}%00.html`, '/%c3%28', `${page}%`].map((path) => {
    return { path, status: 400, ...mayReject };
  }),
  { ...missing('/./robots.txt'), ...resolvesDots },
  { ...missing('/_astro/../robots.txt'), ...resolvesDots },
];

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const malformedPages = ['/%', '/%zz', `${page}%`].map((path): RequestCase => {
  const response = { status: [400, 404], file: undefined };
  const exception = onOthers('It answers 400 before it reads the headers.', response);
  return { ...missing(path), requestHeaders: asPage, ...exception };
});

const health: RequestCase = {
  path: '/healthz',
  status: [200],
  headers: { 'cache-control': 'no-store', 'content-type': /^text\/plain/ },
  ...onCloudflare('It serves files only.', { status: 404, file: notFoundPage, headers: {} }),
};

const allow = methods.join(', ');
const withoutAllow = 'Its file server answers 405 without Allow, and redirects first.';
const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) => {
  const notAllowed = (path: string) => ({ path, method, status: 405, headers: { allow } });
  return [
    notAllowed('/nowhere'),
    { ...notAllowed(page), ...onCloudflare(withoutAllow, { status: [405], headers: {} }) },
    { ...notAllowed(`${page}/`), ...onCloudflare(withoutAllow, { status: 308, headers: {} }) },
  ];
});

/** Brotli is preferred to gzip; pictures are not compressed. */
const compressed = (paths: string[]): RequestCase[] => {
  const [plain, gzip, br, either] = [undefined, 'gzip', 'br', /^(?:br|gzip)$/].map((name) => ({
    headers: { 'content-encoding': name },
  }));
  const takesFirst = 'The local runtime takes the first encoding; in production the edge chooses.';
  const accepted: [accept: string, response: Partial<RequestCase> | undefined][] = [
    ['br, gzip', br],
    ['gzip, deflate, br', { ...br, ...onCloudflare(takesFirst, { ...gzip }) }],
    ['gzip', gzip],
    ['gzip;q=0.5, br;q=0', gzip],
    ['br;q=0, gzip;q=0', plain],
    ['identity', plain],
    ['zstd', plain],
    ['gzip, br;q=0.5', either],
  ];
  return accepted.flatMap(([accept, response]) => {
    const requestHeaders = { 'accept-encoding': accept };
    const files = [...paths.map(found), missing('/nowhere')];
    const uncompressed = { ...found(picture), requestHeaders, ...plain };
    return [...files.map((file) => ({ ...file, requestHeaders, ...response })), uncompressed];
  });
};

/** Conditional requests with If-None-Match. */
const conditional = (path: string): RequestCase[] =>
  ['identity', 'br'].flatMap((encoding) => {
    const ifNoneMatch = (tag: string) => ({
      ...found(path),
      requestHeaders: { 'accept-encoding': encoding, 'if-none-match': tag },
      headers: { etag: '{etag}' },
    });
    const oneTag = onCloudflare('It supports one tag only.', { status: 200 });
    return [
      { ...ifNoneMatch('{etag}'), status: 304 },
      { ...ifNoneMatch('{etag}'), status: 304, method: 'HEAD' },
      ifNoneMatch('W/"other"'),
      { ...ifNoneMatch('"other", {etag}'), status: 304, ...oneTag },
    ];
  });

const noDates = onCloudflare('It has no Last-Modified.', { status: 200 });
const sameTag = onCloudflare('All encodings have the same tag.', { status: 304 });
const otherConditions: RequestCase[] = [
  { ...found(page), requestHeaders: { 'if-modified-since': oldDate } },
  { ...found(page), requestHeaders: { 'if-modified-since': '{date}' }, status: 304, ...noDates },
  // The tag of one encoding does not match another encoding.
  { ...found(page), etagEncoding: 'br', requestHeaders: { 'if-none-match': '{etag}' }, ...sameTag },
];

const all = { status: 200, file: picture, range: undefined, headers: {} };
const ignoresRange = onCloudflare('It ignores ranges, as HTTP allows.', all);
const picturePart = (range: string, ifRange?: string): RequestCase => ({
  ...found(picture),
  requestHeaders: { range, ...(ifRange && { 'if-range': ifRange }) },
});
const contentRange = { 'content-range': /^bytes \d+-\d+\/\d+$/ };
const partial = { status: 206, headers: contentRange, ...ignoresRange };
const ranges: RequestCase[] = [
  { ...picturePart('bytes=0-9'), ...partial, range: [0, 10] },
  { ...picturePart('bytes=100-'), ...partial, range: [100] },
  { ...picturePart('bytes=-7'), ...partial, range: [-7] },
  { ...picturePart('bytes=99999999-'), file: undefined, status: 416, ...ignoresRange },
  picturePart('bytes=0-9', '"old"'),
  picturePart('bytes=0-9', oldDate),
  ...['bytes=abc', 'lines=1-2', 'bytes=0-1,3-4'].map(
    (range): RequestCase => ({ ...found(text), requestHeaders: { range }, hosts: ['embedded'] }),
  ),
];

const get = (path: string, fields: string[] = [], body = '') => {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...fields];
  return [...lines, '', body].join('\r\n');
};

/** Other servers reject such requests in their own ways. */
const raw = (bytes: string, status: number): RequestCase => {
  return { path: '', bytes, status, hosts: ['embedded'] };
};
const malformed: RequestCase[] = [
  raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400),
  raw(get('/', ['Host: y']), 400),
  raw(get(page.slice(1)), 400),
  raw(get('/', [`X: ${'x'.repeat(100_000)}`]), 431),
  raw(get(`/${'x'.repeat(100_000)}`), 431),
  raw('nonsense\r\n\r\n', 400),
  raw('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405),
  raw(get('*').replace('GET', 'OPTIONS'), 405),
  raw(get('/').replace('1.1', '2.0'), 400),
  raw(get('/').replace('127.0.0.1', 'x/y'), 400),
  raw(get(`http://${page}`), 400),
  raw(get(`http://walletable.example${page}`), 200),
  raw(get(`${page}?a#b`), 400),
  raw(get('/', ['Content-Length: 2'], 'hi'), 400),
  raw(get('/', ['Transfer-Encoding: chunked'], '0\r\n\r\n'), 400),
  raw(get('/', ['Expect: a miracle']), 417),
  raw('GET /% HTTP/1.0\r\n\r\n', 400),
];
