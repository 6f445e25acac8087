import { execFile } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { jwtVerify } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { nginxLocations } from '../../server/hosts/proxies.ts';
import { passesRules } from '../../server/http/rules.ts';
import { createPassesService, loadSettings } from '../../server/http/start-passes.ts';
import { rateLimitKey } from '../../server/passes/addresses.ts';
import { readCredentials } from '../../server/passes/credentials.ts';
import { truncateName, validateDesign } from '../../server/passes/design.ts';
import { createSerialCodec } from '../../server/passes/serial.ts';
import { Signer } from '../../server/pkpass/signer.ts';
import { ApplePhone } from '../../server/test-mode/apple-phone.ts';
import { createTestCertificates, generateKeys } from '../../server/test-mode/certificates.ts';
import { GooglePhone } from '../../server/test-mode/google-phone.ts';
import { createTestSettings } from '../../server/test-mode/settings.ts';
import { normalizeName, toFileName } from '../../src/pass/name.ts';
import { send } from '../conformance/client.ts';
import {
  createLiveSettings,
  createRoot,
  createTempFolder,
  design,
  issuedPasses,
  secret,
  settingsText,
  siteUrl,
  startPassesServer,
  updates,
  verticalIds,
  writeCredentials,
} from '../passes/fixtures.ts';
import { hasOpenssl, readPassJson, unzip, verify } from '../passes/pkpass.ts';

const keys = generateKeys();
const certificates = createTestCertificates({ keys });
const liveSettings = createLiveSettings(certificates);

describe('serial number', () => {
  const serials = createSerialCodec(secret, verticalIds);

  test('encodes and decodes any design', () => {
    const property = fc.property(issuedPasses, (issued) => {
      const serial = serials.encode(issued);
      expect(serial).toMatch(/^[\w-]{27,160}$/);
      expect(serials.decode(serial)).toEqual(issued);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('is rejected with any character changed, added or removed', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const property = fc.property(issuedPasses, (issued) => {
      const serial = serials.encode(issued);
      const variants = [...serial].flatMap((_, at) =>
        ['', ...alphabet, '=', ' ', '%', '.', 'é'].flatMap((character) => [
          serial.slice(0, at) + character + serial.slice(at + 1),
          serial.slice(0, at) + character + serial.slice(at),
        ]),
      );
      const others = variants.filter((variant) => variant !== serial);
      expect([...others, `${serial}=`, '', 'A', '..'].filter(serials.decode)).toEqual([]);
    });
    fc.assert(property, { numRuns: 20 });
  });

  test('is valid only for the same secret and verticals', () => {
    const issued = { design, issuedAt: 1 };
    const serial = serials.encode(issued);
    expect(createSerialCodec(`${secret}.`, verticalIds).decode(serial)).toBeUndefined();
    expect(createSerialCodec(secret, verticalIds.toReversed()).decode(serial)).toBeUndefined();
    expect(createSerialCodec(secret, [...verticalIds]).decode(serial)).toEqual(issued);
  });
});

test('a name is the same as in the live wallet unless it is too long', () => {
  const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
    const name = normalizeName(text);
    const clean = truncateName(name);
    const length = Buffer.byteLength(JSON.stringify(name)) - 2;
    if (length <= 96) expect(clean).toBe(name);
    else expect(clean).toMatch(/^.{10,}…$/u);
    expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(96);
    expect(truncateName(clean)).toBe(clean);
  });
  fc.assert(property, { numRuns: 1000 });
});

test.each([
  ['vertical', [{ vertical: 'banks' }, { vertical: 1 }, { vertical: '__proto__' }]],
  ['color', [{ color: 'red' }, { color: '#FFF' }, { color: undefined }]],
  ['name', [{ name: 1 }, { name: null }, { name: 'Apple' }]],
  ['body', [{ logo: 'x' }]],
])('a request body with an invalid %s is rejected', (part, changes) => {
  expect(validateDesign(design, verticalIds)).toEqual(design);
  for (const change of changes)
    expect(validateDesign({ ...design, ...change }, verticalIds)).toBe(part);
  for (const body of [null, [], 'x', 1]) expect(validateDesign(body, verticalIds)).toBe('body');
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is rate limited as %s', (address, key) => expect(rateLimitKey(address)).toBe(key));

describe('HTTP', () => {
  type Server = Awaited<ReturnType<typeof startPassesServer>>;
  const statusOf = async (response: Promise<Response>) => (await response).status;
  const issuePass = async (
    server: Server,
  ): Promise<Record<'apple' | 'google' | 'expiresAt' | 'serial' | 'control', string>> =>
    (await server.issue(design)).json();
  const readPass = async (server: Server, path: string, root: string) => {
    const files = unzip(Buffer.from(await (await server.request(path)).arrayBuffer()));
    if (hasOpenssl) verify(files, root);
    return readPassJson(files);
  };

  test('issues a pass for each wallet, also to be signed by another server', async () => {
    await using issuer = await startPassesServer(liveSettings);
    await using server = await startPassesServer(liveSettings);
    const response = await issuer.issue(design);
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { apple, google, expiresAt } = await response.json();
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
    expect((await readPass(server, apple, certificates.root)).logoText).toBe(design.name);

    const link = await server.request(google);
    const token = link.headers.get('location')?.replace('https://pay.google.com/gp/v/save/', '');
    expect(link.status).toBe(302);
    const { privateKey } = await liveSettings.googleIssuer();
    await jwtVerify(token ?? '', createPublicKey(privateKey));

    const fileName = `${encodeURIComponent(toFileName(design.name))}.pkpass`;
    const attachment = `attachment; filename="pass.pkpass"; filename*=UTF-8''${fileName}`;
    for (const [path, type, disposition = null] of [
      [apple, 'application/vnd.apple.pkpass', attachment],
      [`/passes/hero/${design.vertical}/b8452f.png`, 'image/png'],
      ['/passes/badge/apple.svg', 'image/svg+xml'],
    ] as const) {
      const { status, headers } = await server.request(path);
      const sent = [status, headers.get('content-type'), headers.get('content-disposition')];
      expect(sent, path).toEqual([200, type, disposition]);
    }
  });

  test('rejects invalid requests without signing', async () => {
    using sign = vi.spyOn(Signer.prototype, 'sign');
    await using server = await startPassesServer(liveSettings);
    const large = { ...design, name: 'x'.repeat(1100) };
    const chunked = new Blob([JSON.stringify(large)]).stream();
    const headers = { 'Content-Type': 'application/json', Origin: siteUrl };
    const post = { method: 'POST', headers, body: chunked, duplex: 'half' };
    const get = (path: string) => server.request(`/passes/${path}`);
    const { apple } = await issuePass(server);
    const responses: [status: number, ...Promise<Response>[]][] = [
      [200, server.request(apple, { method: 'HEAD' })],
      [400, ...['{', [], { ...design, vertical: 'banks' }].map((body) => server.issue(body))],
      [403, server.issue(design, { Origin: 'https://example.com' })],
      [403, server.issue(design, { Origin: '' })],
      [403, server.issue(design, { 'Sec-Fetch-Site': 'cross-site' })],
      [404, ...['', 'apple/', 'apple/x.pkpass', 'google/x', 'authority.pem'].map(get)],
      [
        404,
        ...['badge/x.svg', 'hero/banks/b8452f.png', `hero/${design.vertical}/red.png`].map(get),
      ],
      [405, ...['GET', 'PUT', 'DELETE'].map((method) => server.request('/passes', { method }))],
      [405, server.request(apple, { method: 'POST' })],
      [413, server.issue(large), server.request('/passes', post as RequestInit)],
      [415, server.issue(design, { 'Content-Type': 'text/plain' })],
      [422, server.issue({ ...design, name: 'Apple' })],
    ];
    for (const [status, ...expected] of responses)
      for (const response of expected) expect(await statusOf(response)).toBe(status);
    expect(sign).not.toHaveBeenCalled();
  });

  test('a browser that opens an address without a page gets the not-found page', async () => {
    const root = createRoot();
    writeFileSync(join(root, '404.html'), 'the not-found page');
    await using server = await startPassesServer(liveSettings, { root });
    for (const path of [
      '/passes',
      '/passes/',
      '/passes/x',
      '/passes/apple/x.pkpass',
      '/passes/%',
    ]) {
      const page = await server.request(path, { headers: { Accept: 'text/html,*/*;q=0.8' } });
      const sent = [page.status, page.headers.get('content-type'), await page.text()];
      expect(sent, path).toEqual([404, 'text/html; charset=utf-8', 'the not-found page']);
      for (const Accept of ['*/*', 'application/json']) {
        const { status, headers } = await server.request(path, { headers: { Accept } });
        expect(headers.get('content-type'), `${path} ${status}`).toBe('text/plain; charset=utf-8');
      }
    }
    const { google } = await issuePass(server);
    const link = await server.request(google, { headers: { Accept: 'text/html' } });
    expect(link.status).toBe(302);
  });

  test('signs a pass five times, and not after it has expired', async () => {
    using sign = vi.spyOn(Signer.prototype, 'sign');
    let now = 1_800_000_000;
    await using server = await startPassesServer(liveSettings, { now: () => now });
    const { apple, google } = await issuePass(server);
    for (const path of [apple, apple, apple, google, google])
      expect(await statusOf(server.request(path))).toBeLessThan(400);
    const sixth = await server.request(apple);
    expect([sixth.status, Number(sixth.headers.get('retry-after'))]).toEqual([429, 24 * 60 * 60]);
    now += 24 * 60 * 60;
    for (const path of [apple, google]) expect(await statusOf(server.request(path))).toBe(410);
    expect(sign).toHaveBeenCalledTimes(3);
  });

  test('limits addresses, IPv6 networks and the site, also with 200 concurrent requests', async () => {
    let now = 1_800_000_000;
    const settings = createLiveSettings(certificates, { proxies: ['127.0.0.1'] });
    await using server = await startPassesServer(settings, { now: () => now });
    const issueFrom = (address: string) => server.issue(design, { 'X-Forwarded-For': address });
    /** How many of the requests were answered with 201 and with 429. */
    const count = async (requests: number, address: (index: number) => string) => {
      const responses = Array.from({ length: requests }, (_, index) => issueFrom(address(index)));
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      return [201, 429].map((status) => statuses.filter((one) => one === status).length);
    };

    expect(await count(200, () => '192.0.2.1')).toEqual([5, 195]);
    expect((await issueFrom('192.0.2.1')).headers.get('retry-after')).toBe('60');
    now += 60;
    expect(await count(200, (index) => `198.51.100.${index}`)).toEqual([120, 80]);
    // 20 a day, of which 5 are used.
    for (const expected of [5, 5, 5, 0]) {
      now += 60;
      expect(await count(6, () => '192.0.2.1')).toEqual([expected, 6 - expected]);
    }
    expect(await count(20, (index) => `2001:db8::${index}`)).toEqual([5, 15]);
    expect(await count(60, (index) => `2001:db8:1:${index}::1`)).toEqual([20, 40]);
    expect(await count(1, () => '2001:db8:2::1')).toEqual([1, 0]);
    now += 24 * 60 * 60;
    expect((await issueFrom('192.0.2.1')).status).toBe(201);
  });

  test('a clock that is set back does not lengthen a limit', async () => {
    let [now, uptime] = [1_800_000_000, 100];
    const clocks = { now: () => now, uptime: () => uptime };
    await using server = await startPassesServer(liveSettings, clocks);
    for (let request = 0; request < 5; request += 1) await server.issue(design);
    now -= 24 * 60 * 60;
    expect((await server.issue(design)).headers.get('retry-after')).toBe('60');
    uptime += 60;
    expect(await statusOf(server.issue(design))).toBe(201);
  });

  test.each([
    [5, 'no proxy', [], '127.0.0.1', '192.0.2.*'],
    [5, 'other proxies', ['10.0.0.0/8', 'fd00::/8', '::2'], '::1', '192.0.2.*'],
    [7, 'an IPv4 proxy', ['127.0.0.1'], '127.0.0.1', '192.0.2.*'],
    [7, 'an IPv4 network', ['127.0.0.0/8'], '127.0.0.1', '192.0.2.*'],
    [7, 'an IPv6 proxy', ['::1'], '::1', '192.0.2.*'],
    [7, 'an IPv6 network', ['::/120'], '::1', '192.0.2.*'],
    [5, 'one address with ports', ['127.0.0.1'], '127.0.0.1', '192.0.2.1:400*'],
    [5, 'one IPv6 address with ports', ['::1'], '::1', '[2001:db8::1]:400*'],
    [5, 'a chain of proxies', ['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '192.0.2.1, 10.0.0.*'],
    [5, 'forged addresses', ['127.0.0.1'], '127.0.0.1', '192.0.2.*, 198.51.100.1'],
    [5, 'text', ['127.0.0.1'], '127.0.0.1', 'client-*'],
  ])('allows %i of seven requests: %s in %j, from %s for %s', async (...row) => {
    const [allowed, , proxies, host, forwardedFor] = row;
    const settings = createLiveSettings(certificates, { proxies });
    await using server = await startPassesServer(settings, { host, now: () => 1_800_000_000 });
    const responses = Array.from({ length: 7 }, (_, index) =>
      server.issue(design, { 'X-Forwarded-For': forwardedFor.replace('*', String(index)) }),
    );
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(allowed);
  });

  test('test mode signs with its own root', async () => {
    await using server = await startPassesServer(createTestSettings());
    const { apple, google } = await issuePass(server);
    const root = await (await server.request('/passes/authority.pem')).text();
    const { organizationName } = await readPass(server, apple, root);
    expect(organizationName).toBe(updates.sample.business);
    const token = await server.request(google);
    expect([token.status, token.headers.get('content-type')]).toEqual([200, 'application/jwt']);
  });

  test('passes and phones of test mode go on after a restart', async () => {
    const folder = createTempFolder();
    const first = createTestSettings(folder);
    const before = await startPassesServer(first, { data: folder });
    const { google, serial, control, apple } = await issuePass(before);
    const root = await (await before.request('/passes/authority.pem')).text();
    const archive = Buffer.from(await (await before.request(apple)).arrayBuffer());
    const token = await (await before.request(google)).text();
    const phone = new ApplePhone(archive, root);
    expect(await phone.register()).toBe(201);
    await new GooglePhone(token, (await first.gateways()).phones).update();
    (await first.gateways()).close();
    await before[Symbol.asyncDispose]();

    const settings = createTestSettings(folder);
    await using after = await startPassesServer(settings, { data: folder });
    expect(await (await after.request('/passes/authority.pem')).text()).toBe(root);
    expect((await after.request(apple)).status).toBe(200);
    phone.pass.webServiceURL = `${after.origin}/passes/apple`;
    expect(await phone.register()).toBe(200);
    const headers = { Authorization: `Bearer ${control}`, Origin: after.origin };
    const state = await after.request(`/passes/${serial}/state`, { headers });
    expect(await state.json()).toMatchObject({ devices: 2 });
    const body = JSON.stringify({ change: 'offer-0' });
    const sent = { method: 'POST', headers, body };
    expect((await after.request(`/passes/${serial}/changes`, sent)).status).toBe(202);
    expect(await phone.update()).toBe(true);
    const onGoogle = new GooglePhone(token, (await settings.gateways()).phones);
    await expect.poll(() => onGoogle.update().then(() => onGoogle.messages)).toHaveLength(1);
    for (const name of readdirSync(folder))
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    (await settings.gateways()).close();
  });

  test('npm run phone names the file, and what it expected', async () => {
    const settings = createTestSettings();
    await using server = await startPassesServer(settings);
    const { apple } = await issuePass(server);
    await server.request(apple);
    settings.certificates = async () => certificates;
    for (const [source, message] of [
      ['package.json', 'a .pkpass file of this site, or the token of its link to Google Wallet'],
      ['missing.pkpass', 'a pass file, but there is no file with this name'],
      ['http://127.0.0.1:9/', 'the URL of a pass, but http://127.0.0.1:9 does not answer'],
      [server.origin + apple, 'a pass that the test authority of the running server has signed'],
    ] as const) {
      const phone = promisify(execFile)(process.execPath, ['server/test-mode/phone.ts', source]);
      await expect(phone).rejects.toHaveProperty('stderr', `${source}: Expected ${message}.\n`);
    }
  });

  const withHost = (host: string): Record<string, string> => ({ host });
  const withProxy = (name: string) => ({ host: 'localhost', [name]: '1.1 proxy' });
  test.each([
    ['test', ['127.0.0.1:4321', 'localhost', '[::1]:80'].map(withHost)],
    [undefined, ['walletable.example', '127.0.0.1.example.com', '192.0.2.1'].map(withHost)],
    [undefined, ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host'].map(withProxy)],
    [undefined, ['Forwarded', 'Via'].map(withProxy)],
  ])('test mode is announced as %s for %j', async (mode, requests) => {
    await using server = await startPassesServer(createTestSettings());
    for (const headers of requests) {
      const wallet = await send(server.port, '/live-wallet.json', { headers });
      expect(wallet.headers['wallet-passes'], JSON.stringify(headers)).toBe(mode);
      const authority = await send(server.port, '/passes/authority.pem', { headers });
      expect(authority.status, JSON.stringify(headers)).toBe(mode ? 200 : 404);
    }
  });

  test('an aborted request body is not an error', async () => {
    using log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const lines: string[] = [];
    await using server = await startPassesServer(liveSettings, { log: (line) => lines.push(line) });
    const head = `POST /passes HTTP/1.1\r\nHost: x\r\nOrigin: ${siteUrl}\r\n`;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"vertical"`);
    await once(server.server, 'request');
    socket.destroy();
    await expect.poll(() => lines).toHaveLength(1);
    expect((await server.issue(design)).status).toBe(201);
    expect(log).not.toHaveBeenCalled();
  });

  test('no serial number is logged, and an encoded slash is not a slash', async () => {
    const lines: string[] = [];
    await using server = await startPassesServer(liveSettings, { log: (line) => lines.push(line) });
    const { google } = await issuePass(server);
    const serial = google.replace('/passes/google/', '');
    const paths: [path: string, status: number][] = [
      [google, 302],
      [`/passes/google%2F${serial}`, 404],
      [`/passes/apple%2f${serial}.pkpass`, 404],
      [`/passes/%67oogle/${serial}`, 302],
      [`/%70asses/google/${serial}`, 404],
      [`//passes/google/${serial}`, 404],
      [`/passes/google/${serial}%`, 400],
      [`/passes/${serial}`, 404],
      [`/passes/${serial}/state`, 401],
      [`/passes/apple/v1/passes/pass.test.sample/${serial}`, 401],
      [`http://localhost/passes/google/${serial}`, 404],
    ];
    for (const [path, status] of paths)
      expect((await send(server.port, path)).status, path).toBe(status);
    await expect.poll(() => lines).toHaveLength(paths.length + 1);
    expect(lines.filter((line) => line.includes(serial.slice(0, 12)))).toEqual([]);
    expect(lines[1]).toContain(' GET /passes/google/… 302 ');
  });

  test('nginx does not log paths with a serial number', () => {
    const [issue, get] = nginxLocations(passesRules('live')).split('\nlocation ');
    expect([issue, get].map((text) => text?.includes('access_log off;'))).toEqual([false, true]);
  });

  test('a failed signature is a 503 and does not reveal the key', async () => {
    const pass = { certificate: certificates.pass.certificate, key: 'an invalid but secret key' };
    using log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { wwdr } = certificates;
    const invalid = { ...liveSettings, certificates: async () => ({ wwdr, pass }) };
    await using server = await startPassesServer(invalid);
    const response = await server.request((await issuePass(server)).apple);
    expect([response.status, await response.text()]).toEqual([503, 'Not now\n']);
    const logged = log.mock.calls.flat().join();
    expect(logged).toMatch(/^Passes: Error: the pass could not be signed/);
    expect(logged).not.toContain('secret');
  });
});

describe('settings', () => {
  const problemsWith = (changes: Record<string, string | undefined>) =>
    readCredentials(writeCredentials(certificates, changes)).problems;

  test.each([
    [undefined, ['127.0.0.1', 'localhost', '::1'], 'test'],
    [undefined, ['0.0.0.0', '::', '192.0.2.1', 'walletable.example'], undefined],
    ['off', ['127.0.0.1'], undefined],
    [writeCredentials(certificates), ['0.0.0.0'], 'live'],
  ])('PASSES=%s on %s: mode %s', (setting, hosts, mode) => {
    for (const host of hosts) expect(loadSettings(setting, host)?.mode).toBe(mode);
  });

  test('a server for other machines needs a place for the data of phones', () => {
    const setting = writeCredentials(certificates);
    const options = {
      root: createTempFolder(),
      host: '0.0.0.0',
      port: 1,
      setting,
      data: undefined,
    };
    expect(() => createPassesService(options)).toThrow('PASSES_DATA must name a folder');
    expect(createPassesService({ ...options, data: createTempFolder() })).toBeUndefined();
  });

  test.each([
    ...['apple-certificate.pem', 'apple-key.pem', 'apple-wwdr.pem', 'apple-badge.svg'],
    ...['google-badge.svg', 'google-account.json', 'settings.json', 'secret.txt'],
  ])('report a missing or unreadable %s', (name) => {
    expect(problemsWith({ [name]: undefined })).toEqual([`${name} is missing`]);
    if (name !== 'secret.txt') expect(problemsWith({ [name]: '{nonsense' })[0]).toContain(name);
  });

  const other = createTestCertificates();
  const invalid = { site: 'http://x', googleIssuer: 'x', proxies: 'x', perMinute: 121 };
  // The number would be rounded.
  const numericIssuer = settingsText().replace('"3388000000012345678"', '3388000000012345678');
  const tooShort = 'secret.txt has fewer than 32 characters: create one with openssl rand -hex 32';
  test.each([
    ['apple-key.pem', other.pass.key, 1, 'apple-key.pem does not belong to apple-certificate.pem'],
    ['apple-wwdr.pem', other.wwdr, 1, 'apple-certificate.pem was not issued by apple-wwdr.pem'],
    ['apple-certificate.pem', other.wwdr, 3, 'its subject needs UID, CN and OU'],
    ['secret.txt', 'short', 1, tooShort],
    ['settings.json', JSON.stringify(invalid), 4, 'settings.json'],
    [
      'settings.json',
      numericIssuer,
      1,
      'settings.json: googleIssuer must be in quotes, such as "338',
    ],
  ])('report an invalid %s', (name, text, count, problem) => {
    const folder = writeCredentials(certificates, { [name]: text });
    expect(readCredentials(folder).problems).toHaveLength(count);
    const intro = `Passes cannot be signed with the files in ${folder}. See docs/passes.md, Credentials.\n`;
    expect(() => loadSettings(folder, 'x')).toThrow(intro);
    expect(() => loadSettings(folder, 'x')).toThrow(problem);
  });

  test.each([
    ...['nginx', '', ' ::1', '127.0.0.1:80', '10.0.0.0/33', '::/129', '10.0.0.0/', 'fe80::1%eth0'],
    ...[7, null],
  ])('report the proxy %j', (proxy) => {
    const problems = problemsWith({ 'settings.json': settingsText({ proxies: ['::1', proxy] }) });
    expect(problems).toEqual([
      `settings.json: proxies: ${JSON.stringify(proxy)} is not an IP address or a network such as 10.0.0.0/8`,
    ]);
  });

  test('warn before a certificate expires, and report expired and future ones', () => {
    const withValidity = (validDays: number, startDaysAgo = 0) =>
      readCredentials(writeCredentials(createTestCertificates({ keys, validDays, startDaysAgo })));
    const certificate = (text: string) =>
      expect.stringMatching(new RegExp(`^apple-certificate\\.pem ${text} `));
    expect(withValidity(-1, 30).problems).toEqual([certificate('expired on')]);
    expect(withValidity(90, -2).problems).toEqual([certificate('is not valid before')]);
    expect(withValidity(29)).toMatchObject({
      settings: { mode: 'live' },
      warnings: [certificate('expires in 2[89] days, on')],
    });
    expect(withValidity(31).warnings).toEqual([]);
  });

  test('problems do not reveal secrets', () => {
    const { key } = certificates.pass;
    const text = problemsWith({
      'apple-key.pem': key.replace('BEGIN', 'BEGINN'),
      'google-account.json': JSON.stringify({ client_email: 'x', private_key: key.slice(0, 300) }),
      'secret.txt': 'a short secret',
    }).join('\n');
    expect(text).toContain('apple-key.pem');
    for (const part of [key.slice(40, 80), 'a short secret']) expect(text).not.toContain(part);
  });
});

test('the repository contains no private key', () => {
  const files = globSync('{server,src,docs,tests}/**/*.*', {
    exclude: (path) => /node_modules|generated/.test(path),
  });
  const key = /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => key.test(readFileSync(file, 'latin1')))).toEqual([]);
});
