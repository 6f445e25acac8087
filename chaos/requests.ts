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
  if (server.errors()) problems.push(`The server complained: ${server.errors()}`);
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
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  let valid = 0;
  const judge = async (message: Malformed) => {
    const text = message.bytes.toString('latin1');
    const requests = validRequests(text);
    const answers = answersIn(await speak(port, message));
    const found = answers.map((answer, index) => {
      if (!answer.hasLength) return `${answer.status} without a length`;
      // Nonsense behind a request ends the connection, and with it perhaps the answer.
      if (answer.isCut && index === requests.length - 1) return undefined;
      return problemWith(answer, requests[index], root, site);
    });
    if (answers.length === 0 && /[^\r\n]/.test(text)) found.push('no answer');
    const sent = JSON.stringify(text.slice(0, 300));
    problems.push(
      ...found.flatMap((problem) => (problem ? `${problem}: ${message.kind} ${sent}` : [])),
    );
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    if (answers.some(({ status }) => status < 400)) valid += 1;
  };
  const isSlow = ({ slow }: Malformed) => Boolean(slow);
  const quick = messages.filter((message) => !isSlow(message));
  await Promise.all([inTurn(quick, atATime, judge), ...messages.filter(isSlow).map(judge)]);
  return { statuses, valid, problems };
}

/** Sends the bytes as they are, and takes what comes until the server is done with them. */
async function speak(port: number, { bytes, slow }: Malformed): Promise<Buffer> {
  const [quiet, patience, longest] = [150, 5000, 30_000];
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  // Where there is no end to wait for, the server is told so; only the slow ones let it wait.
  const wait = hasEnd(bytes.toString('latin1')) ? patience : 0;
  const timers = [setTimeout(() => !slow && socket.end(), wait)];
  timers.push(setTimeout(() => socket.destroy(), longest));
  socket.on('data', (data) => {
    received.push(data);
    clearTimeout(timers[2]);
    const isDone = () => !answersIn(Buffer.concat(received)).at(-1)?.isCut;
    timers[2] = setTimeout(() => isDone() && socket.destroy(), quiet);
  });
  // The server may hang up on what it has refused: what it said before counts.
  socket.on('error', () => {});
  const closed = new Promise((done) => socket.once('close', done));
  for (const piece of slow ? [...bytes].map((byte) => Buffer.of(byte)) : [bytes]) {
    if (socket.writable) socket.write(piece);
    if (slow) await pause(20);
  }
  await closed;
  for (const timer of timers) clearTimeout(timer);
  return Buffer.concat(received);
}

function answersIn(bytes: Buffer) {
  const answers: { status: number; body: Buffer; hasLength: boolean; isCut: boolean }[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const [head = ''] = rest.toString('latin1').split('\r\n\r\n', 1);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    const stated = /^content-length: (\d+)$/im.exec(head)?.[1];
    const after = rest.subarray(head.length + 4);
    // An answer to HEAD tells of a body and has none: the next answer follows, or nothing.
    const isEmpty = after.length === 0 || after.toString('latin1', 0, 9) === 'HTTP/1.1 ';
    const body = after.subarray(0, isEmpty ? 0 : Number(stated ?? 0));
    const isCut = !isEmpty && body.length < Number(stated ?? 0);
    const hasLength = stated !== undefined || status === 304;
    if (!(status < 200)) answers.push({ status, body, hasLength, isCut });
    rest = after.subarray(body.length);
  }
  return answers;
}
