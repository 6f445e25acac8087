import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { readBuiltSite } from '../../../server/http/built-site.ts';

const root = 'dist';

/**
 * Fetches all files of the site over and over until `stop` is called, and compares them with dist/.
 * Slow clients fetch large files and pause before reading, so that responses take longer.
 */
export function startClients(port: number, connections: number, isSlow = false) {
  /** A response is interrupted after its headers, refused before them, or wrong: other bytes. */
  const counts = { complete: 0, interrupted: 0, refused: 0, wrong: [] as string[] };
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections });
  const files = [...readBuiltSite(root).files]
    .map(([path, { name }]) => ({ path, bytes: readFileSync(join(root, name)) }))
    .filter(({ bytes }) => !isSlow || bytes.length > 200_000);
  let isStopped = false;

  const fetchFile = async (turn: number) => {
    const { path, bytes } = files[turn % files.length] as (typeof files)[number];
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
      counts[hasHeaders ? 'interrupted' : 'refused'] += 1;
      if (!hasHeaders) await pause(50);
    }
  };
  const clients = Array.from({ length: connections }, async (_, start) => {
    for (let turn = start; !isStopped; turn += 1) await fetchFile(turn);
  });
  return {
    counts,
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
      await pool.destroy();
    },
  };
}
