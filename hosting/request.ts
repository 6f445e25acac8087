import type { IncomingMessage } from 'node:http';

const host = /^(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** What is asked for; or nothing, if the request breaks a rule that Node's parser lets pass. */
export function targetOf(req: IncomingMessage, mayHaveBody = false) {
  const isWell = /^1\.[01]$/.test(req.httpVersion) && hasOneHost(req);
  return isWell && (mayHaveBody || !hasBody(req)) ? parseTarget(req.url ?? '') : undefined;
}

function parseTarget(target: string): { path: string; query: string } | undefined {
  const form = /^(?:https?:\/\/([^/?]+))?([^?#]*)(\?[^#]*)?$/i.exec(target);
  if (!form || /[^!-~]/.test(target)) return undefined;
  const [, authority = '', raw = '', query = ''] = form;
  if (!host.test(authority) || authority.startsWith(':')) return undefined;
  try {
    const path = decodeURIComponent(raw) || (authority && '/');
    return path.startsWith('/') && !path.includes('\0') ? { path, query } : undefined;
  } catch {
    return undefined;
  }
}

/** Of two, Node keeps the first; another server on the way might take the second. */
function hasOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host ?? (httpVersion === '1.0' ? [''] : []);
  return hosts.length === 1 && host.test(hosts[0] ?? '');
}

/** None belongs to GET; it may hide a request from a server on the way. */
function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) !== 0;
}
