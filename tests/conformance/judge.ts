import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { expect } from 'vitest';
import type { BuiltSite } from '../../hosting/built-site.ts';
import { contentTypes, headersFor } from '../../hosting/rules.ts';
import type { EngineName } from './engines.ts';
import { type Exchange, nothing } from './requests.ts';

const agent = new Agent({ connections: 8 });
type Asked = { method?: string | undefined; headers?: Record<string, string> };

export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
) {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await agent.request({ origin, path, method, headers });
  const raw = Buffer.from(await answer.body.arrayBuffer());
  const encoding = String(answer.headers['content-encoding']);
  const unpack = raw.length > 0 && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const body: Buffer = unpack ? unpack(raw) : raw;
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Sends bytes as they are, and reads until the connection ends. */
export async function shout(port: number, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within ten seconds')));
  socket.write(message);
  return Buffer.concat(await socket.toArray()).toString('latin1');
}

interface Served {
  engine: EngineName;
  port: number;
  root: string;
  site: BuiltSite;
}

/** Does to a running engine what the exchange says, and compares. */
export async function judge({ engine, port, root, site }: Served, exchange: Exchange) {
  const { status, file, part = [], headers = {} } = { ...exchange, ...exchange.but?.[engine] };
  if (exchange.bytes) {
    const answer = await shout(port, exchange.bytes);
    expect([status].flat()).toContain(Number(/^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1]));
    if (engine === 'embedded') expect(answer).toMatch(/^content-length: \d+\r$/im);
    return;
  }
  const { path, method, send = {} } = exchange;
  const fill = await filler(port, exchange);
  const filled = Object.entries(send).map(([name, value]) => [name, fill(value)]);
  const answer = await ask(port, path, { method, headers: Object.fromEntries(filled) });
  expect([status].flat(), `status ${answer.status}`).toContain(answer.status);
  for (const [name, value] of Object.entries(headers)) {
    if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
    else expect(answer.headers[name], name).toBe(value && fill(value));
  }
  for (const unwanted of ['set-cookie', 'access-control-allow-origin'])
    expect(answer.headers[unwanted]).toBeUndefined();

  const found = file === nothing ? site.notFound : site.files.get(file ?? '');
  if (typeof status === 'number' && status !== 416) {
    const wanted = headersFor(site.rules, (found && file) ?? nothing);
    for (const name of Object.keys(headersFor(site.rules, nothing)))
      expect(answer.headers[name.toLowerCase()], name).toBe(wanted[name]);
  }
  const content = (name: string | undefined) => readFileSync(join(root, name ?? ''));
  const isEmpty = method === 'HEAD' || answer.status === 304;
  if (isEmpty) expect(answer.body).toHaveLength(0);
  else if (found)
    expect(answer.body.equals(content(found.name).subarray(...part)), path).toBe(true);
  // A short answer in words, or the page that says that there is nothing.
  else if (answer.body.length > 200) expect(answer.body).toEqual(content(site.notFound?.name));
  if (found && answer.status !== 304)
    expect(answer.headers['content-type']).toBe(contentTypes[extname(found.name)]);
}

/** Puts the tag and the date that the file has now into a condition. */
async function filler(port: number, { path, send = {}, headers, lookAs }: Exchange) {
  if (!/\{(?:etag|date)\}/.test(JSON.stringify([send, headers]))) return (value: string) => value;
  const accept = lookAs ?? send['accept-encoding'] ?? 'identity';
  const first = await ask(port, path, { headers: { 'accept-encoding': accept } });
  const { etag, 'last-modified': date } = first.headers;
  expect(etag).toMatch(/^(?:W\/)?".+"$/);
  return (value: string) => value.replace('{etag}', String(etag)).replace('{date}', String(date));
}

export const nameOf = ({ path, method = 'GET', send = {}, bytes }: Exchange) =>
  (bytes ? JSON.stringify(bytes) : `${method} ${path} ${JSON.stringify(send)}`).slice(0, 120);
