import type { IncomingMessage } from 'node:http';

const validHost = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** @returns undefined if the request is invalid in a way that Node's parser accepts */
export function parseRequest(req: IncomingMessage, { allowBody = false } = {}) {
  const isValid = /^1\.[01]$/.test(req.httpVersion) && hasOneHost(req);
  return isValid && (allowBody || !hasBody(req)) ? parseTarget(req.url ?? '') : undefined;
}

function parseTarget(target: string): { path: string; query: string } | undefined {
  const match = /^(?:https?:\/\/([^/?]+))?([^?#]*)(\?[^#]*)?$/i.exec(target);
  if (!match || /[^!-~]/.test(target)) return undefined;
  const [, host = '', rawPath = '', query = ''] = match;
  if (!validHost.test(host) || host.startsWith(':')) return undefined;
  try {
    const path = decodeURIComponent(rawPath) || (host && '/');
    return path.startsWith('/') && !path.includes('\0') ? { path, query } : undefined;
  } catch {
    return undefined;
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
