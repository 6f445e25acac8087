import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A key and its certificate, as PEM. */
export interface Keeper {
  certificate: string;
  key: string;
}

export interface AppleCertificates {
  root: string;
  wwdr: string;
  pass: Keeper;
}

type Keys = ReturnType<typeof newKey>;

interface Wish {
  keys: Keys;
  subject: Record<string, string>;
  extensions: object[];
  by?: Keeper;
  days?: number;
  /** Days before today. */
  since?: number;
}

const { pki, asn1 } = forge;
const userId = '0.9.2342.19200300.100.1.1';
const isAuthority = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
];

export const newKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });

function certify({ keys, subject, extensions, by, days = 396, since = 0 }: Wish): Keeper {
  const { publicKey, privateKey } = keys;
  const certificate = pki.createCertificate();
  const day = 24 * 60 * 60 * 1000;
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
  certificate.validity.notBefore = new Date(Date.now() - since * day);
  certificate.validity.notAfter = new Date(Date.now() + days * day);
  const names = Object.entries(subject).map(([type, value]) => ({
    type: type === 'UID' ? userId : (pki.oids[type] ?? type),
    value,
    valueTagClass: asn1.Type.UTF8 as unknown as forge.asn1.Class,
  }));
  certificate.setSubject(names);
  certificate.setIssuer(by ? pki.certificateFromPem(by.certificate).subject.attributes : names);
  certificate.setExtensions(extensions);
  certificate.sign(pki.privateKeyFromPem(by?.key ?? privateKey), forge.md.sha256.create());
  return { certificate: pki.certificateToPem(certificate), key: privateKey };
}

/**
 * A test authority in the shape of Apple's: root, intermediate, and a certificate for one type of
 * pass. No phone knows its root, so none accepts what it signs.
 */
export function createTestCertificates({
  type = 'pass.test.sample',
  team = 'TEST123456',
  keys = newKey(),
  ...validity
}: {
  type?: string;
  team?: string;
  /** One pair for all three, since nobody relies on it: to make one takes a small computer a second. */
  keys?: Keys;
  days?: number;
  since?: number;
} = {}): AppleCertificates {
  const organizationName = 'Test authority';
  const root = certify({
    keys,
    subject: { commonName: 'Test Root CA', organizationName },
    extensions: isAuthority,
    days: 3650,
  });
  const wwdr = certify({
    keys,
    subject: { commonName: 'Test Worldwide Developer Relations', organizationName },
    extensions: isAuthority,
    by: root,
    days: 3650,
  });
  const pass = certify({
    keys,
    subject: {
      UID: type,
      commonName: `Pass Type ID: ${type}`,
      organizationalUnitName: team,
      organizationName,
    },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', clientAuth: true, '1.2.840.113635.100.4.14': true },
    ],
    by: wwdr,
    ...validity,
  });
  return { root: root.certificate, wwdr: wwdr.certificate, pass };
}
