/** Debian's packages: installed where we may, or unpacked into a folder without installing. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, succeeds } from './run.mjs';

/** Another may be installing just now. */
const wait = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Only as the administrator: nobody is asked for a password.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  return (
    succeeds(['apt-get', 'update'], { minutes: 5 }) &&
    succeeds(['apt-get', ...wait, 'install', '-y', '--no-install-recommends', ...packages], {
      minutes: 15,
    })
  );
}

/**
 * The files of the packages alone: no service is started, and nothing is written elsewhere.
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
    const isThere =
      download() ||
      // Perhaps the machine's lists are old, or it has none yet.
      (process.getuid?.() === 0 && succeeds(['apt-get', 'update'], { minutes: 5 }) && download());
    mkdirSync(folder, { recursive: true });
    return (
      isThere &&
      readdirSync(downloads).every((file) =>
        succeeds(['dpkg', '-x', join(downloads, file), folder]),
      )
    );
  } finally {
    rmSync(downloads, { recursive: true });
  }
}
