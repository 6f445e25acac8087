import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFile, type BuiltSite, encodingSuffixes } from '../../hosting/built-site.ts';
import type { RawResponse } from '../../tests/conformance/client.ts';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Node's parser lets a GET speak RTSP as if it were HTTP, and no server on it can tell. */
const line = /^(?:GET|HEAD) +([!"$-~]+) +((?:HTTP|RTSP)\/1\.[01]) *$/;
const hostRule = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Reads by the letter of RFC 9112 and 3986, apart from the server's own parser; or finds it broken. */
export function validRequest(message: string) {
  // Empty lines before a request are to be ignored.
  const [, head = '', rest] = /^(?:\r?\n)*(.*?)\r?\n\r?\n(.*)/s.exec(message) ?? [];
  const [first = '', ...fields] = head.split(/\r?\n/);
  const [, target = '', version] = line.exec(first) ?? [];
  const pairs = fields.map((field): [string, string] => {
    const [, name = '', value = ''] = /^([^:]*):[ \t]*(.*?)[ \t]*$/s.exec(field) ?? [];
    return [name.toLowerCase(), value];
  });
  const headers = new Map(pairs);
  const hosts = pairs.filter(([name]) => name === 'host');
  const [, authority = 'x', raw = ''] = /^(?:https?:\/\/([^/?]*))?([^?]*)/i.exec(target) ?? [];
  const isSound =
    target !== '' &&
    head.length <= 16_384 &&
    pairs.every(([name, value]) => token.test(name) && !/[^\t -~\x80-\xff]/.test(value)) &&
    (hosts.length === 1 || (hosts.length === 0 && version !== 'HTTP/1.1')) &&
    [headers.get('host') ?? '', authority].every((host) => hostRule.test(host)) &&
    /^0+$/.test(headers.get('content-length') ?? '0') &&
    !headers.has('transfer-encoding') &&
    /^100-continue$/i.test(headers.get('expect') ?? '100-continue') &&
    /^(?:\/|https?:\/\/[^:/?])/i.test(target);
  try {
    return isSound ? { path: decodeURIComponent(raw) || '/', headers, rest } : undefined;
  } catch {
    return undefined;
  }
}

/** Says what is wrong with an answer: below 400 it needs a valid request, and the file of its path. */
export function problemWith(
  { status, length, body, isCut, rest }: RawResponse,
  request: ReturnType<typeof validRequest>,
  root: string,
  { files, redirects, notFound }: BuiltSite,
): string | undefined {
  // Nonsense behind a request may cut off its answer; words of our own are short.
  const isBodyOf = ({ name, encodings }: BuiltFile) =>
    body.length < 40 ||
    [name, ...encodings.map((encoding) => name + encodingSuffixes[encoding])]
      .map((form) => readFileSync(join(root, form)))
      .some((whole) => body.equals(isCut ? whole.subarray(0, body.length) : whole));
  const { path = '', headers = new Map<string, string>() } = request ?? {};
  const file = files.get(path);
  const isProven = {
    200: file && isBodyOf(file),
    206: file && headers.has('range'),
    304: file && (headers.has('if-none-match') || headers.has('if-modified-since')),
    308: redirects.has(path),
  }[status];
  const isRefused = status >= 400 && status < 500 && (!notFound || isBodyOf(notFound));
  // Nonsense behind a request ends the connection, and with it perhaps the answer.
  if (Number.isNaN(status) && request?.rest) return undefined;
  if (!isRefused && !(request && isProven)) return `${status} for ${request?.path}`;
  if (Number.isNaN(length) && status !== 304) return `${status} without a length`;
  return rest && !/^HTTP\/1\.1 4/.test(rest) ? 'more than was asked for' : undefined;
}
