import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { closeGracefully, createSiteServer } from '../../../server/http/site-server.ts';
import { freePort } from './free-port.ts';
import { startServerProcess } from './server-process.ts';

export function requireBuiltSite() {
  if (existsSync('dist/index.html')) return;
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(1);
}

/** Serves a built site from this process on a free loopback port. */
export async function serveSite(root: string) {
  const server = createSiteServer({ root }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => closeGracefully(server, 0),
  };
}

/** Starts `server/http/server.ts` as a process of its own, for tests of load and restarts. */
export async function startSiteProcess(settings: { port?: number; env?: NodeJS.ProcessEnv } = {}) {
  const { port = await freePort(), env } = settings;
  return startServerProcess('The server', process.execPath, ['server/http/server.ts'], port, {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(port),
  });
}
