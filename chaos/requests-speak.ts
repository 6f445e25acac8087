import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Malformed } from './requests-malformed.ts';

export interface Answer {
  status: number;
  body: Buffer;
  /** The connection ended before the answer did. */
  cut: boolean;
}

const quiet = 150;
const patience = 5000;
const longest = 30_000;

/**
 * Sends the bytes as they are, and takes what comes until the server is done with them. Where
 * there is no end to wait for, the server is told so; only the slow ones let it wait.
 */
export function speak(
  port: number,
  { pieces, slow }: Malformed,
  hasEnd: boolean,
): Promise<Answer[]> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    const close = () => socket.destroy();
    const giveUp = setTimeout(() => !slow && socket.end(), hasEnd ? patience : 0);
    const end = setTimeout(close, longest);
    let hush: NodeJS.Timeout | undefined;
    socket.on('data', (data) => {
      received.push(data);
      clearTimeout(giveUp);
      clearTimeout(hush);
      hush = setTimeout(() => answersIn(Buffer.concat(received)).at(-1)?.cut || close(), quiet);
    });
    // The server may hang up on what it has refused: what it said before counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const timer of [giveUp, end, hush]) clearTimeout(timer);
      done(answersIn(Buffer.concat(received)));
    });
    void send();

    async function send() {
      for (const piece of pieces) {
        if (socket.writable) socket.write(piece);
        if (slow) await pause(20);
      }
    }
  });
}

function answersIn(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.toString('latin1', 0, end < 0 ? rest.length : end);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    const after = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 4);
    // An answer to HEAD tells of a body and has none: the next answer follows, or nothing.
    const isEmpty = after.length === 0 || after.toString('latin1', 0, 9) === 'HTTP/1.1 ';
    const { body, ...left } = isEmpty
      ? { body: Buffer.alloc(0), cut: false, rest: after }
      : bodyOf(head, after);
    if (!(status < 200)) answers.push({ status, body, cut: left.cut });
    rest = left.rest;
  }
  return answers;
}

/** The body by its length or in its chunks, and what comes after it. */
function bodyOf(head: string, after: Buffer) {
  if (!/^transfer-encoding: chunked$/im.test(head)) {
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    return {
      body: after.subarray(0, length),
      cut: after.length < length,
      rest: after.subarray(length),
    };
  }
  const chunks: Buffer[] = [];
  for (let rest = after; ; ) {
    const line = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.toString('latin1', 0, Math.max(line, 0)), 16);
    const start = line + 2;
    if (!(size >= 0)) return { body: Buffer.concat(chunks), cut: true, rest: Buffer.alloc(0) };
    chunks.push(rest.subarray(start, start + size));
    rest = rest.subarray(start + size + 2);
    if (size === 0) return { body: Buffer.concat(chunks), cut: false, rest };
  }
}
