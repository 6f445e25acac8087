import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readBuiltSite } from '../hosting/built-site.ts';
import { startEngine } from '../tests/conformance/engines.ts';
import { count, inTurn, type Part } from './part.ts';
import { type Malformed, malformedRequests } from './requests-malformed.ts';
import { hasEnd, problemWith, validRequests } from './requests-verdict.ts';

const atATime = 100;

/** Requests that are none: each gets a 4xx, none harms the server, none sees another file. */
export const requests: Part = async ({ seed, short, port }) => {
  // A few come out valid by chance, so there are some to spare.
  const [most, slow] = short ? [1100, 20] : [11_000, 200];
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

export async function sendAll(port: number, root: string, messages: Malformed[]) {
  const site = readBuiltSite(root);
  const outcome = { statuses: {} as Record<string, number>, valid: 0, problems: [] as string[] };
  const judge = async (message: Malformed) => {
    const text = message.bytes.toString('latin1');
    const requests = validRequests(text);
    const answers = answersIn(await speak(port, message));
    const found = answers.map((answer, index) => {
      // Nonsense behind a request ends the connection, and with it perhaps the answer.
      if (answer.isCut && index === requests.length - 1) return undefined;
      return answer.hasLength
        ? problemWith(answer, requests[index], root, site)
        : `${answer.status} without a length`;
    });
    if (answers.length === 0 && /[^\r\n]/.test(text)) found.push('no answer');
    for (const problem of found.filter(Boolean))
      outcome.problems.push(`${problem}: ${JSON.stringify(text.slice(0, 300))}`);
    for (const { status } of answers)
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    if (answers.some(({ status }) => status < 400)) outcome.valid += 1;
  };
  const { quick = [], slow = [] } = Object.groupBy(messages, (one) =>
    one.slow ? 'slow' : 'quick',
  );
  await Promise.all([inTurn(quick, atATime, judge), ...slow.map(judge)]);
  return outcome;
}

/** Sends the bytes as they are, and takes what comes until the server is done with them. */
async function speak(port: number, { bytes, slow }: Malformed): Promise<Buffer> {
  const [quiet, patience, longest] = [150, 5000, 30_000];
  const socket = connect(port, '127.0.0.1').setTimeout(longest, () => socket.destroy());
  const received: Buffer[] = [];
  const isDone = () => !answersIn(Buffer.concat(received)).at(-1)?.isCut;
  // Where there is no end to wait for, the server is told so; only the slow ones let it wait.
  const wait = hasEnd(bytes.toString('latin1')) ? patience : 0;
  const giveUp = slow ? undefined : setTimeout(() => socket.end(), wait);
  let hush: NodeJS.Timeout | undefined;
  socket.on('data', (data) => {
    received.push(data);
    clearTimeout(hush);
    hush = setTimeout(() => isDone() && socket.destroy(), quiet);
  });
  // The server may hang up on what it has refused: what it said before counts.
  socket.on('error', () => {});
  const closed = new Promise((done) => socket.once('close', done));
  for (const piece of slow ? [...bytes].map((byte) => Buffer.of(byte)) : [bytes]) {
    if (socket.writable) socket.write(piece);
    if (slow) await pause(20);
  }
  await closed;
  for (const timer of [giveUp, hush]) clearTimeout(timer);
  return Buffer.concat(received);
}

function answersIn(bytes: Buffer) {
  const answers: { status: number; body: Buffer; hasLength: boolean; isCut: boolean }[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const [head = ''] = rest.toString('latin1').split('\r\n\r\n', 1);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    const after = rest.subarray(head.length + 4);
    // An answer to HEAD tells of a body and has none: the next answer follows, or nothing.
    const isEmpty = after.length === 0 || after.toString('latin1', 0, 9) === 'HTTP/1.1 ';
    const body = after.subarray(0, isEmpty ? 0 : Number(length ?? 0));
    const isCut = !isEmpty && body.length < Number(length ?? 0);
    if (!(status < 200))
      answers.push({ status, body, hasLength: Boolean(length) || status === 304, isCut });
    rest = after.subarray(body.length);
  }
  return answers;
}
