import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEngine } from '../../tests/conformance/engines.ts';
import { median } from '../tools/statistics.ts';
import { count, type Part } from './part.ts';
import { visit } from './visitors.ts';

const connections = 200;
/** In kB, and in kB a minute. */
const [level, steepest] = [4096, 2048];

/** Two hundred connections at full speed: no error, and the server's memory stays level. */
export const load: Part = async ({ short, port }) => {
  const [longestWarmUp, seconds] = short ? [5, 12] : [300, 60];
  const server = await startEngine('embedded', port);
  const visitors = visit(port, connections);
  const all: number[] = [];
  const sample = () => pause(1000).then(() => all.push(residentMemory(server.process.pid)));
  // A heap grows in steps until it has the size it needs.
  const isLevel = (last = all.slice(-20)) => Math.max(...last) - Math.min(...last) < level;
  const isWarm = () => visitors.tally.whole > 170_000 && isLevel();
  while (all.length < longestWarmUp && !isWarm()) await sample();
  const [warmUp, before] = [all.length, visitors.tally.whole];
  while (all.length < warmUp + seconds) await sample();
  const samples = all.slice(warmUp);
  const answered = visitors.tally.whole - before;
  await visitors.end();
  await server.stop();

  const { cut, refused, wrong } = visitors.tally;
  // From the first third to the last, which lie two thirds of the time apart.
  const third = seconds / 3;
  const growth = median(samples.slice(-third)) - median(samples.slice(0, third));
  const slope = Math.round((growth / (seconds - third)) * 60);
  const problems = [...wrong, ...server.errors];
  if (cut + refused > 0) problems.push(`${cut} cut off, ${refused} refused`);
  if (!short && slope > steepest) problems.push(`Memory grows by ${slope} kB a minute.`);
  const [least = 0, most = 0] = [Math.min(...samples), Math.max(...samples)].map((kB) => kB / 1024);
  return {
    rows: [
      [
        `${connections} connections for ${seconds} s at full speed`,
        `${count(answered)} answers (${count(Math.round(answered / seconds))} a second), ${problems.length} errors`,
      ],
      [
        `memory of the server meanwhile, after ${warmUp} s to warm up`,
        `${least.toFixed(1)} to ${most.toFixed(1)} MB, slope ${count(slope)} kB a minute`,
      ],
    ],
    problems,
  };
};

/** What the process holds of the machine's memory, in kB: only Linux tells. */
function residentMemory(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
