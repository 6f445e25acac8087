/** Reads and verifies .pkpass archives independently of the code that creates them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkManifest, type Files } from '../../server/test-mode/archive.ts';

export { unzip } from '../../server/test-mode/archive.ts';

export const readPassJson = (files: Files): Record<string, unknown> =>
  JSON.parse(String(files['pass.json']));

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** @throws unless the manifest matches the files and was signed by a certificate of the root */
export function verify(files: Files, root: string) {
  const { manifest, signature } = checkManifest(files);
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
