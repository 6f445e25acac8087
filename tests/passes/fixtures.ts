/** Settings, credentials and a server for tests of the passes service. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createPassesHandler } from '../../server/http/passes-handler.ts';
import { readCredentials } from '../../server/passes/credentials.ts';
import { truncateName } from '../../server/passes/design.ts';
import { PassesService } from '../../server/passes/service.ts';
import type { PassesSettings } from '../../server/passes/settings.ts';
import type { AppleCertificates } from '../../server/pkpass/cms.ts';
import {
  createTestCertificates,
  exportKey,
  generateKeys,
} from '../../server/test-mode/certificates.ts';
import { type LiveWalletData, liveWalletData } from '../../src/model/derive/live-wallet-data.ts';
import { type PassUpdates, passUpdates } from '../../src/model/derive/pass-updates.ts';
import { content } from '../content.ts';
import { startSiteServer } from '../site-server.ts';

/** What the build writes to live-wallet.json. */
export const liveWallet = liveWalletData(content) as LiveWalletData;
export const updates = passUpdates(content) as PassUpdates;
export const verticalIds = liveWallet.verticals.map(({ id }) => id);
export const siteUrl = 'https://walletable.example';
export const secret = 'a secret of more than thirty-two characters';
export const design = { vertical: verticalIds[0] ?? '', name: 'Grand Budapest', color: '#b8452f' };

/** Random passes, with names of any length and script. */
export const issuedPasses = fc.record({
  design: fc.record({
    vertical: fc.constantFrom(...verticalIds),
    name: fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 70 }),
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.constantFrom('فندق النور', 'ホ'.repeat(40), '👩‍👩‍👧‍👦'.repeat(20), '"\\'.repeat(60), ''),
      )
      .map(truncateName),
    color: fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  }),
  issuedAt: fc.nat(2 ** 32 - 1),
});

/** Generated only when needed, because it can take a second. */
let accountKeys: ReturnType<typeof generateKeys> | undefined;

export const createTempFolder = () => mkdtempSync(join(tmpdir(), 'walletable-passes-'));

/**
 * Writes a complete folder of credentials.
 * @param changes files to replace, or to leave out if undefined
 */
export function writeCredentials(
  certificates: AppleCertificates,
  changes: Record<string, string | undefined> = {},
): string {
  accountKeys ??= generateKeys();
  const folder = createTempFolder();
  const badge = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48" />';
  const files: Record<string, string | undefined> = {
    'apple-certificate.pem': certificates.pass.certificate,
    'apple-key.pem': certificates.pass.key,
    'apple-wwdr.pem': certificates.wwdr,
    'apple-badge.svg': badge,
    'google-badge.svg': badge,
    'google-account.json': JSON.stringify({
      client_email: 'passes@walletable-website-123456.iam.gserviceaccount.com',
      private_key: exportKey(accountKeys.privateKey),
    }),
    'settings.json': settingsText(),
    'secret.txt': secret,
    ...changes,
  };
  for (const [name, text] of Object.entries(files))
    if (text !== undefined) writeFileSync(join(folder, name), text);
  return folder;
}

/** The text of settings.json. */
export const settingsText = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({ site: siteUrl, googleIssuer: '3388000000012345678', ...changes });

export function createLiveSettings(
  certificates = createTestCertificates(),
  changes: Record<string, unknown> = {},
): PassesSettings {
  const files = { 'settings.json': settingsText(changes) };
  const { settings, problems } = readCredentials(writeCredentials(certificates, files));
  if (!settings) throw new Error(problems.join('\n'));
  return settings;
}

/** The part of a built site that the service reads. */
export function createRoot() {
  const root = createTempFolder();
  writeFileSync(join(root, 'live-wallet.json'), JSON.stringify(liveWallet));
  writeFileSync(join(root, 'pass-updates.json'), JSON.stringify(updates));
  return root;
}

interface ServerOptions {
  root?: string;
  data?: string;
  now?: () => number;
  /** For rate limits; by default `now`. */
  uptime?: () => number;
  host?: string;
  log?: (line: string) => void;
}

/** Starts the embedded server; without settings, passes are disabled. */
export async function startPassesServer(settings?: PassesSettings, options: ServerOptions = {}) {
  const { root = createRoot(), data = createTempFolder(), now, host = '127.0.0.1', log } = options;
  const { uptime = now } = options;
  const service = settings && new PassesService(settings, { root, data, now, uptime });
  const passes = service && createPassesHandler(service);
  const server = await startSiteServer(
    { root, passes, log, trustedProxies: settings?.trustedProxies },
    host,
  );
  // On a busy machine fetch could reuse a connection that is being closed.
  server.server.keepAliveTimeout = 60_000;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`;
  const request = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init });
  return {
    server: server.server,
    port: server.port,
    origin,
    request,
    /** Sends the request that the live wallet sends, unless headers are overridden. */
    issue(body: unknown, headers: Record<string, string> = {}) {
      const sameOrigin = { 'Content-Type': 'application/json', Origin: settings?.site ?? origin };
      return request('/passes', {
        method: 'POST',
        headers: { ...sameOrigin, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await service?.close();
    },
  };
}
