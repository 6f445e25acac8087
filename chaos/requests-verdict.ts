import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFile, type BuiltSite, suffixes } from '../hosting/built-site.ts';

/** A request that breaks no rule. */
interface Valid {
  path: string;
  headers: Map<string, string>;
}

const end = /\r?\n\r?\n/;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Node's parser lets a GET speak RTSP as if it were HTTP, and no server on it can tell. */
const line = /^(?:GET|HEAD) +([!"$-~]+) +((?:HTTP|RTSP)\/1\.[01]) *$/;
const hostRule = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Empty lines before a request are to be ignored. */
const begun = (message: string) => message.replace(/^(?:\r?\n)+/, '');
export const hasEnd = (message: string) => end.test(begun(message));

/** Reads by the letter of RFC 9112 and 3986, apart from the server's own parser, up to what breaks. */
export function validRequests(message: string): Valid[] {
  if (!hasEnd(message)) return [];
  const text = begun(message);
  const [head = ''] = text.split(end, 1);
  const request = read(head);
  return request ? [request, ...validRequests(text.slice(head.length).replace(end, ''))] : [];
}

function read(head: string): Valid | undefined {
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
    return isSound ? { path: decodeURIComponent(raw) || '/', headers } : undefined;
  } catch {
    return undefined;
  }
}

/** Says what is wrong with an answer: below 400 it needs a valid request, and the file of its path. */
export function problemWith(
  { status, body }: { status: number; body: Buffer },
  request: Valid | undefined,
  root: string,
  { files, redirects, notFound }: BuiltSite,
): string | undefined {
  const isBodyOf = ({ name, encodings }: BuiltFile) =>
    [name, ...encodings.map((encoding) => name + suffixes[encoding])].some((form) =>
      body.equals(readFileSync(join(root, form))),
    );
  const { path = '', headers = new Map() } = request ?? {};
  const file = files.get(path);
  const isShort = body.length < 40;
  const isProven = {
    200: file && (isShort || isBodyOf(file)),
    206: file && headers.has('range'),
    304: file && (headers.has('if-none-match') || headers.has('if-modified-since')),
    308: redirects.has(path),
  }[status];
  const isRefused = status >= 400 && status < 500 && (isShort || (notFound && isBodyOf(notFound)));
  return isRefused || (request && isProven) ? undefined : `${status} for ${request?.path}`;
}
