import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { readBuiltSite } from '../hosting/built-site.ts';

interface Visits {
  port: number;
  connections: number;
  /** Large files, with a break before they are read, so that answers are under way for longer. */
  slowly?: boolean;
}

const root = 'dist';

/** Visitors who ask for one file after the other, until they are called back. */
export function visit({ port, connections, slowly = false }: Visits) {
  /** A broken answer is cut if it had begun, and refused if not; a wrong one looks whole and is not. */
  const tally = { whole: 0, cut: 0, refused: 0, wrong: [] as string[] };
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections });
  const files = [...readBuiltSite(root).files]
    .map(([path, { name }]) => ({ path, bytes: readFileSync(join(root, name)) }))
    .filter(({ bytes }) => !slowly || bytes.length > 200_000);
  let isOver = false;

  const look = async ({ path, bytes }: { path: string; bytes: Buffer }) => {
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
  const visitor = async (start: number) => {
    for (let turn = start; !isOver; turn += 1) {
      await look(files[turn % files.length] as (typeof files)[number]);
    }
  };
  const visitors = Array.from({ length: connections }, (_, index) => visitor(index));
  return {
    tally,
    end: async () => {
      isOver = true;
      await Promise.all(visitors);
      await pool.destroy();
    },
  };
}
