/** A passes server in a process of its own, which can be killed. The settings come from its parent. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createPassesHandler } from '../../server/http/passes-handler.ts';
import { startPassesThread } from '../../server/http/passes-thread.ts';
import { createSiteServer } from '../../server/http/site-server.ts';

const options = JSON.parse(process.env.SERVER ?? '{}');
const service = await startPassesThread(new URL('./worker-child.ts', import.meta.url), options);
const passes = service && createPassesHandler(service);
const server = createSiteServer({
  root: options.root,
  passes,
  trustedProxies: service?.trustedProxies,
});
server.keepAliveTimeout = 60_000;
await once(server.listen(Number(process.env.PORT ?? 0), '127.0.0.1'), 'listening');
process.send?.((server.address() as AddressInfo).port);
