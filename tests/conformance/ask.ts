import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came, and unpacked. */
  raw: Buffer;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const raw = Buffer.concat(await response.toArray());
  const encoding = response.headers['content-encoding'] ?? '';
  const unpack = raw.length > 0 && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const body = unpack ? unpack(raw) : raw;
  return { status: response.statusCode ?? 0, headers: response.headers, raw, body };
}

/** Bytes that no well-behaved client sends; answers with the status line. */
export async function shout(port: number, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within ten seconds')));
  socket.write(message);
  const answer = Buffer.concat(await socket.toArray()).toString('latin1');
  return answer.slice(0, answer.indexOf('\r\n'));
}
