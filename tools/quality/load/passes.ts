import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startSiteProcess } from '../tools/site.ts';
import { startPageRequests } from './page-times.ts';
import type { Result } from './result.ts';

const [lockSeconds, maxPageTime, maxWait] = [12, 500, 5000];
/** The requests that still wait when the lock ends get an answer. */
const refusedRequests = lockSeconds - 5;

/** While another program holds the lock of the database, pages must not wait, and requests for passes must get 503 soon. */
export async function passes(): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'walletable-load-'));
  const server = await startSiteProcess({ env: { PASSES_DATA: data } });
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    const { serial, control } = await issuePass(origin);
    const headers = { Authorization: `Bearer ${control}`, Origin: origin };
    const lock = new DatabaseSync(join(data, 'passes.sqlite'), { timeout: 5000 });
    lock.exec('BEGIN IMMEDIATE');
    const stop = startPageRequests(origin);
    const requests = Array.from({ length: lockSeconds }, async (_, second) => {
      await pause(second * 1000);
      const start = performance.now();
      const response = await fetch(`${origin}/passes/${serial}/state`, { headers });
      const isRefused = response.status === 503 && response.headers.has('retry-after');
      return { isRefused, wait: performance.now() - start };
    });
    await pause(lockSeconds * 1000);
    const answers = await Promise.all(requests.slice(0, refusedRequests));
    lock.exec('ROLLBACK');
    lock.close();
    const page = Math.round(Math.max(...(await stop())));
    await Promise.all(requests);

    const refused = answers.filter(({ isRefused }) => isRefused);
    const wait = Math.round(Math.max(...refused.map((answer) => answer.wait)));
    const outcome = `a page took at most ${page} ms; ${refused.length} of ${refusedRequests} requests for passes got 503 with Retry-After, after at most ${wait} ms`;
    const isBounded = page <= maxPageTime && wait <= maxWait && refused.length === refusedRequests;
    return {
      rows: [[`the database is locked for ${lockSeconds} s`, outcome]],
      problems: isBounded ? [] : [outcome],
    };
  } finally {
    await server.stop();
  }
}

async function issuePass(origin: string): Promise<{ serial: string; control: string }> {
  const response = await fetch(`${origin}/passes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ vertical: 'hotels', name: 'Grand Budapest', color: '#b8452f' }),
  });
  if (!response.ok) throw new Error(`POST /passes was answered with ${response.status}.`);
  return response.json();
}
