import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

const message = 'Another build or installation runs in this folder. This one waits for its end.';

/**
 * Waits until no other process builds or installs packages in this folder, and says so, because both
 * would write to the same files. The lock is a socket: the system closes it when its process ends,
 * however it ends.
 * @param {string} [folder]
 * @returns {Promise<() => void>} releases the lock
 */
export async function lock(folder = root) {
  const hash = createHash('sha256').update(`${folder} ${process.getuid?.()}`).digest('hex');
  const place = process.platform === 'win32' ? '\\\\.\\pipe' : tmpdir();
  const address = join(place, `walletable-${hash.slice(0, 16)}.lock`);
  let isWaiting = false;
  for (;;) {
    const release = await listen(address);
    if (release) return release;
    const owner = connect(address).on('error', ({ code }) => {
      // A process that was killed leaves the file of its socket.
      if (code === 'ECONNREFUSED') rmSync(address, { force: true });
    });
    owner.once('connect', () => {
      if (!isWaiting) console.log(message);
      isWaiting = true;
    });
    await new Promise((resolve) => owner.once('close', resolve));
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
