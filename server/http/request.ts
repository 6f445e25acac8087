import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const validHost = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

interface Target {
  /** undefined if its percent-encoding is malformed */
  path: string | undefined;
  query: string;
}

/** @returns undefined if the request is invalid in a way that Node's parser accepts */
export function parseRequest(req: IncomingMessage, { allowBody = false } = {}): Target | undefined {
  const isValid = /^1\.[01]$/.test(req.httpVersion) && hasOneHost(req);
  return isValid && (allowBody || !hasBody(req)) ? parseTarget(req.url ?? '') : undefined;
}

/** Browsers name HTML before all other types when they open a page. */
export const asksForPage = (req: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(req.method ?? '') &&
  new Negotiator(req).mediaType(['text/plain', 'application/json', 'text/html']) === 'text/html';

function parseTarget(target: string): Target | undefined {
  const match = /^(?:https?:\/\/([^/?]+))?([^?#]*)(\?[^#]*)?$/i.exec(target);
  if (!match || /[^!-~]/.test(target)) return undefined;
  const [, host = '', rawPath = '', query = ''] = match;
  if (!validHost.test(host) || host.startsWith(':')) return undefined;
  if (rawPath ? !rawPath.startsWith('/') : !host) return undefined;
  try {
    const path = decodeURIComponent(rawPath) || '/';
    return { path: path.includes('\0') ? undefined : path, query };
  } catch {
    return { path: undefined, query };
  }
}

/** Node uses the first of two Host headers; a proxy might use the second. */
function hasOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host ?? (httpVersion === '1.0' ? [''] : []);
  return hosts.length === 1 && validHost.test(hosts[0] ?? '');
}

/** A body in a GET request could be used for request smuggling. */
function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) !== 0;
}
