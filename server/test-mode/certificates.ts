import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PassType } from '../passes/apple.ts';
import type { AppleCertificates } from '../pkpass/cms.ts';
import {
  bits,
  context,
  der,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  set,
  utcTime,
} from '../pkpass/der.ts';

export const testPassType: PassType = { identifier: 'pass.test.sample', team: 'TEST123456' };

export const generateKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
type Keys = ReturnType<typeof generateKeys>;

const day = 24 * 60 * 60 * 1000;
const sha256WithRsa = sequence(oid('1.2.840.113549.1.1.11'), nothing);
const attributes = {
  CN: '2.5.4.3',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  UID: '0.9.2342.19200300.100.1.1',
};
type Name = Partial<Record<keyof typeof attributes, string>>;

const encodeName = (name: Name) =>
  sequence(
    ...Object.entries(name).map(([key, value]) =>
      set(sequence(oid(attributes[key as keyof Name]), der(0x0c, Buffer.from(value)))),
    ),
  );

const isTrue = der(0x01, Buffer.from([0xff]));
const extension = (id: string, value: Uint8Array) => sequence(oid(id), isTrue, octets(value));
const basicConstraints = (isAuthority: boolean) =>
  extension('2.5.29.19', isAuthority ? sequence(isTrue) : sequence());
/** keyCertSign and cRLSign, or digitalSignature. */
const keyUsage = (isAuthority: boolean) =>
  extension('2.5.29.15', bits(Buffer.from([isAuthority ? 0x06 : 0x80])));
const extendedKeyUsage = (...ids: string[]) => extension('2.5.29.37', sequence(...ids.map(oid)));
const authority = [basicConstraints(true), keyUsage(true)];
const [serverAuth, clientAuth] = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'];
const passSigning = '1.2.840.113635.100.4.14';
const loopback = extension('2.5.29.17', sequence(der(0x87, Buffer.from([127, 0, 0, 1]))));

interface CertificateOptions {
  keys: Keys;
  subject: Name;
  issuer: Name;
  extensions: Uint8Array[];
  validDays?: number;
  startDaysAgo?: number;
}

function createCertificate(options: CertificateOptions): string {
  const { keys, subject, issuer, extensions, validDays = 396, startDaysAgo = 0 } = options;
  const [start, end] = [-startDaysAgo, validDays].map((days) => new Date(Date.now() + days * day));
  const content = sequence(
    context(0, integer(2)),
    integer(1, ...randomBytes(8)),
    sha256WithRsa,
    encodeName(issuer),
    sequence(utcTime(start as Date), utcTime(end as Date)),
    encodeName(subject),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    context(3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, keys.privateKey);
  const text = sequence(content, sha256WithRsa, bits(signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`;
}

export const exportKey = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string;

export interface TestCertificates extends AppleCertificates {
  root: string;
  /** Of the test gateway. */
  server: { certificate: string; key: string };
}

/**
 * A chain like Apple's: root, intermediate, and a certificate for one pass type. Phones do not trust
 * its root, so they do not accept its passes. All have one key, because generating it can take a second.
 */
export function createTestCertificates({
  keys = generateKeys(),
  ...validity
}: {
  keys?: Keys;
  validDays?: number;
  startDaysAgo?: number;
} = {}): TestCertificates {
  const shared = { keys, extensions: authority, validDays: 3650 };
  const { identifier, team } = testPassType;
  const O = 'Test authority';
  const root = { CN: 'Test Root CA', O };
  const wwdr = { CN: 'Test Worldwide Developer Relations', O };
  const pass = { UID: identifier, CN: `Pass Type ID: ${identifier}`, OU: team, O };
  const key = exportKey(keys.privateKey);
  return {
    root: createCertificate({ ...shared, subject: root, issuer: root }),
    wwdr: createCertificate({ ...shared, subject: wwdr, issuer: root }),
    pass: {
      key,
      certificate: createCertificate({
        keys,
        subject: pass,
        issuer: wwdr,
        extensions: [
          basicConstraints(false),
          keyUsage(false),
          extendedKeyUsage(clientAuth, passSigning),
        ],
        ...validity,
      }),
    },
    server: {
      key,
      certificate: createCertificate({
        keys,
        subject: { CN: '127.0.0.1', O },
        issuer: root,
        extensions: [
          basicConstraints(false),
          keyUsage(false),
          extendedKeyUsage(serverAuth),
          loopback,
        ],
      }),
    },
  };
}
