import { readBuiltSite } from '../../hosting/built-site.ts';
import { type RawRequest, sendRaw } from '../../tests/conformance/client.ts';
import { startEngine } from '../../tests/conformance/engines.ts';
import { count, inTurn, type Part } from './part.ts';
import { malformedRequests } from './requests-malformed.ts';
import { problemWith, validRequest } from './requests-verdict.ts';

const atATime = 100;

/** Requests that are none: each gets a 4xx, none harms the server, none sees another file. */
export const requests: Part = async ({ seed, short, port }) => {
  // A few come out valid by chance, so there are some to spare.
  const [most, slow] = short ? [1200, 20] : [12_000, 200];
  const server = await startEngine('embedded', port);
  const messages = malformedRequests(seed, most, slow);
  const { statuses, valid, problems } = await sendAll(port, 'dist', messages);
  if (server.process.exitCode !== null) problems.push('The server is gone.');
  problems.push(...server.errors);
  await server.stop();
  const answers = Object.entries(statuses).map(([status, times]) => `${count(times)} × ${status}`);
  return {
    rows: [
      [
        `${count(most - valid)} malformed requests, ${slow} of them never finished; seed ${seed}`,
        `${answers.join(', ')}; the ${valid} below 400 were valid by chance and got what they asked for; ${problems.length} crashes, foreign files or other answers`,
      ],
    ],
    problems,
  };
};

export async function sendAll(port: number, root: string, messages: RawRequest[]) {
  const site = readBuiltSite(root);
  const outcome = { statuses: {} as Record<string, number>, valid: 0, problems: [] as string[] };
  const judge = async (message: RawRequest) => {
    const answer = await sendRaw(port, message);
    // Empty lines alone ask for nothing.
    if (!/[^\r\n]/.test(message.bytes)) return;
    const { status } = answer;
    const outcomeOf = Number.isNaN(status) ? 'hung up' : status;
    outcome.statuses[outcomeOf] = (outcome.statuses[outcomeOf] ?? 0) + 1;
    if (status < 400) outcome.valid += 1;
    const problem = problemWith(answer, validRequest(message.bytes), root, site);
    if (problem)
      outcome.problems.push(`${problem}: ${JSON.stringify(message.bytes.slice(0, 300))}`);
  };
  const quick = messages.filter(({ slow }) => !slow);
  const slow = messages.filter((message) => message.slow);
  await Promise.all([inTurn(quick, atATime, judge), ...slow.map(judge)]);
  return outcome;
}
