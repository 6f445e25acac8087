import fc from 'fast-check';
import { malformed } from '../tests/conformance/requests.ts';

export interface Malformed {
  kind: string;
  bytes: Buffer;
  /** It comes byte by byte, and is left unfinished with the connection open. */
  slow?: boolean;
}

const oneOf = (...lists: string[]) => fc.constantFrom(...lists.flatMap((list) => list.split(' ')));
const noise = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((odd) => Buffer.from(odd).toString('latin1'));
const long = fc.integer({ min: 16_400, max: 200_000 }).map((size) => 'a'.repeat(size));
const path = oneOf('/ /hotels /favicon.svg /live-wallet.json /share/home.jpg');
const joined = (...parts: fc.Arbitrary<string | string[]>[]) =>
  fc.tuple(...parts).map((all) => all.flat().join(''));

/** A path that wants to leave the folder, or cannot be decoded. */
const oddPath = joined(
  oneOf('/ /_astro/ /.well-known/ /share/ /hotels/'),
  fc.array(
    oneOf(
      String.raw`../ ..\ %2e%2e/ %2e%2e%2f ..%2f ..%5c %252e%252e%252f .%00./ ....// ..;/ ./ // /./ \ ~`,
      '%c0%ae%c0%ae/ %u002e%u002e/ %ff % %zz %0d%0a %2f',
    ),
    { minLength: 1, maxLength: 12 },
  ),
  oneOf(
    'package.json etc/passwd proc/self/environ .env .git/config hosting/server.ts hotels 404.html',
  ),
);

/** A valid request, and for each of its places what does not belong there. */
const sound = {
  method: fc.constant('GET'),
  target: path,
  version: fc.constant('HTTP/1.1'),
  host: fc.constant('Host: walletable.example'),
  field: fc.constant('Accept: */*'),
  end: fc.constant('\r\n'),
  body: fc.constant(''),
};
const odd: Partial<typeof sound> = {
  method: fc.oneof(
    oneOf('POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND BREW get GeT GETGET G PRI QUERY'),
    fc.constantFrom('', ' GET', 'GET\t', 'GET\0', '"GET"', 'M-SEARCH', 'X'.repeat(5000)),
  ),
  target: fc.oneof(
    oddPath,
    noise.map((text) => `/${text}`),
    joined(oneOf('http:// https:// file:// // * http: data:, ? #'), fc.oneof(noise, oddPath)),
    joined(path, oneOf('? # ?a# ;'), noise),
    long,
  ),
  version: fc.oneof(
    oneOf(
      'HTTP/0.9 HTTP/1.2 HTTP/2.0 HTTP/3 HTTP/1 HTTP/11 HTTP/1.1.1 http/1.1 HTTPS/1.1 HTTP/9.9',
    ),
    fc.constantFrom('', '\0', 'HTTP 1.1', 'HTTP/1.1 x', 'HTTP/-1.1', 'RTSP/1.0', 'ICE/1.0'),
  ),
  host: fc.oneof(
    oneOf('X:1 Host: Host:a/b Host:a@b Host:[::1 Host:\u00ff host:x:y:z'),
    fc.constantFrom('Host: a b', 'Host: a\r\nHost: b'),
  ),
  field: fc.oneof(
    fc.constantFrom(
      ...['NoColon', ': empty', 'Sp ace: x', 'X : x', 'X:\0', 'X: a\rb', ' folded: x'],
    ),
    fc.constantFrom('X: a\nb', '\u00e9: x', 'Tab\t: x', 'Cookie: '.padEnd(15_000, 'x')),
    joined(
      fc.constant('Content-Length: '),
      fc.constantFrom(
        '-1',
        '1e3',
        '5, 6',
        '9'.repeat(20),
        '0x5',
        '5',
        '+5',
        '5\r\nContent-Length: 6',
      ),
    ),
    joined(
      fc.constant('Transfer-Encoding:'),
      fc.constantFrom(
        'chunked',
        'xchunked',
        'gzip',
        '\u000bchunked',
        'identity',
        'chunked, chunked',
      ),
      fc.constantFrom('', '\r\nContent-Length: 5'),
    ),
    joined(
      fc.constantFrom('Expect: ', 'Upgrade: ', 'Connection: ', 'Range: ', 'Accept-Encoding: '),
      fc.constantFrom(
        'a miracle',
        'h2c',
        'Host',
        'bytes=9-1',
        'bytes=99999999-',
        ';;;=,',
        '\u0001',
      ),
    ),
    joined(
      fc.constantFrom('If-Match: ', 'If-None-Match: ', 'If-Modified-Since: ', 'If-Range: '),
      fc.constantFrom('"none"', 'W/', '*', '",'.repeat(2000), 'never', '\u00ff'),
    ),
    joined(fc.constant('X'), noise, fc.constant(': '), noise),
    long.map((value) => `X: ${value}`),
    long.map((value) => value.replaceAll('aaaaa', 'X: 1\r\n')),
  ),
  end: fc.constantFrom('\r', '\n\r', '\r\r\n', '\0', '\n', '\u0085'),
  body: fc.constantFrom('hello', '5\r\nhel', '-1\r\n\r\n', 'GET /hotels HTTP/1.1\r\n\r\n'),
};

const request = (places: typeof sound) =>
  fc
    .record(places)
    .map(({ method, target, version, host, field, end, body }) =>
      [`${method} ${target} ${version}`, host, field, '', body].join(end),
    );
const written = fc.constantFrom(...malformed.map(({ bytes = '' }) => bytes));
const kinds: Record<string, fc.Arbitrary<string>> = {
  ...Object.fromEntries(
    Object.entries(odd).map(([place, strange]) => [place, request({ ...sound, [place]: strange })]),
  ),
  'a byte changed': fc
    .tuple(fc.oneof(request(sound), written), fc.nat(60), fc.nat(255))
    .map(([text, at, byte]) => text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1)),
  'cut short': fc.tuple(request(sound), fc.nat(40)).map(([text, end]) => text.slice(0, end + 1)),
  'noise alone': noise,
  'another protocol': fc.constantFrom(
    ...[
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x05\x01\x00',
    ],
    ...['SSH-2.0-OpenSSH\r\n', 'EHLO walletable.example\r\n', '{"jsonrpc":"2.0"}'],
  ),
};
const unfinished = ['GET', 'GET / HTTP/1.1', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '\r\n\r\nG'];

/** The same ones for the same seed. A few dribble in, and are never finished. */
export function malformedRequests(seed: number, most: number, slow: number): Malformed[] {
  const messages = Object.entries(kinds).map(([kind, texts]) =>
    texts.map((text) => ({ kind, bytes: Buffer.from(text, 'latin1') })),
  );
  const dribble = Array.from({ length: slow }, (_, turn) => ({
    kind: 'slow',
    slow: true,
    bytes: Buffer.from(unfinished[turn % unfinished.length] ?? ''),
  }));
  return [...fc.sample(fc.oneof(...messages), { seed, numRuns: most - slow }), ...dribble];
}
