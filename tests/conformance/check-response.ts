import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from 'vitest';
import type { BuiltSite } from '../../hosting/built-site.ts';
import { contentTypes, headersFor } from '../../hosting/rules.ts';
import { ask, sendRaw } from './client.ts';
import type { EngineName } from './engines.ts';
import { nothing, type RequestCase } from './request-cases.ts';

type Served = { engine: EngineName; port: number; root: string; site: BuiltSite };

/** Does to a running engine what the exchange says, and compares. */
export async function checkResponse({ engine, port, root, site }: Served, exchange: RequestCase) {
  const { status, file, part = [], headers = {} } = { ...exchange, ...exchange.but?.[engine] };
  if (exchange.bytes) {
    const answer = await sendRaw(port, { bytes: exchange.bytes });
    expect([status].flat()).toContain(answer.status);
    if (engine === 'embedded') expect(answer.length).toBeGreaterThanOrEqual(0);
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
async function filler(port: number, { path, send = {}, headers, lookAs }: RequestCase) {
  if (!/\{(?:etag|date)\}/.test(JSON.stringify([send, headers]))) return (value: string) => value;
  const accept = lookAs ?? send['accept-encoding'] ?? 'identity';
  const first = await ask(port, path, { headers: { 'accept-encoding': accept } });
  const { etag, 'last-modified': date } = first.headers;
  expect(etag).toMatch(/^(?:W\/)?".+"$/);
  return (value: string) => value.replace('{etag}', String(etag)).replace('{date}', String(date));
}

export const nameOf = ({ path, method = 'GET', send = {}, bytes }: RequestCase) =>
  (bytes ? JSON.stringify(bytes) : `${method} ${path} ${JSON.stringify(send)}`).slice(0, 120);
