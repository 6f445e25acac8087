import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { readBuiltSite } from '../../../server/http/built-site.ts';
import { report } from '../tools/report.ts';
import { startSiteProcess } from '../tools/site.ts';

const connections = 100;
const rounds = 20;
const maxStartupTime = 1000;

/** Ends the server while it sends responses, and starts it again, many times. */
export async function restart() {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    // All clients have one address.
    const env = { PROXIES: '127.0.0.1' };
    let site = await startSiteProcess({ env });
    const { port } = site;
    const stopClients = startClients(port);
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await pause(150 + round * 37);
      await site.stop(signal);
      site = await startSiteProcess({ port, env });
      slowest = Math.max(slowest, Math.round(site.startupTime));
    }
    await pause(500);
    const { complete, interrupted, wrong } = await stopClients();
    await site.stop();
    // Without an interrupted response, nothing was tested.
    const isExpected = signal === 'SIGKILL' ? interrupted > 0 : interrupted === 0;
    report(
      wrong.length === 0 && isExpected && slowest <= maxStartupTime,
      `server ended with ${signal} and started ${rounds} times under ${connections} connections`,
      `${complete} complete responses with the right bytes`,
      `${interrupted} interrupted, detectable by Content-Length`,
      `at most ${slowest} ms from start to first 200`,
      `${wrong.length} wrong`,
      ...wrong,
    );
  }
}

/**
 * Fetches all files of the site over and over until `stop` is called, and compares them with dist/.
 * Every second client fetches large files and pauses before reading, so that responses take longer.
 */
function startClients(port: number) {
  /** A response is interrupted after its headers, or wrong: it has other bytes. */
  const counts = { complete: 0, interrupted: 0, wrong: [] as string[] };
  const files = [...readBuiltSite('dist').files].map(([path, { name }]) => ({
    path,
    bytes: readFileSync(join('dist', name)),
  }));
  const largeFiles = files.filter(({ bytes }) => bytes.length > 200_000);
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections });
  let isStopped = false;

  const fetchFile = async ({ path, bytes }: (typeof files)[number], isSlow: boolean) => {
    let hasHeaders = false;
    try {
      const { statusCode, headers, body } = await pool.request({ path, method: 'GET' });
      hasHeaders = true;
      if (isSlow) await pause(100);
      const isEqual = bytes.equals(Buffer.from(await body.arrayBuffer()));
      const hasLength = Number(headers['content-length']) === bytes.length;
      if (statusCode === 200 && hasLength && isEqual) counts.complete += 1;
      else counts.wrong.push(`${path}: ${statusCode}, other bytes or no Content-Length`);
    } catch {
      if (hasHeaders) counts.interrupted += 1;
      else await pause(50);
    }
  };
  const clients = Array.from({ length: connections }, async (_, client) => {
    const isSlow = client % 2 === 1;
    const own = isSlow ? largeFiles : files;
    for (let turn = client; !isStopped; turn += 1)
      await fetchFile(own[turn % own.length] as (typeof files)[number], isSlow);
  });
  return async () => {
    isStopped = true;
    await Promise.all(clients);
    await pool.destroy();
    return counts;
  };
}
