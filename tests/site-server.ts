import { once } from 'node:events';
import { createServer } from 'node:http';
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

/** Starts a server of the built site that closes the connection when one of these files is requested. */
export async function startFailingServer(files: RegExp) {
  const site = createSiteServer({ root: 'dist' });
  const server = createServer((request, response) => {
    if (files.test(request.url ?? '')) request.destroy();
    else site.emit('request', request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close().closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}

/** The files that a page can do without, by kind. */
export const optionalFiles = {
  fonts: /\.woff2$/,
  images: /\.(avif|webp|svg|png|jpg|ico)$/,
  scripts: /\.js$/,
  data: /\.json$/,
  'all of them': /\.(woff2|avif|webp|svg|png|jpg|ico|js|json)$/,
};
