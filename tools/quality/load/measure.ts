import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Fetches a page again and again until `stop` is called, which returns the milliseconds of the slowest. */
export function startPageRequests(port: number) {
  let slowest = 0;
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/hotels`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`/hotels was answered with ${response.status}.`);
      slowest = Math.max(slowest, performance.now() - start);
      await pause(2);
    }
  })();
  return async () => {
    isStopped = true;
    await done;
    return Math.round(slowest);
  };
}

/** In MB; Linux only. */
export function residentMemory(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
