import { generateKeyPair, randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { promisify } from 'node:util';
import type { AppleCertificates, PassType } from './apple.ts';
import type { GoogleIssuer } from './google.ts';
import { siteLimit } from './rate-limit.ts';

export interface PassesSettings {
  /** Test passes are signed with generated certificates, which no phone accepts. */
  mode: 'test' | 'live';
  secret: string;
  passType: PassType;
  /** Without them, the signing worker generates test certificates. */
  certificates: AppleCertificates | undefined;
  googleIssuer(): Promise<GoogleIssuer>;
  /** The public origin. In test mode, the origin of the request is used. */
  site: string | undefined;
  /** SVG text of the official badges. */
  badges: { apple: string; google: string } | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: BlockList;
  maxPerMinute: number;
}

export const testPassType: PassType = { identifier: 'pass.test.sample', team: 'TEST123456' };

export function createTestSettings(): PassesSettings {
  let issuer: Promise<GoogleIssuer> | undefined;
  return {
    mode: 'test',
    secret: randomBytes(32).toString('hex'),
    passType: testPassType,
    certificates: undefined,
    googleIssuer: () => (issuer ??= createTestIssuer()),
    site: undefined,
    badges: undefined,
    trustedProxies: new BlockList(),
    maxPerMinute: siteLimit.max,
  };
}

async function createTestIssuer(): Promise<GoogleIssuer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    issuerId: '3388000000000000000',
    account: 'sample@test.iam.gserviceaccount.com',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
