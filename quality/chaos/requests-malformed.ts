import fc from 'fast-check';
import type { RawRequest } from '../../tests/conformance/client.ts';
import { get, malformed } from '../../tests/conformance/request-cases.ts';

const noise = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((odd) => Buffer.from(odd).toString('latin1'));
const tooMuch = fc.integer({ min: 16_400, max: 200_000 });

/** Paths that climb or cannot be decoded, methods, versions, fields and values out of place. */
const words = `
  .. . %2e%2e %2e%2e%2f ..%2f ..%5c %252e%252e%252f .%00. .... ..; ..\\ \\ ~ // http:// * %2f %00
  %c0%ae%c0%ae %u002e%u002e %ff % %zz %0d%0a ? # data:, file:// .well-known _astro 404.html .env
  package.json etc/passwd proc/self/environ .git/config hosting/server.ts
  POST PUT DELETE TRACE CONNECT PROPFIND BREW get GeT PRI QUERY GET\t GET\0 HEAD
  HTTP/0.9 HTTP/1.0 HTTP/1.2 HTTP/2.0 HTTP/3 HTTP/1.1.1 http/1.1 HTTPS/1.1 HTTP/-1.1 ICE/1.0
  Host Content-Length Transfer-Encoding Expect Upgrade Connection Range If-Match \u00e9 X\t :
  -1 1e3 5,6 99999999999999999999 0x5 +5 chunked xchunked gzip,chunked \u000bchunked identity
  a/b a@b [::1 x:y:z \u00ff bytes=9-1 bytes=- lines=1-2 bytes=99999999- ;;;=, W/ never h2c
`;
const odd = fc.oneof(
  { arbitrary: fc.constantFrom(...words.trim().split(/[ \n]+/)), weight: 8 },
  fc.constantFrom('\r', '\n', '\n\r', '\r\r\n', '\r\n ', '\0', '\t', '\u0085', ' :', ''),
  fc.constantFrom('\r\nHost: y\r\n', '\r\nContent-Length: 5\r\n', '\r\n\r\nGET / HTTP/1.1\r\n\r\n'),
  noise,
  tooMuch.map((size) => 'X: 1\r\n'.repeat(size / 6)),
  tooMuch.map((size) => 'a'.repeat(size)),
);
const paths = ['/', '/hotels', '/live-wallet.json', '/share/home.jpg', '/_astro/x/y.js'];
const fields = ['Range: bytes=0-9', 'If-None-Match: *', 'Expect: 100-continue'];
const sound = fc
  .tuple(fc.constantFrom(...paths), fc.subarray(fields))
  .map(([path, some]) => get(path, some));
const written = fc.constantFrom(...malformed.map(({ bytes = '' }) => bytes));
const spoilt = fc
  .tuple(
    fc.oneof({ arbitrary: sound, weight: 3 }, written),
    fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 2 }),
  )
  .map(([text, changes]) => {
    const places = text.split(/( |\r\n|\/|: )/);
    for (const [at, strange] of changes) places[at % places.length] = strange;
    return places.join('');
  });
const cut = fc.tuple(sound, fc.nat(40)).map(([text, end]) => text.slice(0, end + 1));
const otherProtocols = fc.constantFrom('\x16\x03\x01\x02', 'SSH-2.0\r\n', 'EHLO\r\n', '\x05\x01\0');
const slowStarts = ['GET', 'GET / HTTP/1.1', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '\r\n\r\nG'];

/** The same ones for the same seed. A few dribble in, and are never finished. */
export function malformedRequests(seed: number, most: number, slow: number): RawRequest[] {
  const some = fc.oneof({ arbitrary: spoilt, weight: 8 }, written, cut, noise, otherProtocols);
  return [
    ...fc.sample(some, { seed, numRuns: most - slow }).map((bytes) => ({ bytes })),
    ...fc
      .sample(fc.constantFrom(...slowStarts), { seed, numRuns: slow })
      .map((bytes) => ({ bytes, slow: true })),
  ];
}
