import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import {
  context,
  integer,
  nothing,
  octets,
  oid,
  readElements,
  sequence,
  set,
  utcTime,
} from './der.ts';

/** PEM text. */
export interface AppleCertificates {
  /** Only test certificates include their root. */
  root?: string;
  /** Apple's intermediate certificate. */
  wwdr: string;
  pass: { certificate: string; key: string };
}

const [data, signedData] = [oid('1.2.840.113549.1.7.1'), oid('1.2.840.113549.1.7.2')];
const [contentType, messageDigest, signingTime] = ['3', '4', '5'].map((last) =>
  oid(`1.2.840.113549.1.9.${last}`),
) as [Buffer, Buffer, Buffer];
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
const rsa = sequence(oid('1.2.840.113549.1.1.1'), nothing);

/**
 * Creates the function that signs a manifest: a detached CMS signature, byte for byte that of
 * `openssl smime -sign -binary -nosmimecap -md sha256`.
 */
export function createCmsSigner({ pass, wwdr }: AppleCertificates) {
  const key = createPrivateKey(pass.key);
  const certificate = new X509Certificate(pass.certificate).raw;
  // DER sorts the elements of a set.
  const chain = [certificate, new X509Certificate(wwdr).raw].sort(Buffer.compare);
  const [body = certificate] = readElements(certificate);
  const [, serialNumber = body, , issuer = body] = readElements(body);

  return (manifest: Uint8Array, now = new Date()): Buffer => {
    const attributes = [
      sequence(contentType, set(data)),
      sequence(signingTime, set(utcTime(now))),
      sequence(messageDigest, set(octets(createHash('sha256').update(manifest).digest()))),
    ];
    // The attributes are signed as a set, but written with a tag of their own.
    const signature = octets(sign('sha256', set(...attributes), key));
    const signer = sequence(issuer, serialNumber);
    const signerInfo = [integer(1), signer, sha256, context(0, ...attributes), rsa, signature];
    const certificates = context(0, ...chain);
    const content = [integer(1), set(sha256), sequence(data), certificates];
    return sequence(signedData, context(0, sequence(...content, set(sequence(...signerInfo)))));
  };
}

export type CmsSigner = ReturnType<typeof createCmsSigner>;
