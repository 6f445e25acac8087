import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeGracefully, createSiteServer } from '../server/http/site-server.ts';

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

/** Closes the connection, or sends noise in place of the file. */
const faults = {
  fail: (request: IncomingMessage) => request.destroy(),
  'are damaged': (_: IncomingMessage, response: ServerResponse) => response.end(randomBytes(5000)),
};

export type Fault = keyof typeof faults;

/** Starts a server of the built site where a request for one of these files has a fault. */
export async function startFailingServer(files: RegExp, fault: Fault = 'fail') {
  const site = await startSiteServer({ root: 'dist' });
  const [respond] = site.server.listeners('request') as RequestListener[];
  site.server.removeAllListeners('request').on('request', (request, response) => {
    if (files.test(request.url ?? '')) faults[fault](request, response);
    else respond?.(request, response);
  });
  return { ...site, origin: `http://127.0.0.1:${site.port}` };
}

/** The files that a page can do without, by kind. */
export const optionalFiles = {
  fonts: /\.woff2$/,
  images: /\.(avif|webp|svg|png|jpg|ico)$/,
  scripts: /\.js$/,
  data: /\.json$/,
  'all of them': /\.(woff2|avif|webp|svg|png|jpg|ico|js|json)$/,
};
