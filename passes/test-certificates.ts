import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { AppleCertificates } from './apple.ts';
import { testPassType } from './settings.ts';

type CertificateWithKey = AppleCertificates['pass'];
type KeyPair = ReturnType<typeof generateKeys>;

interface CertificateOptions {
  keys: KeyPair;
  subject: Record<string, string>;
  extensions: object[];
  /** Self-signed without an issuer. */
  issuer?: CertificateWithKey;
  validDays?: number;
  startDaysAgo?: number;
}

const { pki, asn1 } = forge;
const userIdOid = '0.9.2342.19200300.100.1.1';
const caExtensions = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
];

export const generateKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });

function createCertificate(options: CertificateOptions): CertificateWithKey {
  const { keys, subject, extensions, issuer, validDays = 396, startDaysAgo = 0 } = options;
  const { publicKey, privateKey } = keys;
  const certificate = pki.createCertificate();
  const day = 24 * 60 * 60 * 1000;
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
  certificate.validity.notBefore = new Date(Date.now() - startDaysAgo * day);
  certificate.validity.notAfter = new Date(Date.now() + validDays * day);
  const attributes = Object.entries(subject).map(([type, value]) => ({
    type: type === 'UID' ? userIdOid : (pki.oids[type] ?? type),
    value,
    valueTagClass: asn1.Type.UTF8 as unknown as forge.asn1.Class,
  }));
  certificate.setSubject(attributes);
  certificate.setIssuer(
    issuer ? pki.certificateFromPem(issuer.certificate).subject.attributes : attributes,
  );
  certificate.setExtensions(extensions);
  certificate.sign(pki.privateKeyFromPem(issuer?.key ?? privateKey), forge.md.sha256.create());
  return { certificate: pki.certificateToPem(certificate), key: privateKey };
}

/**
 * A chain like Apple's: root, intermediate, and a certificate for one pass type. Phones do not trust
 * its root, so they do not accept its passes.
 */
export function createTestCertificates({
  keys = generateKeys(),
  ...validity
}: {
  /** One pair for all three certificates, because generating a pair can take a second. */
  keys?: KeyPair;
  validDays?: number;
  startDaysAgo?: number;
} = {}): AppleCertificates & { root: string } {
  const { identifier, team } = testPassType;
  const organizationName = 'Test authority';
  const root = createCertificate({
    keys,
    subject: { commonName: 'Test Root CA', organizationName },
    extensions: caExtensions,
    validDays: 3650,
  });
  const wwdr = createCertificate({
    keys,
    subject: { commonName: 'Test Worldwide Developer Relations', organizationName },
    extensions: caExtensions,
    issuer: root,
    validDays: 3650,
  });
  const pass = createCertificate({
    keys,
    subject: {
      UID: identifier,
      commonName: `Pass Type ID: ${identifier}`,
      organizationalUnitName: team,
      organizationName,
    },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', clientAuth: true, '1.2.840.113635.100.4.14': true },
    ],
    issuer: wwdr,
    ...validity,
  });
  return { root: root.certificate, wwdr: wwdr.certificate, pass };
}
