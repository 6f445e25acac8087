import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run.mjs';

const [touchMilliseconds, staleMilliseconds] = [1_000, 20_000];

/**
 * Waits until no other process builds or installs packages in this folder, and says so, because both
 * would write to the same files. It is no package, because packages are installed under it.
 * @param {string} [file] has the ID of the process
 * @returns {Promise<() => void>} releases the lock
 */
export async function lock(file = join(root, '.astro/build.lock')) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isWaiting = false; !tryLock(file); isWaiting = true) {
    if (!isWaiting)
      console.log('Another build or installation runs in this folder. This one waits for its end.');
    await pause(touchMilliseconds / 4);
  }
  const touch = () => utimes(file, new Date(), new Date(), () => {});
  const timer = setInterval(touch, touchMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAbandoned(file)) return false;
    rmSync(file, { force: true });
    return tryLock(file);
  }
}

/**
 * The process was killed. Another one may have got its ID since, for example in a container, so a lock
 * that is not touched is abandoned too.
 * @param {string} file
 */
function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleMilliseconds) return true;
    const owner = Number(readFileSync(file, 'utf8'));
    // The other process has created the file and not yet written to it.
    if (!owner) return false;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
