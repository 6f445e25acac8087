import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect } from 'vitest';
import type { BuiltSite } from '../../server/http/built-site.ts';
import { contentTypes, headersFor } from '../../server/http/rules.ts';
import { send, sendRaw } from './client.ts';
import type { HostName } from './hosts.ts';
import { notFoundPage, type RequestCase } from './request-cases.ts';

interface TestedServer {
  host: HostName;
  port: number;
  root: string;
  site: BuiltSite;
}

/** Sends the request to a running server and compares the response with the expected one. */
export async function checkResponse(server: TestedServer, requestCase: RequestCase) {
  const { host, port, root, site } = server;
  const expected = { ...requestCase, ...requestCase.exceptions?.[host] };
  const { status, file, range = [], headers = {} } = expected;
  if (requestCase.bytes) {
    const response = await sendRaw(port, requestCase.bytes);
    expect([status].flat()).toContain(response.status);
    if (host === 'embedded') expect(response.length).toBeGreaterThanOrEqual(0);
    return;
  }
  const { path, method, requestHeaders = {} } = requestCase;
  const fill = await createFiller(port, requestCase);
  const filled = Object.entries(requestHeaders).map(([name, value]) => [name, fill(value)]);
  const response = await send(port, path, { method, headers: Object.fromEntries(filled) });
  expect([status].flat(), `status ${response.status}`).toContain(response.status);
  for (const [name, value] of Object.entries(headers)) {
    if (value instanceof RegExp) expect(response.headers[name], name).toMatch(value);
    else expect(response.headers[name], name).toBe(value && fill(value));
  }
  for (const unwanted of ['set-cookie', 'access-control-allow-origin'])
    expect(response.headers[unwanted]).toBeUndefined();

  const found = file === notFoundPage ? site.notFound : site.files.get(file ?? '');
  if (typeof status === 'number' && status !== 416) {
    const expectedHeaders = headersFor(site.rules, (found && file) ?? notFoundPage);
    for (const name of Object.keys(headersFor(site.rules, notFoundPage)))
      expect(response.headers[name.toLowerCase()], name).toBe(expectedHeaders[name]);
  }
  const content = (name: string | undefined) => readFileSync(join(root, name ?? ''));
  if (method === 'HEAD' || response.status === 304) expect(response.body).toHaveLength(0);
  else if (found)
    expect(response.body.equals(content(found.name).subarray(...range)), path).toBe(true);
  // Longer than a short error text: it must be the 404 page.
  else if (response.body.length > 200) expect(response.body).toEqual(content(site.notFound?.name));
  if (found && response.status !== 304)
    expect(response.headers['content-type']).toBe(contentTypes[extname(found.name)]);
}

/** Replaces `{etag}` and `{date}` with the current values of the file. */
async function createFiller(port: number, requestCase: RequestCase) {
  const { path, requestHeaders = {}, headers, etagEncoding } = requestCase;
  if (!/\{(?:etag|date)\}/.test(JSON.stringify([requestHeaders, headers])))
    return (value: string) => value;
  const encoding = etagEncoding ?? requestHeaders['accept-encoding'] ?? 'identity';
  const response = await send(port, path, { headers: { 'accept-encoding': encoding } });
  const { etag, 'last-modified': date } = response.headers;
  expect(etag).toMatch(/^(?:W\/)?".+"$/);
  return (value: string) => value.replace('{etag}', String(etag)).replace('{date}', String(date));
}

export function titleOf({ path, method = 'GET', requestHeaders = {}, bytes }: RequestCase) {
  const request = `${method} ${path} ${JSON.stringify(requestHeaders)}`;
  return (bytes ? JSON.stringify(bytes) : request).slice(0, 120);
}
