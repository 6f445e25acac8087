/**
 * How the project's programs start others. What is in this folder and needed before the packages are
 * there takes built-in modules and Node 20 only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const minute = 60_000;

// The pinned Node comes from a package: its folder goes before the machine's own.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/**
 * Runs a tool of the project, stops it when we are stopped and resolves to its exit code.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ whole?: boolean }} [options] whole: what it says comes out in one piece, at its end
 * @returns {Promise<number>}
 */
export async function run(command, args = [], { whole = false } = {}) {
  const child = start(command, args, whole);
  // As Ctrl-C, on which every tool tidies up. Windows itself tells all programs of the window.
  const stop = () => isWindows || child.kill('SIGINT');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const watch = onceAlone(stop);
  const said = whole ? Promise.all([text(child.stdout), text(child.stderr)]) : [];
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.once('close', (code, signal) => done(code ?? 128 + os.signals[signal]));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  clearInterval(watch);
  for (const part of await said) process.stdout.write(part);
  return code;
}

function start(command, args, whole) {
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: root,
    stdio: whole ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: whole && process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
  };
  // There, what npm installs are scripts of the shell; no argument of ours needs quotes.
  return isWindows
    ? spawn([command, ...args].join(' '), { ...options, shell: true })
    : spawn(command, args, options);
}

/**
 * npm passes SIGTERM to its shell, and the shell ends without a word to us: then we have another
 * parent. (`exec node` in package.json would replace the shell, but Windows has no such thing.)
 * @param {() => unknown} act
 */
function onceAlone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
    clearInterval(watch);
    act();
  }, 250);
  return watch;
}

/**
 * @param {string[]} command with its arguments
 * @param {{ cwd?: string, minutes?: number }} [options]
 */
export function succeeds([command = '', ...args], { cwd = root, minutes = 0.5 } = {}) {
  const { status } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: minutes * minute,
  });
  return status === 0;
}

/** @param {string} name */
export function findOnPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
