import autocannon from 'autocannon';
import { report } from '../tools/report.ts';
import { startSiteProcess } from '../tools/site.ts';
import { residentMemory } from './measure.ts';

const seconds = 5;
const connections = 32;
/** The heap grows in steps to the size that the load needs; a leak never stops. */
const maxRounds = 6;
const settledGrowth = 1.05;
const requests = {
  'a page, brotli': '/hotels',
  'a small file': '/favicon.svg',
  'not found': '/no/such-page',
};

/** Requests at full speed: no error, and memory that stops growing. */
export async function pages() {
  await using site = await startSiteProcess();
  let memory = await requestAll();
  for (let round = 2; ; round += 1) {
    const before = memory;
    memory = await requestAll();
    const isSettled = memory <= before * settledGrowth;
    if (isSettled || round === maxRounds)
      return report(isSettled, 'memory', `${before} MB, then ${memory} MB in round ${round}`);
  }

  async function requestAll() {
    for (const [name, path] of Object.entries(requests)) {
      const result = await autocannon({
        url: `http://127.0.0.1:${site.port}${path}`,
        headers: { 'accept-encoding': 'br, gzip' },
        connections,
        duration: seconds,
      });
      const failed = result.errors + result.timeouts;
      const rate = Math.round(result.requests.average);
      report(
        failed === 0,
        `${name}, ${connections} connections`,
        `${rate} a second, ${failed} errors`,
      );
    }
    return residentMemory(site.process.pid);
  }
}
