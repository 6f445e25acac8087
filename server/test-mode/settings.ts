import { generateKeyPair, randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { promisify } from 'node:util';
import type { GoogleIssuer } from '../passes/google.ts';
import { siteLimit } from '../passes/rate-limit.ts';
import type { PassesSettings } from '../passes/settings.ts';
import {
  createTestCertificates,
  exportKey,
  type TestCertificates,
  testPassType,
} from './certificates.ts';
import type { Gateway } from './gateway.ts';

export interface TestSettings extends PassesSettings {
  certificates(): Promise<TestCertificates>;
  gateways(): Promise<Gateway>;
}

export function createTestSettings(): TestSettings {
  let issuer: Promise<GoogleIssuer> | undefined;
  let certificates: Promise<TestCertificates> | undefined;
  let gateways: Promise<Gateway> | undefined;
  const settings: TestSettings = {
    mode: 'test',
    secret: randomBytes(32).toString('hex'),
    passType: testPassType,
    certificates: () =>
      (certificates ??= generateKeys().then((keys) => createTestCertificates({ keys }))),
    googleIssuer: () => (issuer ??= createTestIssuer()),
    gateways: () =>
      (gateways ??= import('./gateway.ts').then(({ startGateway }) => startGateway(settings))),
    site: undefined,
    badges: undefined,
    trustedProxies: new BlockList(),
    maxPerMinute: siteLimit.max,
  };
  return settings;
}

const generateKeys = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 });

async function createTestIssuer(): Promise<GoogleIssuer> {
  const { privateKey } = await generateKeys();
  return {
    issuerId: '3388000000000000000',
    account: 'sample@test.iam.gserviceaccount.com',
    privateKey: exportKey(privateKey),
  };
}
