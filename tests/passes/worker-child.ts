/** The thread of `server-child.ts`. */
import { BlockList } from 'node:net';
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../server/http/passes-messages.ts';
import { PassesService } from '../../server/passes/service.ts';

const { settings, data, root } = workerData;
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
answerRequests(new PassesService(allSettings, { root, data }));
