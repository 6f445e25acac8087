/** A passes server in a process of its own, which can be killed. The settings come from its parent. */
import { BlockList } from 'node:net';
import type { PassesSettings } from '../../passes/settings.ts';
import { startPassesServer } from './fixtures.ts';

const { settings, data } = JSON.parse(process.env.SERVER ?? '{}');
const trustedProxies = new BlockList();
trustedProxies.addAddress('127.0.0.1');
const { port } = await startPassesServer(
  {
    ...settings,
    trustedProxies,
    maxPerMinute: Number.POSITIVE_INFINITY,
    certificates: async () => settings.certificates,
    googleIssuer: async () => settings.googleIssuer,
    gateways: async () => settings.gateways,
  } as PassesSettings,
  { data, port: Number(process.env.PORT ?? 0) },
);
process.send?.(port);
