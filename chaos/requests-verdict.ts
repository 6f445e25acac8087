import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile, BuiltSite } from '../hosting/built-site.ts';

/** A request that breaks no rule. */
export interface Valid {
  path: string;
  headers: Map<string, string>;
}

const end = /\r?\n\r?\n/;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Node's parser lets a GET speak RTSP as if it were HTTP, and no server on it can tell. */
const versions = /^(?:HTTP|RTSP)\/1\.[01]$/;
const hostRule = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

export const hasEnd = (message: string) => end.test(message.replace(/^(?:\r?\n)+/, ''));

/** Reads by the letter of RFC 9112 and 3986, apart from the server's own parser, up to what breaks. */
export function validRequests(message: string): Valid[] {
  const valid: Valid[] = [];
  // Empty lines before a request are to be ignored.
  for (let rest = message; hasEnd(rest); ) {
    const text = rest.replace(/^(?:\r?\n)+/, '');
    const [head = ''] = text.split(end, 1);
    const request = read(head);
    if (!request) break;
    valid.push(request);
    rest = text.slice(head.length).replace(end, '');
  }
  return valid;
}

function read(head: string): Valid | undefined {
  const [line = '', ...fields] = head.split(/\r?\n/);
  // More than one space may be taken for one.
  const [method = '', target = '', version = '', ...more] = line.split(/ +/);
  const headers = new Map<string, string>();
  for (const field of fields) {
    const [, name = '', value = ''] = /^([^:]*):[ \t]*(.*?)[ \t]*$/s.exec(field) ?? [];
    const isTwice = name.toLowerCase() === 'host' && headers.has('host');
    if (isTwice || !token.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value)) return undefined;
    headers.set(name.toLowerCase(), value);
  }
  const [, authority = 'x', raw = ''] = /^(?:https?:\/\/([^/?]*))?([^?]*)/i.exec(target) ?? [];
  const isSound =
    head.length <= 16_384 &&
    /^(?:GET|HEAD)$/.test(method) &&
    more.length === 0 &&
    versions.test(version) &&
    hostRule.test(headers.get('host') ?? (version === 'HTTP/1.1' ? '/' : '')) &&
    /^0+$/.test(headers.get('content-length') ?? '0') &&
    !headers.has('transfer-encoding') &&
    /^100-continue$/i.test(headers.get('expect') ?? '100-continue') &&
    /^(?:\/|https?:)[\x21-\x7e]*$/i.test(target) &&
    !target.includes('#') &&
    /^(?!:)./.test(authority) &&
    hostRule.test(authority);
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
  const isShort = body.length < 40;
  const isForm = (file: BuiltFile | undefined) =>
    [file?.name, ...Object.values(file?.encoded ?? {})].some(
      (name) => name && body.equals(readFileSync(join(root, name))),
    );
  if (status >= 400 && status < 500)
    return isShort || isForm(notFound) ? undefined : `${status} with a foreign body`;
  const { path = '', headers = new Map() } = request ?? {};
  const isProven = {
    200: files.has(path) && (isShort || isForm(files.get(path))),
    206: files.has(path) && headers.has('range'),
    304: files.has(path) && (headers.has('if-none-match') || headers.has('if-modified-since')),
    308: redirects.has(path),
  }[status];
  return request && isProven ? undefined : `${status} for ${request?.path ?? 'what is not valid'}`;
}
