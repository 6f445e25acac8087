import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Pool } from 'undici';
import { expect } from 'vitest';
import type { BuiltFile, BuiltSite } from '../../hosting/built-site.ts';
import { contentTypes, headersFor } from '../../hosting/rules.ts';
import type { EngineName } from './engines.ts';
import { type Exchange, nothing } from './requests.ts';

export interface Served {
  engine: EngineName;
  port: number;
  root: string;
  site: BuiltSite;
}

interface Asked {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
}

const pools = new Map<number, Pool>();

export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
) {
  const pool = pools.get(port) ?? new Pool(`http://127.0.0.1:${port}`, { connections: 8 });
  pools.set(port, pool);
  const { statusCode, headers: received, body } = await pool.request({ path, method, headers });
  const raw = Buffer.from(await body.arrayBuffer());
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
    String(received['content-encoding'])
  ];
  const content = unpack && raw.length > 0 ? unpack(raw) : raw;
  return { status: statusCode, headers: received, body: content };
}

/** Sends bytes as they are, and reads until the connection ends. */
export async function shout(port: number, message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within ten seconds')));
  socket.write(message);
  return Buffer.concat(await socket.toArray()).toString('latin1');
}

/** Does to a running engine what the exchange says, and compares. */
export async function judge({ engine, port, root, site }: Served, exchange: Exchange) {
  const { status, file, part, headers = {} } = { ...exchange, ...exchange.but?.[engine] };
  if (exchange.bytes) {
    const answer = await shout(port, exchange.bytes);
    expect([status].flat()).toContain(Number(/^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1]));
    if (engine === 'embedded') expect(answer).toMatch(/^content-length: \d+\r$/im);
    return;
  }
  const { path, method, lookAs, send = {} } = exchange;
  const accept = lookAs ?? send['accept-encoding'] ?? 'identity';
  const isConditional = JSON.stringify([send, headers]).match(/\{(?:etag|date)\}/);
  const first =
    isConditional && (await ask(port, path, { headers: { 'accept-encoding': accept } }));
  if (first) expect(first.headers.etag).toMatch(/^(?:W\/)?".+"$/);
  const fill = (value: string) =>
    value
      .replace('{etag}', String(first?.headers.etag))
      .replace('{date}', String(first?.headers['last-modified']));
  const filled = Object.entries(send).map(([name, value]) => [name, fill(value)]);

  const answer = await ask(port, path, { method, headers: Object.fromEntries(filled) });
  expect([status].flat(), `status ${answer.status}`).toContain(answer.status);
  for (const [name, value] of Object.entries(headers)) {
    if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
    else expect(answer.headers[name], name).toBe(value && fill(value));
  }
  expect(
    answer.headers['set-cookie'] ?? answer.headers['access-control-allow-origin'],
  ).toBeUndefined();

  const found = file === nothing ? site.notFound : site.files.get(file ?? '');
  if (typeof status === 'number' && status !== 416) {
    const wanted = headersFor(site.rules, found ? (file ?? '') : nothing);
    for (const name of Object.keys(headersFor(site.rules, nothing)))
      expect(answer.headers[name.toLowerCase()], name).toBe(wanted[name]);
  }
  const isEmpty = method === 'HEAD' || answer.status === 304;
  if (isEmpty) expect(answer.body).toHaveLength(0);
  else if (found)
    expect(
      answer.body.equals(contentOf(root, found).subarray(...(part ?? []))),
      'its content',
    ).toBe(true);
  else expect(isOwn(answer.body, root, site), 'nothing foreign').toBe(true);
  if (found && answer.status !== 304)
    expect(answer.headers['content-type']).toBe(contentTypes[extname(found.name)]);
}

export const contentOf = (root: string, { name }: BuiltFile) => readFileSync(join(root, name));

/** A short answer in words, or the page that says that there is nothing. */
function isOwn(body: Buffer, root: string, { notFound }: BuiltSite): boolean {
  return body.length < 200 || Boolean(notFound && body.equals(contentOf(root, notFound)));
}

export const nameOf = ({ path, method = 'GET', send = {}, bytes }: Exchange) =>
  (bytes ? JSON.stringify(bytes) : `${method} ${path} ${JSON.stringify(send)}`).slice(0, 120);
