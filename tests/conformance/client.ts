/** Sends well-formed requests with undici, and raw bytes over a socket. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent } from 'undici';

const agent = new Agent({ connections: 8 });
interface RequestOptions {
  method?: string | undefined;
  headers?: Record<string, string>;
}

export async function send(port: number, path: string, options: RequestOptions = {}) {
  const { method = 'GET', headers = {} } = options;
  const origin = `http://127.0.0.1:${port}`;
  const response = await agent.request({ origin, path, method, headers });
  const raw = Buffer.from(await response.body.arrayBuffer());
  const encoding = String(response.headers['content-encoding']);
  const decompress = raw.length > 0 && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const body: Buffer = decompress ? decompress(raw) : raw;
  return { status: response.statusCode, headers: response.headers, body };
}

interface RawRequest {
  bytes: string;
  /** Sends byte by byte and does not close the connection. */
  slow?: boolean;
}

/** Sends bytes unchanged and reads until the first response is complete or the connection ends. */
export async function sendRaw(port: number, { bytes, slow = false }: RawRequest) {
  const [idleTime, endTimeout, maxTime] = [150, 5000, 30_000];
  const socket = connect(port, '127.0.0.1').setTimeout(maxTime, () => socket.destroy());
  const received: Buffer[] = [];
  const response = () => parseFirstResponse(Buffer.concat(received));
  // A request without an empty line at the end is never complete, so its end is signaled at once.
  const isComplete = /[^\r\n]\r?\n\r?\n/.test(bytes);
  const timers = [slow ? undefined : setTimeout(() => socket.end(), isComplete ? endTimeout : 0)];
  socket.on('data', (data) => {
    received.push(data);
    clearTimeout(timers[1]);
    timers[1] = setTimeout(() => !response().isTruncated && socket.destroy(), idleTime);
  });
  // The server may reset the connection after a rejection; the response before it counts.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const chunk of slow ? bytes : [bytes]) {
    if (socket.writable) socket.write(chunk, 'latin1');
    if (slow) await pause(20);
  }
  await closed;
  for (const timer of timers) clearTimeout(timer);
  return response();
}

function parseFirstResponse(received: Buffer) {
  const text = received.toString('latin1').replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
  const [head = ''] = text.split('\r\n\r\n', 1);
  const after = text.slice(head.length + 4);
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(head)?.[1]);
  const length = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1]);
  // A response to HEAD has a length, but no body.
  const isTruncated = Number.isNaN(status) || (after !== '' && after.length < length);
  return { status, length, isTruncated };
}
