import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Installs the npm packages unless node_modules matches the lock file.
 * @param {string} [folder] a folder with its own package.json
 */
export async function ensurePackages(folder = '.') {
  const lock = join(folder, 'package-lock.json');
  const stamp = join(root, folder, 'node_modules/.install-stamp');
  const hash = createHash('sha256').update(readFileSync(join(root, lock)));
  const expected = `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;

  const reason = existsSync(stamp) ? `${lock} has changed` : 'node_modules is missing';
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
