import fc from 'fast-check';

/** Bytes for the server, in the pieces they are sent in. */
export interface Malformed {
  kind: string;
  pieces: Buffer[];
  /** Left unfinished, with the connection open. */
  slow?: boolean;
}

const crlf = '\r\n';
const bytes = (text: string) => Buffer.from(text, 'latin1');
const one = (kind: string, message: string): Malformed => ({ kind, pieces: [bytes(message)] });
const request = (line: string, headers: string[] = [], body = '') =>
  [line, 'Host: walletable.example', ...headers, '', body].join(crlf);

const noise = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((odd) => Buffer.from(odd).toString('latin1'));
/** A byte that has no place where it will be put, more often than not. */
const oddByte = fc.nat(255).map((code) => String.fromCharCode(code));
const knownPath = fc.constantFrom(
  '/',
  '/hotels',
  '/favicon.svg',
  '/live-wallet.json',
  '/share/home.jpg',
);

const escapes = fc.constantFrom(
  ...[
    '../',
    '..\\',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%2f',
    '..%5c',
    '%252e%252e%252f',
    '.%00./',
    '....//',
  ],
  ...[
    '..;/',
    '%c0%ae%c0%ae/',
    '%u002e%u002e/',
    './',
    '//',
    '/./',
    '\\',
    '%ff',
    '%',
    '%zz',
    '%0d%0a',
    '~',
    '%2f',
  ],
);
const places = fc.constantFrom(
  ...[
    'package.json',
    'etc/passwd',
    'proc/self/environ',
    '.env',
    '.git/config',
    'hosting/server.ts',
  ],
  ...[
    'dist/index.html',
    'hotels',
    'index.html',
    '_astro',
    '',
    '.htaccess',
    'windows/win.ini',
    '404.html',
    'x'.repeat(300),
  ],
);
const oddPath = fc
  .tuple(
    fc.constantFrom('/', '/_astro/', '/.well-known/', '/share/', '', '/hotels/'),
    fc.array(escapes, { minLength: 1, maxLength: 12 }),
    places,
  )
  .map(([start, hops, end]) => start + hops.join('') + end);

const methods = fc.constantFrom(
  ...[
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'BREW',
    'get',
    'GeT',
  ],
  ...[
    'GETGET',
    'G',
    '',
    ' GET',
    'GET\t',
    'GET\0',
    'HEAD ',
    '"GET"',
    'PRI',
    'X'.repeat(5000),
    'M-SEARCH',
    'QUERY',
  ],
);
const versions = fc.constantFrom(
  ...[
    'HTTP/0.9',
    'HTTP/1.2',
    'HTTP/2.0',
    'HTTP/3',
    'HTTP/1',
    'HTTP/11',
    'HTTP/1.1.1',
    'http/1.1',
    'HTTPS/1.1',
  ],
  ...[
    'HTTP/-1.1',
    'HTTP/1,1',
    'HTTP 1.1',
    '',
    'HTTP/1.1 x',
    'HTTP/9.9',
    'ICE/1.0',
    'RTSP/1.0',
    '\0',
  ],
);
const headers = fc.constantFrom(
  ...[
    'NoColon',
    ': empty',
    'Sp ace: x',
    'Tab\t: x',
    'X : x',
    'X:\0',
    'X: a\rb',
    'X: a\nb',
    ' folded: x',
    'X: \u007f',
    '\u00e9: x',
  ],
  ...[
    'Host: other.example',
    'Host: ',
    'Host: a b',
    'Host: a/b',
    'Host: a@b',
    'Host: [::1',
    'Host: \u00ff',
    'host:x:y:z',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Content-Length: 5, 6',
    'Content-Length: 99999999999999999999',
    'Content-Length: 0x5',
  ],
  ...[
    'Content-Length: 5',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: +5',
    'Content-Length: 5 5',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, chunked',
  ],
  ...[
    'Transfer-Encoding: chunked\r\nContent-Length: 5',
    'Transfer-Encoding:\u000bchunked',
    'Transfer-Encoding: identity',
  ],
  ...[
    'Expect: 100-continue',
    'Expect: a miracle',
    'Upgrade: websocket\r\nConnection: upgrade',
    'Upgrade: h2c\r\nConnection: upgrade, http2-settings',
  ],
  ...[
    'Range: bytes=9-1',
    'Range: bytes=-',
    'Range: lines=1-2',
    `Range: bytes=${'0-0,'.repeat(500)}1-1`,
    'Range: bytes=99999999-',
  ],
  ...[
    'Accept-Encoding: \u0000',
    `Accept-Encoding: ${'br;q=9,'.repeat(300)}`,
    'Accept-Encoding: ;;;=,',
    'If-Modified-Since: never',
  ],
  ...[
    'If-Match: "none"',
    'If-None-Match: W/',
    'If-None-Match: *',
    `If-None-Match: ${'",'.repeat(2000)}`,
    'If-Range: \u00ff',
  ],
  ...['Connection: close, \u0001', 'Connection: Host', 'Cookie: '.padEnd(15_000, 'x')],
);
const bodies = fc.constantFrom(
  '',
  'hello',
  'zz\r\n',
  '5\r\nhel',
  '-1\r\n\r\n',
  'FFFFFFFFFFFFFFFFF\r\n',
  '5;\n\rhello\r\n0\r\n\r\n',
  'GET /hotels HTTP/1.1\r\n\r\n',
);

const kinds = {
  'a path that leaves': oddPath.map((path) => request(`GET ${path} HTTP/1.1`)),
  'a path of noise': noise.map((odd) => request(`GET /${odd} HTTP/1.1`)),
  'an address instead of a path': fc
    .tuple(
      fc.constantFrom(
        'http://',
        'https://',
        'file://',
        'ftp://',
        '//',
        '*',
        'http:',
        'data:,',
        '?',
        '#',
      ),
      fc.oneof(places, noise),
      oddPath,
    )
    .map(([scheme, where, path]) => request(`GET ${scheme}${where}${path} HTTP/1.1`)),
  'a query or fragment of noise': fc
    .tuple(knownPath, fc.constantFrom('?', '#', '?a#', ';'), noise)
    .map(([path, mark, odd]) => request(`GET ${path}${mark}${odd} HTTP/1.1`)),
  'a method': fc
    .tuple(methods, knownPath)
    .map(([method, path]) => request(`${method} ${path} HTTP/1.1`)),
  'a version': fc
    .tuple(versions, knownPath)
    .map(([version, path]) => request(`GET ${path} ${version}`)),
  'a header': fc
    .tuple(knownPath, fc.array(headers, { minLength: 1, maxLength: 3 }), bodies)
    .map(([path, odd, body]) => request(`GET ${path} HTTP/1.1`, odd, body)),
  'a header of noise': fc
    .tuple(knownPath, noise, noise)
    .map(([path, name, value]) => request(`GET ${path} HTTP/1.1`, [`X${name}: ${value}`])),
  'no host': knownPath.map((path) => `GET ${path} HTTP/1.1${crlf}X: 1${crlf}${crlf}`),
  'line ends': fc
    .tuple(knownPath, fc.constantFrom('\r', '\n\r', '\r\r\n', '\0', '\u2028', '\n', '\u0085'))
    .map(([path, end]) => request(`GET ${path} HTTP/1.1`, ['X: 1']).replaceAll(crlf, end)),
  'a byte changed': fc.tuple(knownPath, fc.nat(60), oddByte).map(([path, at, odd]) => {
    const whole = request(`GET ${path} HTTP/1.1`, ['Accept: */*']);
    return whole.slice(0, at) + odd + whole.slice(at + 1);
  }),
  'cut short': fc
    .tuple(knownPath, fc.integer({ min: 1, max: 40 }))
    .map(([path, length]) => request(`GET ${path} HTTP/1.1`).slice(0, length)),
  'noise alone': noise,
  'another protocol': fc.constantFrom(
    ...[
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'SSH-2.0-OpenSSH\r\n',
    ],
    ...[
      'EHLO walletable.example\r\n',
      '\x05\x01\x00',
      '{"jsonrpc":"2.0"}',
      'OPTIONS * RTSP/1.0\r\n\r\n',
    ],
  ),
  oversized: fc
    .tuple(
      fc.constantFrom('path', 'header', 'headers', 'method'),
      fc.integer({ min: 16_400, max: 200_000 }),
    )
    .map(([what, size]) => {
      if (what === 'path') return request(`GET /${'a'.repeat(size)} HTTP/1.1`);
      if (what === 'method') return request(`${'A'.repeat(size)} / HTTP/1.1`);
      if (what === 'header') return request('GET / HTTP/1.1', [`X: ${'a'.repeat(size)}`]);
      return request('GET / HTTP/1.1', Array(Math.ceil(size / 6)).fill('X: 1'));
    }),
};

const unfinished = fc.constantFrom(
  ...[
    'GET',
    'GET / HTTP/1.1',
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    '\r\n\r\nG',
  ],
);

/** The same ones for the same seed. A few dribble in, and are never finished. */
export function malformedRequests(seed: number, most: number, slow: number): Malformed[] {
  const arbitraries = Object.entries(kinds).map(([kind, messages]) =>
    messages.map((message) => one(kind, message)),
  );
  const dribble = unfinished.map((message) => ({
    kind: 'slow',
    slow: true,
    pieces: [...message].map(bytes),
  }));
  return [
    ...fc.sample(fc.oneof(...arbitraries), { seed, numRuns: most - slow }),
    ...(slow > 0 ? fc.sample(dribble, { seed, numRuns: slow }) : []),
  ];
}
