/** A passes server in a process of its own, which can be killed. The settings come from its parent. */
import { once } from 'node:events';
import { type AddressInfo, BlockList } from 'node:net';
import { createPassesHandler } from '../../hosting/passes/handler.ts';
import { createSiteServer } from '../../hosting/site-server.ts';
import { PassesService } from '../../passes/service.ts';

const { settings, data, root } = JSON.parse(process.env.SERVER ?? '{}');
const trustedProxies = new BlockList();
trustedProxies.addAddress('127.0.0.1');
const allSettings = {
  ...settings,
  trustedProxies,
  maxPerMinute: Number.POSITIVE_INFINITY,
  certificates: async () => settings.certificates,
  googleIssuer: async () => settings.googleIssuer,
  gateways: async () => settings.gateways,
};
const passes = createPassesHandler(new PassesService(allSettings, { root, data }));
const server = createSiteServer({ root, passes });
server.keepAliveTimeout = 60_000;
await once(server.listen(Number(process.env.PORT ?? 0), '127.0.0.1'), 'listening');
process.send?.((server.address() as AddressInfo).port);
