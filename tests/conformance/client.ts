/** Two ways to ask a server: as a client should, and as none would. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent } from 'undici';

const agent = new Agent({ connections: 8 });
type Asked = { method?: string | undefined; headers?: Record<string, string> };

export async function ask(port: number, path: string, asked: Asked = {}) {
  const { method = 'GET', headers = {} } = asked;
  const origin = `http://127.0.0.1:${port}`;
  const answer = await agent.request({ origin, path, method, headers });
  const raw = Buffer.from(await answer.body.arrayBuffer());
  const encoding = String(answer.headers['content-encoding']);
  const unpack = raw.length > 0 && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const body: Buffer = unpack ? unpack(raw) : raw;
  return { status: answer.statusCode, headers: answer.headers, body };
}

export interface RawRequest {
  bytes: string;
  /** They come one by one, and the server is left waiting for more. */
  slow?: boolean;
}

/** Sends bytes as they are, and takes what comes until there is a whole answer, or no more. */
export async function sendRaw(
  port: number,
  { bytes, slow = false }: RawRequest,
): Promise<RawResponse> {
  const [quiet, patience, longest] = [150, 5000, 30_000];
  const socket = connect(port, '127.0.0.1').setTimeout(longest, () => socket.destroy());
  const received: Buffer[] = [];
  const answer = () => firstAnswerIn(Buffer.concat(received));
  // Where there is no end to wait for, the server is told so; only the slow ones let it wait.
  const hasEnd = /[^\r\n]\r?\n\r?\n/.test(bytes);
  const timers = [slow ? undefined : setTimeout(() => socket.end(), hasEnd ? patience : 0)];
  socket.on('data', (data) => {
    received.push(data);
    clearTimeout(timers[1]);
    timers[1] = setTimeout(() => !answer().isCut && socket.destroy(), quiet);
  });
  // The server may hang up on what it has refused: what it said before counts.
  socket.on('error', () => {});
  const closed = new Promise((done) => socket.once('close', done));
  for (const piece of slow ? bytes : [bytes]) {
    if (socket.writable) socket.write(piece, 'latin1');
    if (slow) await pause(20);
  }
  await closed;
  for (const timer of timers) clearTimeout(timer);
  return answer();
}

export type RawResponse = ReturnType<typeof firstAnswerIn>;

function firstAnswerIn(received: Buffer) {
  const text = received.toString('latin1').replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
  const [head = ''] = text.split('\r\n\r\n', 1);
  const after = text.slice(head.length + 4);
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(head)?.[1]);
  const length = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1]);
  const body = Buffer.from(after.slice(0, length), 'latin1');
  // An answer to HEAD tells of a body and has none.
  const isCut = Number.isNaN(status) || (after !== '' && body.length < length);
  /** Behind the first answer there may be more, to what follows the request. */
  return { status, length, body, isCut, rest: after.slice(length) };
}
