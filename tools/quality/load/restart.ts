import { setTimeout as pause } from 'node:timers/promises';
import { startSiteProcess } from '../tools/site.ts';
import { startClients } from './clients.ts';
import type { Result } from './result.ts';

const connections = 50;
const rounds = 20;
const maxStartupTime = 1000;

/** Ends the server while it sends responses, and starts it again, many times. */
export async function restart(): Promise<Result> {
  const killed = await restartRepeatedly('SIGKILL');
  const stopped = await restartRepeatedly('SIGTERM');
  const slowest = Math.round(Math.max(killed.slowestStart, stopped.slowestStart));
  const problems = [...killed.wrong, ...stopped.wrong];
  if (killed.interrupted === 0) problems.push('No response was interrupted: nothing was tested.');
  if (stopped.interrupted > 0) problems.push(`SIGTERM interrupted ${stopped.interrupted}.`);
  if (slowest > maxStartupTime) problems.push(`A start took ${slowest} ms.`);
  const rows = [killed.row, stopped.row];
  return { rows: [...rows, ['from start to first 200', `at most ${slowest} ms`]], problems };
}

async function restartRepeatedly(signal: 'SIGKILL' | 'SIGTERM') {
  // All clients have one address.
  const env = { PROXIES: '127.0.0.1' };
  let server = await startSiteProcess({ env });
  const { port } = server;
  let slowestStart = 0;
  const fast = startClients(port, connections);
  const slow = startClients(port, connections, true);
  for (let round = 0; round < rounds; round += 1) {
    await pause(150 + round * 37);
    await server.stop(signal);
    server = await startSiteProcess({ port, env });
    slowestStart = Math.max(slowestStart, server.startupTime);
  }
  await pause(500);
  await Promise.all([fast.stop(), slow.stop()]);
  await server.stop();

  const wrong = [...fast.counts.wrong, ...slow.counts.wrong];
  const complete = fast.counts.complete + slow.counts.complete;
  const interrupted = fast.counts.interrupted + slow.counts.interrupted;
  const row: [string, string] = [
    `server ended with ${signal} and started ${rounds} times under ${2 * connections} connections`,
    `${complete} complete responses with the right bytes; ${interrupted} interrupted, detectable by Content-Length; ${wrong.length} wrong`,
  ];
  return { row, wrong, interrupted, slowestStart };
}
