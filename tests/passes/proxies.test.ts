/** Two embedded servers with passes behind nginx and Caddy, with the generated configurations. */
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeServerConfigs } from '../../server/hosts/configure.ts';
import { addServerRules } from '../../server/hosts/proxies.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { headersFor } from '../../server/http/rules.ts';
import { createTestCertificates } from '../../server/test-mode/certificates.ts';
import type { ServerProcess } from '../../tools/quality/tools/server-process.ts';
import { send } from '../conformance/client.ts';
import { canTest, startHost } from '../conformance/hosts.ts';
import {
  createTempFolder,
  design,
  settingsText,
  siteUrl,
  verticalIds,
  writeCredentials,
} from './fixtures.ts';
import { readPassJson, unzip } from './pkpass.ts';

const running: ServerProcess[] = [];
let passesServers: string[] = [];

beforeAll(async () => {
  const settings = { 'settings.json': settingsText({ proxies: ['127.0.0.1'] }) };
  const PASSES = writeCredentials(createTestCertificates(), settings);
  const env = { PASSES, PASSES_DATA: createTempFolder() };
  for (let count = 0; count < 2; count += 1) running.push(await startHost('embedded', { env }));
  passesServers = running.map(({ port }) => `127.0.0.1:${port}`);
}, 60_000);
afterAll(() => Promise.all(running.map((host) => host.stop('SIGKILL'))));

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
    const proxy = await startHost(name, { configFolder });
    running.push(proxy);
    const { port } = proxy;
    expect((await send(port, '/live-wallet.json')).headers['wallet-passes']).toBe('live');

    for (const host of [1, 2, 3]) {
      const requests = Array.from({ length: 20 }, () => issue(port, `${network}.${host}`));
      const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    }
    const issued = await issue(port, `${network}.9`);
    const { rules } = addServerRules(readBuiltSite('dist'), passesServers);
    for (const [header, value] of Object.entries(headersFor(rules, '/passes')))
      expect(issued.headers[header.toLowerCase()], header).toBe(value);
    const { apple, serial, control } = JSON.parse(issued.body.toString());
    const pass = await send(port, apple);
    expect(pass.headers['content-type']).toBe('application/vnd.apple.pkpass');
    const json = readPassJson(unzip(pass.body));
    expect(json.logoText).toBe(design.name);

    const type = json.passTypeIdentifier;
    const phone = { Authorization: `ApplePass ${json.authenticationToken}` };
    const page = { Authorization: `Bearer ${control}`, Origin: siteUrl };
    const registration = `/passes/apple/v1/devices/${'d'.repeat(32)}/registrations/${type}/${serial}`;
    const [pushToken, state] = ['ab'.repeat(32), `/passes/${serial}/state`];
    const request = async (status: number, path: string, options: Parameters<typeof send>[2]) => {
      const response = await send(port, path, options);
      expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
      return response;
    };
    const body = JSON.stringify({ pushToken });
    await request(401, registration, { method: 'POST', body });
    await request(201, registration, { method: 'POST', body, headers: phone });
    await request(401, state, {});
    const { devices } = JSON.parse((await request(200, state, { headers: page })).body.toString());
    expect(devices).toBe(1);
    await request(200, registration, { method: 'DELETE', headers: phone });
    const change = { method: 'POST', headers: page, body: JSON.stringify({ change: 'offer-0' }) };
    await request(202, `/passes/${serial}/changes`, change);
    const latest = `/passes/apple/v1/passes/${type}/${serial}`;
    const { headers } = await request(200, latest, { headers: phone });
    const since = { ...phone, 'If-Modified-Since': String(headers['last-modified']) };
    await request(304, latest, { headers: since });
    await request(413, `/passes/${serial}/changes`, { ...change, body: 'x'.repeat(1_000_000) });

    expect((await issue(port, undefined, 'x'.repeat(5000))).status).toBe(413);
    const put = await send(port, '/passes', { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, 'POST']);
    expect((await send(port, `/${verticalIds[0]}`, { method: 'POST' })).status).toBe(405);
    expect((await send(port, '/passes/nowhere')).status).toBe(404);
  });
});
