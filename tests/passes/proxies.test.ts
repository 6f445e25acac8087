/** Two embedded servers with passes behind nginx and Caddy, with the generated configurations. */
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { writeServerConfigs } from '../../hosting/configure.ts';
import { addPassesRules } from '../../hosting/passes/proxies.ts';
import { headersFor } from '../../hosting/rules.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import type { ServerProcess } from '../../quality/tools/server-process.ts';
import { send } from '../conformance/client.ts';
import { canTest, startEngine } from '../conformance/engines.ts';
import { createTempFolder, design, settingsText, siteUrl, writeCredentials } from './fixtures.ts';
import { readPassJson, unzip } from './pkpass.ts';

const running: ServerProcess[] = [];
let passesServers: string[] = [];

beforeAll(async () => {
  const settings = { 'settings.json': settingsText({ proxies: ['127.0.0.1'] }) };
  const PASSES = writeCredentials(createTestCertificates(), settings);
  for (let count = 0; count < 2; count += 1)
    running.push(await startEngine('embedded', { env: { PASSES } }));
  passesServers = running.map(({ port }) => `127.0.0.1:${port}`);
}, 60_000);
afterAll(() => Promise.all(running.map((engine) => engine.stop('SIGKILL'))));

/** @param localAddress a loopback address, as the client whose requests are limited */
function issue(port: number, localAddress = '127.0.0.1', body = JSON.stringify(design)) {
  const headers = { 'Content-Type': 'application/json', Origin: siteUrl };
  const agent = new Agent({ localAddress });
  return send(port, '/passes', { method: 'POST', headers, body, agent });
}

const proxies = (['nginx', 'caddy'] as const).filter(canTest);

describe.for(proxies)('behind %s', (name) => {
  const network = { nginx: '127.0.10', caddy: '127.0.20' }[name];

  test('passes are issued, and the limit per address holds across both servers', async () => {
    const configFolder = createTempFolder();
    writeServerConfigs('dist', configFolder, passesServers);
    const proxy = await startEngine(name, { configFolder });
    running.push(proxy);
    const { port } = proxy;
    expect((await send(port, '/live-wallet.json')).headers['wallet-passes']).toBe('live');

    for (const host of [1, 2, 3]) {
      const requests = Array.from({ length: 20 }, () => issue(port, `${network}.${host}`));
      const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    }
    const issued = await issue(port, `${network}.9`);
    const { rules } = addPassesRules(readBuiltSite('dist'), passesServers);
    for (const [header, value] of Object.entries(headersFor(rules, '/passes')))
      expect(issued.headers[header.toLowerCase()], header).toBe(value);
    const pass = await send(port, JSON.parse(issued.body.toString()).apple);
    expect(pass.headers['content-type']).toBe('application/vnd.apple.pkpass');
    expect(readPassJson(unzip(pass.body)).logoText).toBe(design.name);

    expect((await issue(port, undefined, 'x'.repeat(5000))).status).toBe(413);
    const put = await send(port, '/passes', { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, 'POST']);
    expect((await send(port, '/hotels', { method: 'POST' })).status).toBe(405);
    expect((await send(port, '/passes/nowhere')).status).toBe(404);
  });
});
