import { setTimeout as pause } from 'node:timers/promises';
import { startEngine } from '../../tests/conformance/engines.ts';
import { median } from '../tools/statistics.ts';
import { count, type Part } from './part.ts';
import { visit } from './visitors.ts';

const connections = 50;
const longestStart = 1000;

/** The server is killed in the middle of its work, and started again, over and over. */
export const restart: Part = async ({ short, port }) => {
  const rounds = short ? 3 : 20;
  const starts: number[] = [];
  let server = await startEngine('embedded', port);
  const quick = visit(port, connections);
  const slow = visit(port, connections, true);
  for (let round = 0; round < rounds; round += 1) {
    await pause(150 + round * 37);
    await server.stop('SIGKILL');
    server = await startEngine('embedded', port);
    starts.push(server.startedIn);
  }
  await pause(500);
  await Promise.all([quick.end(), slow.end()]);
  await server.stop();

  const sum = (what: 'whole' | 'cut' | 'refused') => quick.tally[what] + slow.tally[what];
  const problems = [...quick.tally.wrong, ...slow.tally.wrong];
  const [middle = 0, worst = 0] = [median(starts), Math.max(...starts)].map(Math.round);
  if (sum('cut') === 0) problems.push('No answer was cut off, so nothing was tried.');
  if (worst > longestStart) problems.push(`A start took ${worst} ms.`);
  return {
    rows: [
      [
        `server killed (SIGKILL) and started ${rounds} times under ${2 * connections} connections`,
        `${count(sum('whole'))} whole answers, all byte for byte; ${count(sum('cut'))} cut off, all of them to be told by their length; ${problems.length} that look whole and are not`,
      ],
      ['from start to first 200, while they ask', `${middle} ms median, ${worst} ms at worst`],
    ],
    problems,
  };
};
