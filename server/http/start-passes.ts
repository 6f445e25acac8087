import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addTrustedProxy } from '../passes/addresses.ts';
import { readCredentials } from '../passes/credentials.ts';
import { isPostgres } from '../passes/database.ts';
import { PassesService } from '../passes/service.ts';
import type { PassesSettings } from '../passes/settings.ts';
import { createTestSettings } from '../test-mode/settings.ts';

export interface StartOptions {
  /** Folder of the built site. */
  root: string;
  /** The address the server listens on. */
  host: string;
  port: number;
  /** The environment variable PASSES: a folder with credentials, `off`, or unset. */
  setting: string | undefined;
  /** The environment variable PASSES_DATA: a folder, or the address of a PostgreSQL database. */
  data: string | undefined;
  /** Addresses and networks that are trusted besides those of the credentials. */
  proxies?: string[];
}

/**
 * @returns undefined where passes are disabled
 * @throws if the credentials are incomplete or invalid
 */
export function createPassesService({
  root,
  host,
  port,
  setting,
  // In test mode each server has its own secret, so servers cannot share data.
  data = isLoopback(host) ? join('.data', setting ? '' : `test-${port}`) : undefined,
  proxies = [],
}: StartOptions): PassesService | undefined {
  const testFolder = data && !isPostgres(data) ? data : join('.data', `test-${port}`);
  const settings = loadSettings(setting, host, testFolder);
  if (settings) for (const proxy of proxies) addTrustedProxy(settings.trustedProxies, proxy);
  if (settings && !data)
    throw new Error('PASSES_DATA must name a folder: see docs/passes.md, Live updates.');
  // The service needs the built site; the settings are checked even before the first build.
  const isBuilt = existsSync(join(root, 'live-wallet.json'));
  return settings && isBuilt && data ? new PassesService(settings, { root, data }) : undefined;
}

/** @throws if passes cannot be issued with these environment variables */
export function checkSettings(setting: string | undefined, host: string, data = '') {
  if (loadSettings(setting, host)) isPostgres(data);
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);

/**
 * Live mode with a folder of credentials, test mode on a loopback address, otherwise disabled.
 * @param testFolder where test mode keeps its secret and its authority
 */
export function loadSettings(
  setting: string | undefined,
  host: string,
  testFolder?: string,
): PassesSettings | undefined {
  if (setting === 'off' || (!setting && !isLoopback(host))) return undefined;
  if (!setting) return createTestSettings(testFolder);
  const { settings, problems, warnings } = readCredentials(setting);
  for (const warning of warnings) console.warn(`PASSES: ${warning}`);
  if (settings) return settings;
  throw new Error(
    `Passes cannot be signed with the files in ${setting}. See docs/passes.md, Credentials.\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}
