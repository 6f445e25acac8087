import { setTimeout as pause } from 'node:timers/promises';

/** Fetches a page again and again until `stop` is called, which returns the milliseconds of each. */
export function startPageRequests(origin: string, path = '/hotels') {
  const times: number[] = [];
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      const start = performance.now();
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
      times.push(performance.now() - start);
      await pause(2);
    }
  })();
  return async () => {
    isStopped = true;
    await done;
    return times;
  };
}
