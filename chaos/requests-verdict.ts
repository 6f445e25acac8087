import type { Site } from '../hosting/site.ts';

/**
 * Reads a request by the letter of RFC 9112 and 3986, apart from the server's own parser, and says
 * which answers it may have. What breaks a rule may only have a 4xx.
 */
export interface Verdict {
  /** The first rule that is broken; without one the request is valid. */
  broken?: string;
  method: string;
  path?: string;
  headers: Map<string, string>;
  /** What comes behind it: more requests, perhaps. */
  rest: string;
}

export const noEnd = 'it has no end';
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Node's parser lets a GET speak RTSP as if it were HTTP, and no server on it can tell. */
const versions = /^(?:HTTP|RTSP)\/1\.[01]$/;
const hostRule = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** A verdict for each request in the message, up to the first that is broken. */
export function verdictsOn(message: Buffer): Verdict[] {
  const verdicts: Verdict[] = [];
  let rest = message.toString('latin1');
  do {
    const verdict = verdictOn(rest);
    verdicts.push(verdict);
    rest = verdict.broken ? '' : verdict.rest;
  } while (rest);
  return verdicts;
}

function verdictOn(message: string): Verdict {
  // Empty lines before a request are to be ignored.
  const text = message.replace(/^(?:\r?\n)+/, '');
  const end = /\r?\n\r?\n/.exec(text);
  const [line = '', ...fields] = text.slice(0, end?.index).split(/\r?\n/);
  // More than one space may be taken for one.
  const [method = '', target = '', version = '', ...more] = line.split(/ +/);
  const rest = end ? text.slice(end.index + end[0].length) : '';
  const verdict: Verdict = { method, headers: new Map(), rest };
  const broken = (rule: string): Verdict => ({ ...verdict, broken: rule });

  if (!end) return broken(noEnd);
  if (end.index > 16_384) return broken('it is too large');
  if (more.length > 0 || !versions.test(version)) return broken('the version');
  if (method !== 'GET' && method !== 'HEAD') return broken('the method');
  for (const field of fields) {
    const [, name = '', value = ''] = /^([^:]*):[ \t]*(.*?)[ \t]*$/s.exec(field) ?? [];
    if (!token.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value)) return broken('a header');
    const key = name.toLowerCase();
    if (key === 'host' && verdict.headers.has(key)) return broken('two hosts');
    verdict.headers.set(key, value);
  }
  const host = verdict.headers.get('host');
  if (host === undefined ? version === 'HTTP/1.1' : !hostRule.test(host)) return broken('the host');
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes('#')) return broken('the target');
  const length = verdict.headers.get('content-length') ?? '0';
  if (!/^0+$/.test(length) || verdict.headers.has('transfer-encoding')) return broken('a body');
  const expected = verdict.headers.get('expect')?.toLowerCase() ?? '100-continue';
  if (expected !== '100-continue') return broken('the expectation');

  const [, authority, raw = ''] = /^(?:https?:\/\/([^/?]*))?([^?]*)/i.exec(target) ?? [];
  if (authority !== undefined && !/^(?!:)./.test(authority)) return broken('the authority');
  if (authority !== undefined && !hostRule.test(authority)) return broken('the authority');
  if (authority === undefined && !raw.startsWith('/')) return broken('the target');
  try {
    verdict.path = decodeURIComponent(raw) || '/';
  } catch {
    return broken('the encoding');
  }
  return verdict;
}

/** Whether the site holds what a success or a redirection claims; a 4xx needs no proof. */
export function isProven(status: number, verdict: Verdict | undefined, site: Site): boolean {
  if (status >= 400 && status < 500) return true;
  if (!verdict || verdict.broken) return false;
  const { path = '', headers } = verdict;
  if (status === 308) return site.redirects.has(path);
  if (!site.files.has(path)) return false;
  if (status === 206) return headers.has('range');
  if (status === 304) return headers.has('if-none-match') || headers.has('if-modified-since');
  return status === 200;
}
