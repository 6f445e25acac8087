import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../tools/report.ts';
import { startSiteProcess } from '../tools/site.ts';
import { startPageRequests } from './measure.ts';

const [lockSeconds, maxPageTime, maxWait] = [12, 500, 5000];
/** The requests that still wait when the lock ends get an answer. */
const refusedRequests = lockSeconds - 5;

/** While another program holds the lock of the database, pages must not wait, and requests for passes must get 503 soon. */
export async function passes() {
  using data = mkdtempDisposableSync(join(tmpdir(), 'walletable-load-'));
  await using site = await startSiteProcess({ env: { PASSES_DATA: data.path } });
  const origin = `http://127.0.0.1:${site.port}`;
  const { serial, control } = await issuePass(origin);
  const headers = { Authorization: `Bearer ${control}`, Origin: origin };
  const lock = new DatabaseSync(join(data.path, 'passes.sqlite'), { timeout: 5000 });
  lock.exec('BEGIN IMMEDIATE');
  const stop = startPageRequests(site.port);
  const requests = Array.from({ length: lockSeconds }, async (_, second) => {
    await pause(second * 1000);
    const start = performance.now();
    const response = await fetch(`${origin}/passes/${serial}/state`, { headers });
    const isRefused = response.status === 503 && response.headers.has('retry-after');
    return isRefused ? performance.now() - start : Number.POSITIVE_INFINITY;
  });
  await pause(lockSeconds * 1000);
  const waits = await Promise.all(requests.slice(0, refusedRequests));
  lock.exec('ROLLBACK');
  lock.close();
  const slowest = await stop();
  await Promise.all(requests);
  const wait = Math.round(Math.max(...waits));
  report(
    slowest <= maxPageTime && wait <= maxWait,
    `the database is locked for ${lockSeconds} s`,
    `a page took at most ${slowest} ms; requests for passes got 503 with Retry-After after at most ${wait} ms`,
  );
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
