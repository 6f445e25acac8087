import { setTimeout as pause } from 'node:timers/promises';
import { startSiteProcess } from '../tools/site.ts';
import { median } from '../tools/statistics.ts';
import { startClients } from './clients.ts';
import { formatCount, type Part } from './report.ts';

const connections = 50;
const maxStartupTime = 1000;

/** Ends the server while it sends responses, and starts it again, many times. */
async function restartRepeatedly(signal: 'SIGKILL' | 'SIGTERM', rounds: number, port: number) {
  const startupTimes: number[] = [];
  let server = await startSiteProcess({ port });
  const fast = startClients(port, connections);
  const slow = startClients(port, connections, true);
  for (let round = 0; round < rounds; round += 1) {
    await pause(150 + round * 37);
    await server.stop(signal);
    server = await startSiteProcess({ port });
    startupTimes.push(server.startupTime);
  }
  await pause(500);
  await Promise.all([fast.stop(), slow.stop()]);
  await server.stop();

  const wrong = [...fast.counts.wrong, ...slow.counts.wrong];
  const [complete, interrupted] = (['complete', 'interrupted'] as const).map((key) =>
    formatCount(fast.counts[key] + slow.counts[key]),
  );
  const row: [string, string] = [
    `server ended with ${signal} and started ${rounds} times under ${2 * connections} connections`,
    `${complete} complete responses with the right bytes; ${interrupted} interrupted, detectable by Content-Length; ${wrong.length} wrong`,
  ];
  return { row, wrong, interrupted, startupTimes };
}

export const restart: Part = async ({ short, port }) => {
  const rounds = short ? 3 : 20;
  const killed = await restartRepeatedly('SIGKILL', rounds, port);
  const stopped = await restartRepeatedly('SIGTERM', rounds, port);
  const times = [...killed.startupTimes, ...stopped.startupTimes];
  const [middle, slowest] = [median(times), Math.max(...times)].map(Math.round);
  const startup = `median ${middle} ms, slowest ${slowest} ms`;
  const problems = [...killed.wrong, ...stopped.wrong];
  if (killed.interrupted === '0') problems.push('No response was interrupted: nothing was tested.');
  if (stopped.interrupted !== '0') problems.push(`SIGTERM interrupted ${stopped.interrupted}.`);
  if (Number(slowest) > maxStartupTime) problems.push(`A start took ${slowest} ms.`);
  return {
    rows: [killed.row, stopped.row, ['from start to first 200, under these requests', startup]],
    problems,
  };
};
