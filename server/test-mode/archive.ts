import { createHash, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { readElements } from '../pkpass/der.ts';

export type Files = Record<string, Buffer>;

/** Reads an archive of uncompressed files with its central directory, as wallets do. */
export function unzip(archive: Buffer): Files {
  const files: Files = {};
  const end = archive.lastIndexOf('PK\x05\x06');
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameEnd = entry + 46 + archive.readUInt16LE(entry + 28);
    const name = archive.toString('utf8', entry + 46, nameEnd);
    const start = archive.readUInt32LE(entry + 42) + 30 + Buffer.byteLength(name);
    const data = archive.subarray(start, start + archive.readUInt32LE(entry + 24));
    if (crc32(data) !== archive.readUInt32LE(entry + 16)) throw new Error(`${name} is damaged.`);
    files[name] = data;
    entry = nameEnd;
  }
  return files;
}

/** @throws unless the manifest lists exactly the other files, with their hashes */
export function checkManifest({ 'manifest.json': manifest, signature, ...files }: Files) {
  if (!manifest || !signature) throw new Error('The archive is not signed.');
  const sha1 = (data: Buffer) => createHash('sha1').update(data).digest('hex');
  const hashes = Object.entries(files).map(([name, data]) => `${name} ${sha1(data)}`);
  const listed = Object.entries(JSON.parse(manifest.toString())).map((entry) => entry.join(' '));
  if (hashes.sort().join() !== listed.sort().join())
    throw new Error('The files do not match the manifest.');
  return { manifest, signature };
}

/** @throws unless the archive was signed by a certificate that the root has issued */
export function checkSignature(files: Files, root: string) {
  const { manifest, signature } = checkManifest(files);
  const content = (bytes: Buffer | undefined) => readElements(bytes ?? Buffer.alloc(2));
  const [signedData] = content(content(signature)[1]);
  const parts = content(signedData);
  const certificates = content(parts[3]).map((bytes) => new X509Certificate(bytes));
  const [signerInfo] = content(parts.at(-1));
  const [, issuerAndSerial, , attributes = signature, , value = signature] = content(signerInfo);
  const serial = content(issuerAndSerial)[1]?.subarray(2).toString('hex').toUpperCase();
  const signer = certificates.find(({ serialNumber }) => serial?.endsWith(serialNumber));
  const digest = createHash('sha256').update(manifest).digest();
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.subarray(1)]);
  const [bytes] = [value.subarray(4)];
  const isSigned = signer && verify('sha256', signed, signer.publicKey, bytes);
  if (!isSigned || !attributes.includes(digest))
    throw new Error('The signature does not match the manifest.');
  const issuer = certificates.find((certificate) => certificate !== signer);
  const authority = new X509Certificate(root);
  const isIssued = (certificate: X509Certificate, by: X509Certificate) =>
    certificate.checkIssued(by) && certificate.verify(by.publicKey);
  if (!issuer || !isIssued(signer, issuer) || !isIssued(issuer, authority))
    throw new Error('Expected a pass that the test authority of the running server has signed.');
}
