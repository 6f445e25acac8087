import fc from 'fast-check';
import {
  bodies,
  escapes,
  headers,
  methods,
  otherProtocols,
  places,
  unfinished,
  versions,
} from './requests-parts.ts';

const oneOf = (list: string[]) => fc.constantFrom(...list);

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

const oddPath = fc
  .tuple(
    fc.constantFrom('/', '/_astro/', '/.well-known/', '/share/', '', '/hotels/'),
    fc.array(oneOf(escapes), { minLength: 1, maxLength: 12 }),
    oneOf(places),
  )
  .map(([start, hops, end]) => start + hops.join('') + end);

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
      fc.oneof(oneOf(places), noise),
      oddPath,
    )
    .map(([scheme, where, path]) => request(`GET ${scheme}${where}${path} HTTP/1.1`)),
  'a query or fragment of noise': fc
    .tuple(knownPath, fc.constantFrom('?', '#', '?a#', ';'), noise)
    .map(([path, mark, odd]) => request(`GET ${path}${mark}${odd} HTTP/1.1`)),
  'a method': fc
    .tuple(oneOf(methods), knownPath)
    .map(([method, path]) => request(`${method} ${path} HTTP/1.1`)),
  'a version': fc
    .tuple(oneOf(versions), knownPath)
    .map(([version, path]) => request(`GET ${path} ${version}`)),
  'a header': fc
    .tuple(knownPath, fc.array(oneOf(headers), { minLength: 1, maxLength: 3 }), oneOf(bodies))
    .map(([path, odd, body]) => request(`GET ${path} HTTP/1.1`, odd, body)),
  'a header of noise': fc
    .tuple(knownPath, noise, noise)
    .map(([path, name, value]) => request(`GET ${path} HTTP/1.1`, [`X${name}: ${value}`])),
  'no host': knownPath.map((path) => `GET ${path} HTTP/1.1${crlf}X: 1${crlf}${crlf}`),
  'line ends': fc
    .tuple(knownPath, fc.constantFrom('\r', '\n\r', '\r\r\n', '\0', '\n', '\u0085'))
    .map(([path, end]) => request(`GET ${path} HTTP/1.1`, ['X: 1']).replaceAll(crlf, end)),
  'a byte changed': fc.tuple(knownPath, fc.nat(60), oddByte).map(([path, at, odd]) => {
    const whole = request(`GET ${path} HTTP/1.1`, ['Accept: */*']);
    return whole.slice(0, at) + odd + whole.slice(at + 1);
  }),
  'cut short': fc
    .tuple(knownPath, fc.integer({ min: 1, max: 40 }))
    .map(([path, length]) => request(`GET ${path} HTTP/1.1`).slice(0, length)),
  'noise alone': noise,
  'another protocol': oneOf(otherProtocols),
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

/** The same ones for the same seed. A few dribble in, and are never finished. */
export function malformedRequests(seed: number, most: number, slow: number): Malformed[] {
  const arbitraries = Object.entries(kinds).map(([kind, messages]) =>
    messages.map((message) => one(kind, message)),
  );
  const dribble = oneOf(unfinished).map((message) => ({
    kind: 'slow',
    slow: true,
    pieces: [...message].map(bytes),
  }));
  return [
    ...fc.sample(fc.oneof(...arbitraries), { seed, numRuns: most - slow }),
    ...(slow > 0 ? fc.sample(dribble, { seed, numRuns: slow }) : []),
  ];
}
