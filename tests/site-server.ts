import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { closeGracefully, createSiteServer } from '../hosting/site-server.ts';

/** Starts the embedded server on a free port. */
export async function startSiteServer(
  options: Parameters<typeof createSiteServer>[0],
  host = '127.0.0.1',
) {
  const server = createSiteServer(options).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, [Symbol.asyncDispose]: () => closeGracefully(server, 0) };
}
