import autocannon from 'autocannon';
import { report } from '../tools/report.ts';
import { startSiteProcess } from '../tools/site.ts';
import { residentMemory } from './measure.ts';

const seconds = 5;
const connections = 32;
const maxGrowth = 1.2;
const requests = {
  'a page, brotli': '/hotels',
  'a small file': '/favicon.svg',
  'not found': '/no/such-page',
};

/** Requests at full speed: no error, and no more memory in the last third than in the second. */
export async function pages() {
  await using site = await startSiteProcess();
  // The heap grows to the size that the load needs.
  await requestAll();
  const [before, after] = [await requestAll(), await requestAll()];
  report(
    after <= before * maxGrowth,
    'memory of the server',
    `${before} MB after the second third, ${after} MB after the last`,
  );

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
