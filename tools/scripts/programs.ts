/** Finds programs, and installs or unpacks those of Debian packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './run.mjs';

/** Servers are unpacked here. */
export const unpackedFolder = join(root, '.cache/servers');

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  // Not on the PATH of normal users.
  ...['/usr/sbin', '/usr/local/sbin', '/usr/lib/postgresql/15/bin'],
  ...['usr/sbin', 'usr/bin', 'usr/lib/postgresql/15/bin'].map((name) => join(unpackedFolder, name)),
  ...['Google Chrome', 'Chromium', 'Firefox'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS`,
  ),
];

/** The first program that is there. */
export const findProgram = (names: string[], isUsable: (file: string) => boolean = existsSync) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isUsable);

/** Runs a program without output and returns whether it exited with 0. */
export function succeeds([command = '', ...args]: string[], cwd = root) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const timeout = 15 * 60_000;
  return spawnSync(command, args, { cwd, env, timeout, stdio: 'ignore' }).status === 0;
}

const isRoot = process.getuid?.() === 0;
const updateLists = () => isRoot && succeeds(['apt-get', 'update']);

/** Works only as root, so that nobody is asked for a password. */
export function installPackages(packages: string[]) {
  if (!isRoot || !findProgram(['apt-get'])) return;
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  updateLists();
  // Wait if another process is installing packages.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends'];
  succeeds(['apt-get', 'install', ...options, ...packages]);
}

/** Extracts the files without installing: no service is started, no other folder is changed. */
export function unpackPackages(packages: string[], folder: string): boolean {
  if (!findProgram(['apt-get'])) return false;
  console.log(`Unpacking ${packages.join(', ')} into ${folder}`);
  using downloads = mkdtempDisposableSync(join(tmpdir(), 'walletable-packages-'));
  const download = () => succeeds(['apt-get', 'download', ...packages], downloads.path);
  // The package lists may be missing or outdated.
  if (!download() && !(updateLists() && download())) return false;
  mkdirSync(folder, { recursive: true });
  return readdirSync(downloads.path).every((file) =>
    succeeds(['dpkg', '-x', join(downloads.path, file), folder]),
  );
}
