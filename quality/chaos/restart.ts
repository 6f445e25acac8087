import { setTimeout as pause } from 'node:timers/promises';
import { startSiteProcess } from '../tools/site.ts';
import { median } from '../tools/statistics.ts';
import { startClients } from './clients.ts';
import { formatCount, type Part } from './report.ts';

const connections = 50;
const maxStartupTime = 1000;

/** Kills the server while it sends responses, and starts it again, many times. */
export const restart: Part = async ({ short, port }) => {
  const rounds = short ? 3 : 20;
  const startupTimes: number[] = [];
  let server = await startSiteProcess({ port });
  const fast = startClients(port, connections);
  const slow = startClients(port, connections, true);
  for (let round = 0; round < rounds; round += 1) {
    await pause(150 + round * 37);
    await server.stop('SIGKILL');
    server = await startSiteProcess({ port });
    startupTimes.push(server.startupTime);
  }
  await pause(500);
  await Promise.all([fast.stop(), slow.stop()]);
  await server.stop();

  const wrong = [...fast.counts.wrong, ...slow.counts.wrong];
  const problems = [...wrong];
  const total = (key: 'complete' | 'interrupted') => fast.counts[key] + slow.counts[key];
  const [middle, slowest] = [median(startupTimes), Math.max(...startupTimes)].map(Math.round);
  if (total('interrupted') === 0) problems.push('No response was interrupted: nothing was tested.');
  if (Number(slowest) > maxStartupTime) problems.push(`A start took ${slowest} ms.`);
  return {
    rows: [
      [
        `server killed (SIGKILL) and started ${rounds} times under ${2 * connections} connections`,
        `${formatCount(total('complete'))} complete responses with the right bytes; ${formatCount(total('interrupted'))} interrupted, detectable by Content-Length; ${wrong.length} wrong`,
      ],
      [
        'from start to first 200, under these requests',
        `median ${middle} ms, slowest ${slowest} ms`,
      ],
    ],
    problems,
  };
};
