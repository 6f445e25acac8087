import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { readBuiltSite } from '../../hosting/built-site.ts';

const root = 'dist';

/**
 * Visitors who ask for one file after the other, until they are called back. The slow ones ask for
 * large files, and take a break before they read, so that answers are under way for longer.
 */
export function visit(port: number, connections: number, slowly = false) {
  /** A broken answer is cut if it had begun, and refused if not; a wrong one looks whole and is not. */
  const tally = { whole: 0, cut: 0, refused: 0, wrong: [] as string[] };
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections });
  const files = [...readBuiltSite(root).files]
    .map(([path, { name }]) => ({ path, bytes: readFileSync(join(root, name)) }))
    .filter(({ bytes }) => !slowly || bytes.length > 200_000);
  let isOver = false;

  const look = async (turn: number) => {
    const { path, bytes } = files[turn % files.length] as (typeof files)[number];
    let hasBegun = false;
    try {
      const { statusCode, headers, body } = await pool.request({ path, method: 'GET' });
      hasBegun = true;
      if (slowly) await pause(100);
      const isWhole = bytes.equals(Buffer.from(await body.arrayBuffer()));
      const hasLength = Number(headers['content-length']) === bytes.length;
      if (statusCode === 200 && hasLength && isWhole) tally.whole += 1;
      else tally.wrong.push(`${path}: ${statusCode}, looks whole and is not, or has no length`);
    } catch {
      tally[hasBegun ? 'cut' : 'refused'] += 1;
      if (!hasBegun) await pause(50);
    }
  };
  const visitors = Array.from({ length: connections }, async (_, start) => {
    for (let turn = start; !isOver; turn += 1) await look(turn);
  });
  return {
    tally,
    end: async () => {
      isOver = true;
      await Promise.all(visitors);
      await pool.destroy();
    },
  };
}
