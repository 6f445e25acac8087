/** Reads a signed package as a phone would, with nothing of what made it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

export type Files = Map<string, Buffer>;

/** A ZIP of stored files, which says everything once more at its end. */
export function zip(files: Files): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, data] of files) {
    const common = Buffer.alloc(26);
    common.writeUInt8(10);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    entries.push(Buffer.from('PK\x01\x02\x14\x00'), common, offset, Buffer.from(name));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(Buffer.concat(entries).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...entries, end]);
}

/** The files of an archive in which every byte is as it must be. */
export function unzip(archive: Buffer): Files {
  const files: Files = new Map();
  let at = 0;
  while (archive.toString('latin1', at, at + 4) === 'PK\x03\x04') {
    const [size, length] = [archive.readUInt32LE(at + 22), archive.readUInt16LE(at + 26)];
    const start = at + 30 + length;
    files.set(archive.toString('utf8', at + 30, start), archive.subarray(start, start + size));
    at = start + size;
  }
  if (!zip(files).equals(archive)) throw new Error('The archive is damaged.');
  return files;
}

const sha1 = (data: Buffer) => createHash('sha1').update(data).digest('hex');

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Throws unless all files are those that were signed, by someone whom the root vouches for. */
export function verify(archive: Buffer, root: string): Record<string, unknown> {
  const files = unzip(archive);
  const [manifest, signature] = ['manifest.json', 'signature'].map((name) => files.get(name));
  if (!manifest || !signature) throw new Error('Nothing is signed.');
  const hashes = Object.fromEntries(
    [...files]
      .filter(([name]) => name !== 'manifest.json' && name !== 'signature')
      .map(([name, data]) => [name, sha1(data)]),
  );
  const listed = JSON.parse(manifest.toString());
  const isSame = ([name, hash]: [string, unknown]) => hashes[name] === hash;
  if (!Object.entries(listed).every(isSame) || Object.keys(listed).length !== files.size - 2)
    throw new Error('The files are not those of the manifest.');
  verifySignature(manifest, signature, root);
  return JSON.parse(files.get('pass.json')?.toString() ?? '');
}

function verifySignature(manifest: Buffer, signature: Buffer, root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'walletable-pass-'));
  try {
    const put = (name: string, data: Buffer | string) => {
      writeFileSync(join(folder, name), data);
      return join(folder, name);
    };
    const { status } = spawnSync('openssl', [
      ...['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-out', '/dev/null'],
      ...['-in', put('signature', signature), '-content', put('manifest', manifest)],
      ...['-CAfile', put('root', root)],
    ]);
    if (status !== 0) throw new Error('The signature is not of this manifest.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
