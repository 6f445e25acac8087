import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { root } from './run.mjs';

/**
 * Waits until no other process builds or installs packages in this folder, and says so, because both
 * would write to the same files. The lock is a socket: the system closes it when its process ends,
 * however it ends.
 * @param {string} [file]
 * @returns {Promise<() => void>} releases the lock
 */
export async function lock(file = join(root, '.astro/build.lock')) {
  mkdirSync(dirname(file), { recursive: true });
  // The address of a socket is short, so it is relative.
  const address = process.platform === 'win32' ? join('\\\\.\\pipe', file) : relative('', file);
  for (let isWaiting = false; ; isWaiting = true) {
    const release = await listen(address);
    if (release) return release;
    const owner = connect(address);
    if (!isWaiting)
      owner.once('connect', () =>
        console.log(
          'Another build or installation runs in this folder. This one waits for its end.',
        ),
      );
    const error = await new Promise((resolve) =>
      owner.once('error', resolve).once('close', resolve),
    );
    // A killed process leaves the file of its socket.
    if (error.code === 'ECONNREFUSED') rmSync(file, { force: true });
  }
}

/** @param {string} address */
async function listen(address) {
  const waiting = [];
  const server = createServer((socket) => waiting.push(socket)).unref();
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
  return () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
}
