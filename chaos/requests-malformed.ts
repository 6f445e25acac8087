import fc from 'fast-check';
import type { Shout } from '../tests/conformance/client.ts';
import { malformed } from '../tests/conformance/requests.ts';

const always = (text: string) => fc.constant(text);
const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const joined = (...parts: fc.Arbitrary<string | string[]>[]) =>
  fc.tuple(...parts).map((texts) => texts.flat().join(''));
const noise = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((odd) => Buffer.from(odd).toString('latin1'));
const tooMuch = fc.integer({ min: 16_400, max: 200_000 }).map((size) => 'a'.repeat(size));

const path = oneOf('/ /hotels /favicon.svg /live-wallet.json /share/home.jpg');
/** It wants to leave the folder, or cannot be decoded. */
const climbing = joined(
  oneOf('/ /_astro/ /.well-known/ /share/ /hotels/'),
  fc.array(
    fc.oneof(
      oneOf('../ %2e%2e/ %2e%2e%2f ..%2f ..%5c %252e%252e%252f .%00./ ....// ..;/ ./ // /./ ~'),
      oneOf('..\\ \\ %c0%ae%c0%ae/ %u002e%u002e/ %ff % %zz %0d%0a %2f'),
    ),
    { minLength: 1, maxLength: 12 },
  ),
  oneOf('package.json etc/passwd proc/self/environ .env .git/config hosting/server.ts hotels'),
);
const field = joined(
  fc.oneof(
    oneOf('Host: Content-Length: Transfer-Encoding: Transfer-Encoding:chunked, Expect: X: X X\t:'),
    oneOf(
      'Connection: Upgrade: Range: Accept-Encoding: If-Match: If-None-Match: If-Range: \u00e9:',
    ),
  ),
  fc.oneof(
    oneOf('-1 1e3 5,6 99999999999999999999 0x5 5 +5 chunked xchunked gzip \u000bchunked identity'),
    oneOf('a/b a@b [::1 x:y:z \u00ff \0 a\rb a\nb 5\r\nContent-Length:6 b\r\nHost:b h2c upgrade'),
    oneOf('bytes=9-1 bytes=- lines=1-2 bytes=99999999- ;;;=, "none" W/ * never 100-continue'),
    noise,
  ),
);

/** A valid request, and for each of its places what does not belong there. */
const sound = {
  method: always('GET'),
  target: path,
  version: always('HTTP/1.1'),
  host: always('Host: walletable.example'),
  field: always('Accept: */*'),
  end: always('\r\n'),
  body: always(''),
};
const odd: Partial<typeof sound> = {
  method: oneOf(
    'POST PUT DELETE TRACE CONNECT PROPFIND BREW get GeT G PRI QUERY  GET\t GET\0 "GET"',
  ),
  target: fc.oneof(
    climbing,
    joined(always('/'), noise),
    joined(oneOf('http:// https:// file:// // * http: data:, ? #'), fc.oneof(noise, climbing)),
    joined(path, oneOf('? # ?a# ;'), noise),
  ),
  version: oneOf(
    'HTTP/0.9 HTTP/1.2 HTTP/2.0 HTTP/3 HTTP/11 HTTP/1.1.1 http/1.1 HTTP/-1.1 ICE/1.0 \0 ',
  ),
  host: oneOf('X:1 Host:a/b Host:a@b Host:[::1 Host:\u00ff host:x:y:z'),
  field,
  end: oneOf('\r \n\r \r\r\n \0 \n \u0085'),
  body: fc.constantFrom('hello', '5\r\nhel', '-1\r\n\r\n', 'GET /hotels HTTP/1.1\r\n\r\n'),
};
const request = (places: typeof sound) =>
  fc
    .record(places)
    .map(({ method, target, version, host, field, end, body }) =>
      [`${method} ${target} ${version}`, host, field, '', body].join(end),
    );
const messages: fc.Arbitrary<string>[] = [
  ...Object.entries(odd).map(([place, strange]) => request({ ...sound, [place]: strange })),
  request({ ...sound, method: tooMuch }),
  request({ ...sound, target: tooMuch.map((text) => `/${text}`) }),
  request({ ...sound, field: tooMuch.map((text) => text.replaceAll('aaaaa', 'X: 1\r\n')) }),
  // A byte changed, and cut short.
  fc
    .tuple(request(sound), fc.nat(60), fc.nat(255))
    .map(([text, at, byte]) => text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1)),
  fc.tuple(request(sound), fc.nat(40)).map(([text, end]) => text.slice(0, end + 1)),
  noise,
  // Other protocols.
  oneOf('\x16\x03\x01\x02 SSH-2.0-OpenSSH\r\n EHLO\r\n \x05\x01\x00 {"jsonrpc":1}'),
  fc.constantFrom(...malformed.map(({ bytes = '' }) => bytes)),
];
const unfinished = ['GET', 'GET / HTTP/1.1', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '\r\n\r\nG'];

/** The same ones for the same seed. A few dribble in, and are never finished. */
export function malformedRequests(seed: number, most: number, slow: number): Shout[] {
  const texts = fc.sample(fc.oneof(...messages), { seed, numRuns: most - slow });
  const dribble = fc.sample(fc.constantFrom(...unfinished), { seed, numRuns: Math.max(slow, 1) });
  return [
    ...texts.map((bytes) => ({ bytes })),
    ...dribble.slice(0, slow).map((bytes) => ({ bytes, slow: true })),
  ];
}
