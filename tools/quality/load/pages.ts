import autocannon from 'autocannon';
import { startSiteProcess } from '../tools/site.ts';
import { residentMemory } from './attack.ts';
import type { Result } from './result.ts';

const seconds = 5;
const connections = 32;
const maxGrowth = 1.2;
const requests = {
  'a page, brotli': '/hotels',
  'a small file': '/favicon.svg',
  'not found': '/no/such-page',
};

/** Requests at full speed: no error, and no more memory in the second half than in the first. */
export async function pages(): Promise<Result> {
  const site = await startSiteProcess();
  const result: Result = { rows: [], problems: [] };
  try {
    const [first, second] = [await requestAll(), await requestAll()];
    const memory = `${first} MB after the first half, ${second} MB after the second`;
    result.rows.push(['memory of the server', memory]);
    if (second > first * maxGrowth)
      result.problems.push(`The memory of the server grew: ${memory}.`);
  } finally {
    await site.stop();
  }
  return result;

  async function requestAll() {
    for (const [name, path] of Object.entries(requests)) {
      const {
        errors,
        timeouts,
        requests: rate,
      } = await autocannon({
        url: `http://127.0.0.1:${site.port}${path}`,
        headers: { 'accept-encoding': 'br, gzip' },
        connections,
        duration: seconds,
      });
      const outcome = `${Math.round(rate.average)} a second, ${errors + timeouts} errors`;
      result.rows.push([`${name}, ${connections} connections`, outcome]);
      if (errors + timeouts > 0) result.problems.push(`${name}: ${outcome}`);
    }
    return residentMemory(site.process.pid);
  }
}
