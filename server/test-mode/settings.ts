import { generateKeyPair, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GoogleIssuer } from '../passes/google.ts';
import { siteLimit } from '../passes/rate-limit.ts';
import type { PassesSettings } from '../passes/settings.ts';
import { explainSqlite } from '../passes/storage-error.ts';
import {
  createTestCertificates,
  exportKey,
  type TestCertificates,
  testPassType,
} from './certificates.ts';
import type { Gateway } from './gateway.ts';
import { writePrivateFile } from './private-file.ts';

export interface TestSettings extends PassesSettings {
  certificates(): Promise<TestCertificates>;
  gateways(): Promise<Gateway>;
}

/** @param folder where the secret, the authority and the passes in Google Wallet are kept */
export function createTestSettings(folder?: string): TestSettings {
  let issuer: Promise<GoogleIssuer> | undefined;
  let certificates: Promise<TestCertificates> | undefined;
  let gateways: Promise<Gateway> | undefined;
  /** Keys are generated at the first request, because that can take a second. */
  async function keepLater<Value>(name: string, create: () => Promise<Value>): Promise<Value> {
    const value = keep<Value | undefined>(folder, name, () => undefined) ?? (await create());
    return keep(folder, name, () => value);
  }
  const settings: TestSettings = {
    mode: 'test',
    secret: keep(folder, 'test-secret', () => randomBytes(32).toString('hex')),
    passType: testPassType,
    certificates: () => (certificates ??= keepLater('test-authority', createTestAuthority)),
    googleIssuer: () => (issuer ??= keepLater('test-google-issuer', createTestIssuer)),
    gateways: () =>
      (gateways ??= import('./gateway.ts').then(({ startGateway }) =>
        startGateway(settings, folder && join(folder, 'test-google-objects.json')),
      )),
    site: undefined,
    badges: undefined,
    trustedProxies: new BlockList(),
    maxPerMinute: siteLimit.max,
  };
  return settings;
}

/** The value of an earlier start, or a new one. Only the user of the server can read its file. */
function keep<Value>(folder: string | undefined, name: string, create: () => Value): Value {
  if (!folder) return create();
  const file = join(folder, `${name}.json`);
  try {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const value = create();
    if (value !== undefined) writePrivateFile(file, JSON.stringify(value));
    return value;
  } catch (error) {
    throw explainSqlite(error, file);
  }
}

const generateKeys = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 });

const createTestAuthority = async () =>
  createTestCertificates({ keys: await generateKeys(), validDays: 3650 });

async function createTestIssuer(): Promise<GoogleIssuer> {
  const { privateKey } = await generateKeys();
  return {
    issuerId: '3388000000000000000',
    account: 'sample@test.iam.gserviceaccount.com',
    privateKey: exportKey(privateKey),
  };
}
