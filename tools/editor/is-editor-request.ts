import type { IncomingMessage } from 'node:http';

const loopbackHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/**
 * Accepts requests of the editor's own pages only, against cross-site requests and DNS rebinding.
 * Other sites may link to the editor (a top-level navigation).
 */
export function isEditorRequest({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (!loopbackHost.test(host)) return false;
  if (method === 'POST') return origin === `http://${host}`;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return !site || site === 'same-origin' || site === 'none' || mode === 'navigate';
}
