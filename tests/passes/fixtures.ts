/** Settings, credentials and a minimal server for tests of the passes service. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { headersFor, limits, methods, passesRules } from '../../hosting/rules.ts';
import type { AppleCertificates } from '../../passes/apple.ts';
import { readCredentials } from '../../passes/credentials.ts';
import { PassesService } from '../../passes/service.ts';
import type { PassesSettings } from '../../passes/settings.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import { liveWalletData } from '../../src/model/derive/live-wallet-data.ts';
import { content } from '../content.ts';

/** What the build writes to live-wallet.json. */
export const liveWallet = liveWalletData(content);
export const useIds = liveWallet.uses.map(({ id }) => id);
export const siteUrl = 'https://walletable.example';
export const secret = 'a secret of more than thirty-two characters';
export const design = { use: useIds[0] ?? '', name: 'Grand Budapest', color: '#b8452f' };

export const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Generated once and only when needed, because it can take a second. */
let accountKey: string | undefined;
function getAccountKey() {
  accountKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return accountKey;
}

export const createTempFolder = () => mkdtempSync(join(tmpdir(), 'walletable-passes-'));

/**
 * Writes a complete folder of credentials.
 * @param changes files to replace, or to leave out if undefined
 */
export function writeCredentials(
  certificates: AppleCertificates,
  changes: Record<string, string | undefined> = {},
): string {
  const folder = createTempFolder();
  const badge =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="160" height="48" rx="8"/></svg>';
  const files: Record<string, string | undefined> = {
    'apple-certificate.pem': certificates.pass.certificate,
    'apple-key.pem': certificates.pass.key,
    'apple-wwdr.pem': certificates.wwdr,
    'apple-badge.svg': badge,
    'google-badge.svg': badge,
    'google-account.json': JSON.stringify({
      client_email: 'passes@walletable-website-123456.iam.gserviceaccount.com',
      private_key: getAccountKey(),
    }),
    'settings.json': JSON.stringify({ site: siteUrl, googleIssuer: '3388000000012345678' }),
    'secret.txt': secret,
    ...changes,
  };
  for (const [name, text] of Object.entries(files))
    if (text !== undefined) writeFileSync(join(folder, name), text);
  return folder;
}

export function createLiveSettings(
  certificates: AppleCertificates = createTestCertificates(),
  changes = {},
): PassesSettings {
  const { settings, problems } = readCredentials(writeCredentials(certificates, changes));
  if (!settings) throw new Error(problems.join('\n'));
  return settings;
}

/** Serves only the passes service. */
export async function startPassesServer(settings: PassesSettings, now?: () => number) {
  const root = createTempFolder();
  writeFileSync(join(root, 'live-wallet.json'), JSON.stringify(liveWallet));
  const service = new PassesService(settings, root, now);
  const rules = passesRules(service.mode);
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    service.handle({
      req,
      res,
      path,
      allowedMethods: rules.find((rule) => rule.path === path)?.methods ?? methods,
      maxBodyBytes: limits.maxBodyBytes,
      headers: headersFor(rules, path),
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init });
  return {
    service,
    request,
    /** Sends the request that the live wallet sends, unless headers are overridden. */
    issue: (body: unknown, headers: Record<string, string> = {}) =>
      request('/passes', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: settings.site ?? origin,
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await service.close();
    },
  };
}
