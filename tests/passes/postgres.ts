/** A PostgreSQL server in a temporary folder, as an unprivileged user. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../tools/quality/tools/free-port.ts';
import { findServer, libraries } from '../../tools/scripts/servers.ts';
import { createTempFolder } from './fixtures.ts';
import { retry } from './phones.ts';

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export const canTestPostgres = () => Boolean(process.env.CI || findServer('postgres'));

export async function startPostgres() {
  const program = findServer('postgres');
  if (!program) throw new Error('PostgreSQL is not installed. Run npm run test:browsers.');
  const folder = createTempFolder();
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  const data = join(folder, 'data');
  execFileSync(
    join(dirname(program), 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'passes', '--no-sync'],
    { ...nobody, env, stdio: 'ignore' },
  );
  const port = await freePort();
  const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const server = spawn(program, ['-D', data, ...options], { ...nobody, env, stdio: 'ignore' });
  const query = async (sql: string) => {
    const client = new pg.Client(`postgres://passes@127.0.0.1:${port}/postgres`);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await retry(() => query('SELECT 1'));
  let count = 0;
  return {
    /** The address of a new, empty database. */
    async createDatabase() {
      count += 1;
      await query(`CREATE DATABASE passes_${count}`);
      return `postgres://passes@127.0.0.1:${port}/passes_${count}`;
    },
    async stop() {
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
  };
}
