/** Starts other programs. */
import { spawn } from 'node:child_process';
import { constants as os } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';

// The package `node` provides the pinned Node version: it takes precedence over the installed one.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/**
 * Runs a program and resolves to its exit code. It is stopped when this process is stopped.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ buffered?: boolean, cwd?: string }} [options] buffered: print all output at the end
 * @returns {Promise<number>}
 */
export async function run(command, args = [], { buffered = false, cwd = root } = {}) {
  const child = start(command, args, {
    cwd,
    stdio: buffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: buffered && process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
  });
  // SIGINT, because every tool cleans up on Ctrl-C. Windows sends Ctrl-C to the child itself.
  const stop = () => isWindows || child.kill('SIGINT');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // npm sends SIGTERM only to its shell, which ends without a signal to this process; the parent process
  // ID changes then. (`exec node` in package.json would avoid the shell, but does not work on Windows.)
  const parent = process.ppid;
  const parentWatch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
    clearInterval(parentWatch);
    stop();
  }, 250);
  const output = buffered ? Promise.all([text(child.stdout), text(child.stderr)]) : [];
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code, signal) => resolve(code ?? 128 + os.signals[signal]));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  clearInterval(parentWatch);
  for (const part of await output) process.stdout.write(part);
  return code;
}

function start(command, args, options) {
  if (!isWindows) return spawn(command, args, options);
  // On Windows, npm installs programs as shell scripts.
  const quoted = args.map((arg) => (/\s/.test(arg) ? `"${arg}"` : arg));
  return spawn([command, ...quoted].join(' '), { ...options, shell: true });
}
