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
const versions = /^(?:HTTP|RTSP)\/1\.[01]$/;
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
  const [line = '', ...fields] = head.split(/\r?\n/);
  // More than one space may be taken for one.
  const [method = '', target = '', version = '', ...more] = line.split(/ +/);
  const pairs = fields.map((field) => /^([^:]*):[ \t]*(.*?)[ \t]*$/s.exec(field) ?? ['', '', '']);
  const headers = new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
  const hosts = pairs.filter(([, name]) => name?.toLowerCase() === 'host').length;
  const [, authority, raw = ''] = /^(?:https?:\/\/([^/?]*))?([^?]*)/i.exec(target) ?? [];
  const isSound =
    head.length <= 16_384 &&
    (method === 'GET' || method === 'HEAD') &&
    more.length === 0 &&
    versions.test(version) &&
    pairs.every(
      ([, name, value]) => token.test(`${name}`) && !/[^\t -~\x80-\xff]/.test(`${value}`),
    ) &&
    (hosts === 1 || (hosts === 0 && version !== 'HTTP/1.1')) &&
    hostRule.test(headers.get('host') ?? '') &&
    /^0+$/.test(headers.get('content-length') ?? '0') &&
    !headers.has('transfer-encoding') &&
    /^100-continue$/i.test(headers.get('expect') ?? '100-continue') &&
    /^[!"$-~]+$/.test(target) &&
    (authority === undefined
      ? raw.startsWith('/')
      : hostRule.test(authority) && /^[^:]/.test(authority));
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
  const isBodyOf = (file: BuiltFile | undefined) =>
    body.length < 40 ||
    ['', ...(file?.encodings ?? []).map((encoding) => suffixes[encoding])].some(
      (suffix) => file && body.equals(readFileSync(join(root, file.name + suffix))),
    );
  const { path = '', headers = new Map() } = request ?? {};
  const file = files.get(path);
  const isProven = {
    200: file && isBodyOf(file),
    206: file && headers.has('range'),
    304: file && (headers.has('if-none-match') || headers.has('if-modified-since')),
    308: redirects.has(path),
  }[status];
  const isRefused = status >= 400 && status < 500 && isBodyOf(notFound);
  return isRefused || (request && isProven) ? undefined : `${status} for ${request?.path}`;
}
