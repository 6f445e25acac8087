import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Installs the packages unless node_modules already holds what the lock file says.
 * @param {string} [folder] one with a package.json of its own, apart from the project's
 */
export async function ensurePackages(folder = '.') {
  const lock = join(folder, 'package-lock.json');
  const stamp = join(root, folder, 'node_modules/.install-stamp');
  const hash = createHash('sha256').update(readFileSync(join(root, lock)));
  const wanted = `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log(`Installing packages (npm ci), once for each change of ${lock}`);
  const code = await run('npm', ['ci', '--prefix', folder, '--include=dev', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed: npm says why above. Then try again.');
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
}
