import type { IncomingMessage } from 'node:http';

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/**
 * Only the editor itself may ask: no page of another address, not even one on this machine, and
 * no name that somebody has pointed here. To be opened by a link is all that others may do.
 */
export function mayAsk({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (!loopback.test(host)) return false;
  if (method === 'POST') return origin === `http://${host}`;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return !site || site === 'same-origin' || site === 'none' || mode === 'navigate';
}
