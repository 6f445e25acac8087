/** Reads and verifies .pkpass archives independently of the code that creates them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

type Files = Map<string, Buffer>;

/** Writes a ZIP archive of uncompressed files. */
export function zip(files: Files): Buffer {
  const [localFiles, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, data] of files) {
    const header = Buffer.alloc(26);
    header.writeUInt8(10);
    header.writeUInt32LE(crc32(data), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), data]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), header, position, Buffer.from(name));
    localFiles.push(local);
    offset += local.length;
  }
  const end = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...localFiles, ...directory, end]);
}

/** @throws if any byte of the archive is not as expected */
export function unzip(archive: Buffer): Files {
  const files: Files = new Map();
  let offset = 0;
  while (archive.toString('latin1', offset, offset + 4) === 'PK\x03\x04') {
    const [size, length] = [archive.readUInt32LE(offset + 22), archive.readUInt16LE(offset + 26)];
    const start = offset + 30 + length;
    files.set(archive.toString('utf8', offset + 30, start), archive.subarray(start, start + size));
    offset = start + size;
  }
  if (!zip(files).equals(archive)) throw new Error('The archive is damaged.');
  return files;
}

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/**
 * @returns pass.json
 * @throws unless the manifest matches the files and was signed by a certificate of the root
 */
export function verify(archive: Buffer, root: string): Record<string, unknown> {
  const { 'manifest.json': manifest, signature, ...files } = Object.fromEntries(unzip(archive));
  if (!manifest || !signature) throw new Error('The archive is not signed.');
  const sha1 = (data: Buffer) => createHash('sha1').update(data).digest('hex');
  const hashes = Object.entries(files).map(([name, data]) => `${name} ${sha1(data)}`);
  const listed = Object.entries(JSON.parse(manifest.toString())).map((entry) => entry.join(' '));
  if (hashes.sort().join() !== listed.sort().join())
    throw new Error('The files do not match the manifest.');
  verifySignature(manifest, signature, root);
  return JSON.parse(String(files['pass.json']));
}

function verifySignature(manifest: Buffer, signature: Buffer, root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'walletable-pass-'));
  try {
    const write = (name: string, data: Buffer | string) => {
      writeFileSync(join(folder, name), data);
      return join(folder, name);
    };
    const { status } = spawnSync('openssl', [
      ...['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-out', '/dev/null'],
      ...['-in', write('signature', signature), '-content', write('manifest', manifest)],
      ...['-CAfile', write('root', root)],
    ]);
    if (status !== 0) throw new Error('The signature does not match the manifest.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
