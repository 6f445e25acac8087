/** Installations that issue passes: their settings, their words, and a server of nothing else. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFor, limits, passesRules } from '../../hosting/rules.ts';
import { Passes } from '../../passes/service.ts';
import { readSettings, type Settings } from '../../passes/settings.ts';
import { type AppleCertificates, createTestCertificates } from '../../passes/test-certificates.ts';
import { liveWalletData } from '../../src/model/derive/live-wallet-data.ts';
import { content } from '../content.ts';

/** As the build writes it. */
export const data = liveWalletData(content);
export const site = 'https://walletable.example';
export const secret = 'a secret of more than thirty-two characters';

/** One is enough for all tests, made when it is needed: that takes a second on a busy machine. */
let account: string | undefined;
function accountKey() {
  account ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return account;
}

/** A folder for what a test writes. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'walletable-passes-'));

/** What belongs to the built site. */
export function newSite(): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'live-wallet.json'), JSON.stringify(data));
  return folder;
}

/** A folder of credentials as an owner has it, with whatever else is to be in it, or not. */
export function newCredentials(
  authority: AppleCertificates,
  change: Record<string, string | undefined> = {},
): string {
  const folder = newFolder();
  const badge =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="160" height="48" rx="8"/></svg>';
  const files: Record<string, string | undefined> = {
    'apple-certificate.pem': authority.pass.certificate,
    'apple-key.pem': authority.pass.key,
    'apple-wwdr.pem': authority.wwdr,
    'apple-badge.svg': badge,
    'google-badge.svg': badge,
    'google-account.json': JSON.stringify({
      client_email: 'passes@walletable-website-123456.iam.gserviceaccount.com',
      private_key: accountKey(),
    }),
    'settings.json': JSON.stringify({ site, googleIssuer: '3388000000012345678' }),
    'secret.txt': secret,
    ...change,
  };
  for (const [name, text] of Object.entries(files))
    if (text !== undefined) writeFileSync(join(folder, name), text);
  return folder;
}

export function liveSettings(authority = createTestCertificates(), change = {}): Settings {
  const { settings, problems } = readSettings(newCredentials(authority, change));
  if (!settings) throw new Error(problems.join('\n'));
  return settings;
}

/** The service by itself: it needs no more of a server than this. */
export async function serve(settings: Settings, clock?: () => number) {
  const passes = new Passes(settings, newSite(), clock);
  const rules = passesRules(passes.state);
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    const rule = {
      headers: headersFor(rules, path),
      methods: rules.find((one) => one.path === path)?.methods ?? ['GET', 'HEAD'],
    };
    passes.answer({ req, res, path, longestBody: limits.body, ...rule });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init });
  return {
    passes,
    origin,
    ask,
    /** Asks as a page of the site does, unless it is told otherwise. */
    issue: (body: unknown, headers: Record<string, string> = {}) =>
      ask('/passes', {
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
      await passes.close();
    },
  };
}
