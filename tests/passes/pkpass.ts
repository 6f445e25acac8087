/** Reads and verifies .pkpass archives independently of the code that creates them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

type Files = Record<string, Buffer>;

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

export const readPassJson = (files: Files): Record<string, unknown> =>
  JSON.parse(String(files['pass.json']));

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** @throws unless the manifest matches the files and was signed by a certificate of the root */
export function verify({ 'manifest.json': manifest, signature, ...files }: Files, root: string) {
  if (!manifest || !signature) throw new Error('The archive is not signed.');
  const sha1 = (data: Buffer) => createHash('sha1').update(data).digest('hex');
  const hashes = Object.entries(files).map(([name, data]) => `${name} ${sha1(data)}`);
  const listed = Object.entries(JSON.parse(manifest.toString())).map((entry) => entry.join(' '));
  if (hashes.sort().join() !== listed.sort().join())
    throw new Error('The files do not match the manifest.');

  const folder = mkdtempSync(join(tmpdir(), 'walletable-pass-'));
  const write = (name: string, data: Buffer | string) => {
    writeFileSync(join(folder, name), data);
    return join(folder, name);
  };
  const { status } = spawnSync('openssl', [
    ...['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-out', '/dev/null'],
    ...['-in', write('signature', signature), '-content', write('manifest', manifest)],
    ...['-CAfile', write('root', root)],
  ]);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('The signature does not match the manifest.');
}
