/** Sends well-formed requests with undici, and raw bytes over a socket. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent } from 'undici';

interface RequestOptions {
  method?: string | undefined;
  headers?: Record<string, string>;
  body?: string;
  /** By default, connections are shared and come from 127.0.0.1. */
  agent?: Agent;
}

const sharedAgent = new Agent({ connections: 8 });

export async function send(port: number, path: string, options: RequestOptions = {}) {
  const { method = 'GET', headers = {}, body: sent = null, agent = sharedAgent } = options;
  const origin = `http://127.0.0.1:${port}`;
  const response = await agent.request({ origin, path, method, headers, body: sent });
  const raw = Buffer.from(await response.body.arrayBuffer());
  const encoding = String(response.headers['content-encoding']);
  const decompress = raw.length > 0 && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const body: Buffer = decompress ? decompress(raw) : raw;
  return { status: response.statusCode, headers: response.headers, body };
}

/** Sends bytes unchanged and reads until the server closes the connection. */
export async function sendRaw(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1').setTimeout(10_000, () => socket.destroy());
  const received: Buffer[] = [];
  // The server may reset the connection after a rejection; the response before it counts.
  socket.on('data', (data) => received.push(data)).on('error', () => {});
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const response = Buffer.concat(received).toString('latin1');
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3}) /.exec(response)?.[1]),
    length: Number(/^content-length: (\d+)\r$/im.exec(response)?.[1]),
  };
}
