import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningEngine, startEngine } from '../tests/conformance/engines.ts';
import { median } from '../tools/statistics.ts';
import { count, type Part } from './part.ts';
import { visit } from './visitors.ts';

const connections = 200;
/** In kB a minute. */
const steepest = 2048;

/** Two hundred connections at full speed: no error, and the server's memory stays level. */
export const load: Part = async ({ short, port }) => {
  const seconds = short ? 10 : 60;
  const server = await startEngine('embedded', port);
  const visitors = visit({ port, connections });
  const warmUp = await untilLevel(server, short ? 10 : 120);
  const before = visitors.tally.whole;
  const samples: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    samples.push(residentMemory(server));
    await pause(1000);
  }
  const answered = visitors.tally.whole - before;
  await visitors.end();
  const { cut, refused, wrong } = visitors.tally;
  // From the first third to the last, which lie two thirds of the time apart.
  const third = Math.floor(seconds / 3);
  const growth = median(samples.slice(-third)) - median(samples.slice(0, third));
  const slope = (growth / (seconds - third)) * 60;
  const problems = [...wrong];
  if (cut + refused > 0) problems.push(`${cut} cut off, ${refused} refused`);
  if (!short && slope > steepest)
    problems.push(`Memory grows by ${Math.round(slope)} kB a minute.`);
  problems.push(...server.errors);
  await server.stop();
  const megabytes = (kilobytes: number) => (kilobytes / 1024).toFixed(1);
  return {
    rows: [
      [
        `${connections} connections for ${seconds} s at full speed`,
        `${count(answered)} answers (${count(Math.round(answered / seconds))} a second), ${cut + refused + wrong.length} errors`,
      ],
      [
        `memory of the server meanwhile, after ${warmUp} s to warm up`,
        `${megabytes(Math.min(...samples))} to ${megabytes(Math.max(...samples))} MB, slope ${count(Math.round(slope))} kB a minute`,
      ],
    ],
    problems,
  };
};

/** What the process holds of the machine's memory, in kB: only Linux tells. */
function residentMemory({ process: { pid } }: RunningEngine): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** A heap grows in steps until it has the size it needs: how many seconds that took. */
async function untilLevel(server: RunningEngine, most: number): Promise<number> {
  const [window, level] = [20, 4096];
  const samples: number[] = [];
  while (samples.length < most) {
    await pause(1000);
    samples.push(residentMemory(server));
    const last = samples.slice(-window);
    if (last.length === window && Math.max(...last) - Math.min(...last) < level) break;
  }
  return samples.length;
}
