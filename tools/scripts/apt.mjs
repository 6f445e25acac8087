/** Debian packages: installed with apt-get, or only unpacked into a folder. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, succeeds } from './run.mjs';

/** Wait if another process is installing packages. */
const waitForLock = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Works only as root, so that nobody is asked for a password.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  return (
    succeeds(['apt-get', 'update'], { minutes: 5 }) &&
    succeeds(['apt-get', ...waitForLock, 'install', '-y', '--no-install-recommends', ...packages], {
      minutes: 15,
    })
  );
}

/**
 * Extracts the files without installing: no service is started, no other folder is changed.
 * @param {string[]} packages
 * @param {string} folder
 */
export function unpackPackages(packages, folder) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) return false;
  console.log(`Unpacking ${packages.join(', ')} into ${folder}`);
  const downloads = mkdtempSync(join(tmpdir(), 'walletable-packages-'));
  const download = () =>
    succeeds(['apt-get', 'download', ...packages], { cwd: downloads, minutes: 5 });
  try {
    const isDownloaded =
      download() ||
      // The package lists may be missing or outdated.
      (process.getuid?.() === 0 && succeeds(['apt-get', 'update'], { minutes: 5 }) && download());
    mkdirSync(folder, { recursive: true });
    return (
      isDownloaded &&
      readdirSync(downloads).every((file) =>
        succeeds(['dpkg', '-x', join(downloads, file), folder]),
      )
    );
  } finally {
    rmSync(downloads, { recursive: true });
  }
}
