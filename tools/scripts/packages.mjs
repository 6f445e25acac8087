import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from './lock.mjs';
import { root, run } from './run.mjs';

/**
 * Installs the npm packages unless node_modules matches the lock file.
 * @param {string} [folder] a folder with its own package.json
 */
export async function ensurePackages(folder = '.') {
  const lockFile = join(folder, 'package-lock.json');
  const stamp = join(root, folder, 'node_modules/.install-stamp');
  const hash = createHash('sha256').update(readFileSync(join(root, lockFile)));
  const expected = `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expected;
  if (isInstalled()) return;
  const release = await lock();
  // Another process may have installed them meanwhile.
  if (!isInstalled()) {
    const reason = existsSync(stamp) ? `${lockFile} has changed` : 'node_modules is missing';
    console.log(`Installing packages with npm ci, because ${reason}`);
    const code = await run('npm', ['ci', '--prefix', folder, '--include=dev', '--loglevel=error']);
    if (code !== 0) {
      console.error(
        'The packages could not be installed. See the message of npm above, then try again.',
      );
      process.exit(code);
    }
    writeFileSync(stamp, expected);
  }
  release();
}
