import type { BuiltSite } from '../../hosting/built-site.ts';
import { methods } from '../../hosting/rules.ts';
import type { EngineName } from './engines.ts';

interface Answer {
  /** Of several, the engine chooses; then its words and headers are its own too. */
  status: number | number[];
  /** The path of the file that comes with its type and headers: whole, unless it is a 304. */
  file?: string | undefined;
  part?: [start: number, end?: number] | undefined;
  headers?: Record<string, string | RegExp | undefined>;
}

/** One request and what must come of it. Unit tests, conformance and chaos all have them here. */
export interface RequestCase extends Answer {
  path: string;
  method?: string;
  /** `{etag}` and `{date}` are those of the file as it comes without conditions. */
  send?: Record<string, string>;
  /** The encoding of that first look, if it is another one. */
  lookAs?: string;
  /** Bytes that no well-behaved client sends, instead of all that. */
  bytes?: string;
  engines?: EngineName[];
  /** Where an engine leaves no choice. It is tested as it is, so that a change is noticed. */
  but?: Partial<Record<EngineName, Partial<Answer> & { because: string }>>;
}

/** The not-found page has no path of its own. */
export const nothing = '/404';
/** One of each kind, for what need not be asked of all. */
export const [page, picture, text] = ['/hotels', '/share/home.jpg', '/robots.txt'] as const;
const longAgo = 'Mon, 01 Jan 2001 00:00:00 GMT';

const whole = (path: string): RequestCase => ({ path, status: 200, file: path });
const missing = (path: string): RequestCase => ({ path, status: 404, file: nothing });
const asHead = (one: RequestCase): RequestCase => ({ ...one, method: 'HEAD' });
const onCloudflare = (because: string, answer: Partial<Answer>) => ({
  but: { cloudflare: { because, ...answer } },
});
const onOthers = (because: string, answer: Partial<Answer>, own = { because, ...answer }) => ({
  but: { nginx: own, caddy: own, cloudflare: own },
});

export function requestCases(site: BuiltSite): RequestCase[] {
  const script = [...site.files.keys()].find((path) => path.endsWith('.js')) ?? '';
  return [
    ...[...site.files.keys()].map(whole),
    { ...whole(page), path: `${page}?from=card` },
    ...moved(site),
    ...notFound,
    ...outside,
    ...otherMethods,
    ...[whole(page), missing('/nowhere'), ...moved(site)].map(asHead),
    ...compressed(['/', page, script, '/licenses.txt']),
    ...[page, script, picture].flatMap(known),
    ...knownOtherwise,
    ...parts,
    ...malformed,
  ];
}

/** Every other way to write a page moves to its path, with the query. */
const moved = ({ redirects }: BuiltSite): RequestCase[] =>
  [...redirects].flatMap(([from, to]) => [
    { path: from, status: 308, headers: { location: to } },
    { path: `${from}?a=1&b=%20&a=2`, status: 308, headers: { location: `${to}?a=1&b=%20&a=2` } },
  ]);

const toClean = { status: 307, file: undefined, headers: { location: page } };
const oneWay = onCloudflare('It moves to the path as it would be written.', toClean);
/** What is missing stays missing, whatever the visitor has. */
const notFound: RequestCase[] = [
  ...[
    ...['/nowhere', '/nowhere/', '/nowhere.html', `${page}/x`, page.toUpperCase(), '/%E2%82%AC'],
    ...['/404', '/404/', '/404.html', '/share', '/share/', '/_astro/', '/robots.txt/'],
    ...['/_astro/gone.js', '/_astro/gone.12345678.js', '/share/gone.jpg', '/%2egit/config'],
    ...[`${page}.html.br`, `${page}.html.gz`, '/_headers', '/_redirects', '/vercel.json'],
    ...['/.env', '/.git/config', '/.well-known', '/.well-known/', '/.well-known/gone'],
    ...['//example.com/', `//example.com${page}/`, '/%5Cexample.com/', '/..%5cpackage.json'],
  ].map(missing),
  { ...missing('/nowhere'), send: { 'if-none-match': '*', range: 'bytes=0-9' } },
  { ...missing('/_astro/gone.js'), send: { 'if-none-match': '*' } },
  { path: `/${'x'.repeat(5000)}`, status: [404, 414] },
  { ...missing(`/${page}`), ...oneWay },
  { ...whole(page), path: page.replace('e', '%65'), ...oneWay },
];

const unknown = { status: [400, 404], file: undefined };
const mayRefuse = onOthers('It says 400, or takes this for a name that does not exist.', unknown);
const resolves = onOthers('It resolves dots before it looks.', { status: 200, file: text });
/** Nothing but the site is seen. */
const outside: RequestCase[] = [
  ...[
    ...['/../package.json', '/../../../../../../etc/passwd', '/_astro/../../package.json'],
    ...['/%2e%2e/package.json', '/%2e%2e%2fpackage.json', '/%252e%252e/package.json'],
    ...['/.well-known/../../package.json', '/..;/package.json', '/....//package.json'],
  ].map((path) => ({ ...missing(path), ...mayRefuse })),
  ...['/%', '/%zz', '/%00', `${page}%00.html`, '/%c3%28', `${page}%`].map((path) => ({
    path,
    status: 400,
    ...mayRefuse,
  })),
  ...['/./robots.txt', '/_astro/../robots.txt'].map((path) => ({ ...missing(path), ...resolves })),
];

const allow = methods.join(', ');
const ownMethods = 'Its file server says 405 without Allow, and moves to the clean path first.';
const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].flatMap(
  (method): RequestCase[] => {
    const refused = { method, status: 405, headers: { allow } };
    return [
      { ...refused, path: '/nowhere' },
      { ...refused, path: page, ...onCloudflare(ownMethods, { status: [405], headers: {} }) },
      { ...refused, path: `${page}/`, ...onCloudflare(ownMethods, { status: 308, headers: {} }) },
    ];
  },
);

/** Brotli, then gzip, then plain; a picture is small already. */
const compressed = (paths: string[]): RequestCase[] => {
  const [plain, gzip, br, either] = [undefined, 'gzip', 'br', /^(?:br|gzip)$/].map((name) => ({
    headers: { 'content-encoding': name },
  }));
  const takesFirst = 'It takes the first that is named here; in production the edge chooses.';
  const accepted: [accept: string, answer: Partial<RequestCase> | undefined][] = [
    ['br, gzip', br],
    ['gzip, deflate, br', { ...br, ...onCloudflare(takesFirst, { ...gzip }) }],
    ['gzip', gzip],
    ['gzip;q=0.5, br;q=0', gzip],
    ['br;q=0, gzip;q=0', plain],
    ['identity', plain],
    ['zstd', plain],
    ['gzip, br;q=0.5', either],
  ];
  return accepted.flatMap(([accept, answer]) => {
    const send = { 'accept-encoding': accept };
    const files = [...paths.map(whole), missing('/nowhere')];
    const packed = { ...whole(picture), send, ...plain };
    return [...files.map((file) => ({ ...file, send, ...answer })), packed];
  });
};

/** Who has a file already is told so. */
const known = (path: string): RequestCase[] =>
  ['identity', 'br'].flatMap((encoding) => {
    const [accept, headers] = [{ 'accept-encoding': encoding }, { etag: '{etag}' }];
    const same = { ...whole(path), send: { ...accept, 'if-none-match': '{etag}' }, headers };
    const oneOfTwo = { ...same, send: { ...accept, 'if-none-match': '"other", {etag}' } };
    return [
      { ...same, status: 304 },
      { ...same, status: 304, method: 'HEAD' },
      { ...same, send: { ...accept, 'if-none-match': 'W/"other"' } },
      { ...oneOfTwo, status: 304, ...onCloudflare('It takes one tag.', { status: 200 }) },
    ];
  });

const byDate = onCloudflare('It knows files by their hash, not by a date.', { status: 200 });
const oneTag = onCloudflare('It compresses after the tag is set.', { status: 304 });
const knownOtherwise: RequestCase[] = [
  { ...whole(page), send: { 'if-modified-since': longAgo } },
  { ...whole(page), send: { 'if-modified-since': '{date}' }, status: 304, ...byDate },
  // The tag of one encoding says nothing of another.
  { ...whole(page), lookAs: 'br', send: { 'if-none-match': '{etag}' }, ...oneTag },
];

const all = { status: 200, file: picture, part: undefined, headers: {} };
const sendsAll = onCloudflare('It sends the whole file, which a client may always expect.', all);
const inPart = (range: string, ...part: [start: number, end?: number]): RequestCase => {
  const headers = { 'content-range': /^bytes \d+-\d+\/\d+$/ };
  return { ...whole(picture), status: 206, send: { range }, part, headers, ...sendsAll };
};
/** Parts of a file, for who has the others; of a file that has changed since they are of no use. */
const parts: RequestCase[] = [
  inPart('bytes=0-9', 0, 10),
  inPart('bytes=100-', 100),
  inPart('bytes=-7', -7),
  { path: picture, send: { range: 'bytes=99999999-' }, status: 416, ...sendsAll },
  { ...whole(picture), send: { range: 'bytes=0-9', 'if-range': '"old"' } },
  { ...whole(picture), send: { range: 'bytes=0-9', 'if-range': longAgo } },
  ...['bytes=abc', 'lines=1-2', 'bytes=0-1,3-4'].map(
    (range): RequestCase => ({ ...whole(text), send: { range }, engines: ['embedded'] }),
  ),
];

export const get = (path: string, fields: string[] = [], body = '') =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...fields, '', body].join(
    '\r\n',
  );
const raw = (bytes: string, status: number, but?: RequestCase['but']): RequestCase => {
  // In production such requests end at Cloudflare's edge, which its runtime does not have.
  const engines: EngineName[] = but ? ['embedded', 'nginx', 'caddy'] : ['embedded'];
  return { path: '', bytes, status, engines, ...(but && { but }) };
};
const anyRefusal = { status: [400, 404, 405, 414, 431, 501, 505] };
const { but: refused } = onOthers('Servers choose how they refuse it.', anyRefusal);

/** What never becomes a request. Where the others may do as they like, only ours is asked. */
export const malformed: RequestCase[] = [
  raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, refused),
  raw(get('/', ['Host: y']), 400, refused),
  raw(get('hotels'), 400, refused),
  raw(get('/', ['no colon here']), 400, refused),
  raw(get('/', [`X: ${'x'.repeat(100_000)}`]), 431, refused),
  raw(get(`/${'x'.repeat(100_000)}`), 431, refused),
  raw(get('/').replace('1.1', '9.9'), 400, refused),
  raw(get('/').replace('GET', 'BREW'), 400, refused),
  raw('nonsense\r\n\r\n', 400, refused),
  raw('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405),
  raw(get('*').replace('GET', 'OPTIONS'), 405),
  raw(get('/').replace('1.1', '2.0'), 400),
  raw(get('/').replace('127.0.0.1', 'x/y'), 400),
  raw(get('http:///hotels'), 400),
  raw(get(`http://walletable.example${page}`), 200),
  raw(get('/hotels?a#b'), 400),
  raw(get('/', ['Content-Length: 2'], 'hi'), 400),
  raw(get('/', ['Transfer-Encoding: chunked'], '0\r\n\r\n'), 400),
  raw(get('/', ['Expect: a miracle']), 417),
  raw('GET /% HTTP/1.0\r\n\r\n', 400),
];
