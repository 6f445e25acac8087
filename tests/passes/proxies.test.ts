/** Two embedded servers with passes behind nginx and Caddy, with the generated configurations. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { writeServerConfigs } from '../../hosting/configure.ts';
import { addPassesRules } from '../../hosting/passes/proxies.ts';
import { headersFor } from '../../hosting/rules.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import type { ServerProcess } from '../../quality/tools/server-process.ts';
import { canTest, startEngine } from '../conformance/engines.ts';
import { createTempFolder, design, siteUrl, writeCredentials } from './fixtures.ts';
import { hasOpenssl, verify } from './pkpass.ts';

const certificates = createTestCertificates();
const running: ServerProcess[] = [];
let passesServers: string[] = [];

beforeAll(async () => {
  const settings = { site: siteUrl, googleIssuer: '3388000000012345678', proxies: ['127.0.0.1'] };
  const PASSES = writeCredentials(certificates, { 'settings.json': JSON.stringify(settings) });
  for (let count = 0; count < 2; count += 1)
    running.push(await startEngine('embedded', { env: { PASSES } }));
  passesServers = running.map(({ port }) => `127.0.0.1:${port}`);
}, 60_000);
afterAll(() => Promise.all(running.map((engine) => engine.stop('SIGKILL'))));

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** A loopback address. */
  from?: string;
}

async function send(port: number, path: string, options: RequestOptions = {}) {
  const { body, from = '127.0.0.1', ...rest } = options;
  const url = `http://127.0.0.1:${port}${path}`;
  const sent = request(url, { ...rest, localAddress: from, agent: false }).end(body);
  const [response] = await once(sent, 'response');
  const headers = response.headersDistinct as IncomingHttpHeaders;
  return { status: response.statusCode as number, headers, body: await buffer(response) };
}

const json = { 'Content-Type': 'application/json', Origin: siteUrl };
const issue = (port: number, from?: string, body = JSON.stringify(design)) =>
  send(port, '/passes', { method: 'POST', headers: json, body, ...(from && { from }) });

const proxies = (['nginx', 'caddy'] as const).filter(canTest);

describe.for(proxies)('behind %s', (name) => {
  const network = { nginx: '127.0.10', caddy: '127.0.20' }[name];
  const startProxy = async (servers: string[]) => {
    const configFolder = createTempFolder();
    writeServerConfigs('dist', configFolder, servers);
    const engine = await startEngine(name, { configFolder });
    running.push(engine);
    return engine.port;
  };

  test('passes are issued, and the limit per address holds across both servers', async () => {
    const port = await startProxy(passesServers);
    const wallet = await send(port, '/live-wallet.json');
    expect(wallet.headers['wallet-passes']).toEqual(['live']);

    for (const host of [1, 2, 3]) {
      const requests = Array.from({ length: 20 }, () => issue(port, `${network}.${host}`));
      const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    }
    const issued = await issue(port, `${network}.9`);
    const { rules } = addPassesRules(readBuiltSite('dist'), passesServers);
    for (const [header, value] of Object.entries(headersFor(rules, '/passes')))
      expect([header, issued.headers[header.toLowerCase()]]).toEqual([header, [value]]);
    const pass = await send(port, JSON.parse(issued.body.toString()).apple);
    expect(pass.headers['content-type']).toEqual(['application/vnd.apple.pkpass']);
    if (hasOpenssl) expect(verify(pass.body, certificates.root).logoText).toBe(design.name);

    expect((await issue(port, undefined, 'x'.repeat(5000))).status).toBe(413);
    const put = await send(port, '/passes', { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, ['POST']]);
    expect((await send(port, '/hotels', { method: 'POST' })).status).toBe(405);
    expect((await send(port, '/passes/nowhere')).status).toBe(404);
  });

  test('without PASSES_SERVERS there are no passes', async () => {
    const port = await startProxy([]);
    expect((await send(port, '/live-wallet.json')).headers['wallet-passes']).toBeUndefined();
    expect((await send(port, '/passes/authority.pem')).status).toBe(404);
    expect((await issue(port)).status).toBe(405);
  });
});
