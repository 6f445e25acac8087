import { createPublicKey } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { jwtVerify } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { lifetime } from '../../passes/apple.ts';
import { cleanName, isSignable, longestName, readDesign } from '../../passes/design.ts';
import { rateLimitKey } from '../../passes/rate-limit.ts';
import { serialsWith } from '../../passes/serial.ts';
import { chooseSettings, readSettings, testSettings } from '../../passes/settings.ts';
import { Signer } from '../../passes/signer.ts';
import { createTestCertificates, newKey } from '../../passes/test-certificates.ts';
import { settle } from '../../src/pass/design.ts';
import { data, liveSettings, newCredentials, secret, serve, site } from '../passes/fixtures.ts';
import { hasOpenssl, verify } from '../passes/pkpass.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`Passes: random serials with SEED=${seed}`);

const uses = data.uses.map(({ id }) => id);
const [use = ''] = uses;
const design = { use, name: 'Grand Budapest', color: '#b8452f' };
const keys = newKey();
const authority = createTestCertificates({ keys });

interface Answer {
  apple: string;
  google: string;
  until: string;
}

describe('a serial number', () => {
  const serials = serialsWith(secret, uses);
  const issued = fc.record({
    design: fc.record({
      use: fc.constantFrom(...uses),
      name: fc.string({ unit: 'binary', maxLength: 90 }).map(cleanName),
      color: fc
        .integer({ min: 0, max: 0xffffff })
        .map((value) => `#${value.toString(16).padStart(6, '0')}`),
    }),
    at: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  });

  test('is the whole design, there and back', () => {
    const check = fc.property(issued, (made) => {
      const serial = serials.write(made);
      expect(serial).toMatch(/^[\w-]{27,160}$/);
      expect(serials.read(serial)).toEqual(made);
    });
    fc.assert(check, { seed, numRuns: 1000 });
  });

  test('is refused with any character changed, added or taken away', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const check = fc.property(issued, fc.nat(), fc.nat(63), (made, place, letter) => {
      const serial = serials.write(made);
      const at = place % serial.length;
      const [before, after] = [serial.slice(0, at), serial.slice(at + 1)];
      const changed = before + alphabet[letter] + after;
      const wrong = [changed, before + after, `${before}A${serial.slice(at)}`];
      return wrong.every((one) => one === serial || !serials.read(one));
    });
    fc.assert(check, { seed, numRuns: 1000 });
    const one = serials.write({ design, at: 1_800_000_000 });
    const changed = [...one].flatMap((was, at) =>
      [...alphabet.replace(was, '')].map((now) => one.slice(0, at) + now + one.slice(at + 1)),
    );
    expect(changed.filter((serial) => serials.read(serial))).toEqual([]);
    for (const odd of ['', 'A', one.toUpperCase(), `${one}=`, ` ${one}`, '%', '..', 'é'.repeat(40)])
      expect(serials.read(odd)).toBeUndefined();
  });

  test('holds only with the same secret and the same uses', () => {
    const serial = serials.write({ design, at: 1 });
    expect(serialsWith(`${secret}.`, uses).read(serial)).toBeUndefined();
    expect(serialsWith(secret, uses.toReversed()).read(serial)).toBeUndefined();
    expect(serialsWith(secret, [...uses]).read(serial)).toEqual({ design, at: 1 });
  });
});

describe('a name', () => {
  test('is what the dialog shows, as long as a pass can carry it', () => {
    const check = fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { name } = settle({ use, name: text, wallet: 'apple' });
      const clean = cleanName(name);
      const length = Buffer.byteLength(JSON.stringify(name)) - 2;
      if (length <= longestName) expect(clean).toBe(name);
      else expect(clean).toMatch(/…$/);
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(longestName);
      expect(cleanName(clean)).toBe(clean);
    });
    fc.assert(check, { seed, numRuns: 1000 });
  });

  test.each([
    ...['Apple', 'aPPle', 'Äpple', 'A p p l e', 'аррlе', 'Google Wallet', 'G00gle', 'The Police'],
    ...['PayPal', 'Pay-Pal', 'P4yPal: PayPal', 'Bank of America', 'Ministry of Magic', 'ＶＩＳＡ'],
    ...[
      'call 0800 123456',
      'me@example.org',
      'www.shop',
      'https://x',
      'shop.com',
      '+49 (30) 12-34-56',
    ],
  ])('%s is never signed', (name) => expect(isSignable(cleanName(name))).toBe(false));

  test.each([
    ...['Grand Budapest', 'Pineapple Club', 'Appleby Court', 'Riverbank Hotel', 'Studio 54', ''],
    ...[
      'Café “Zur Post” & Söhne',
      '東京ホテル',
      'فندق النور',
      'St. Pauli',
      'Visage',
      'Wiseman & Co',
    ],
  ])('%s is signed', (name) => expect(isSignable(name)).toBe(true));

  test('nothing but a design is taken for one', () => {
    expect(readDesign(design, uses)).toEqual(design);
    const said = (change: object) => readDesign({ ...design, ...change }, uses);
    expect([said({ use: 'banks' }), said({ use: 1 }), said({ use: '__proto__' })]).toEqual(
      Array(3).fill('use'),
    );
    expect([said({ color: 'red' }), said({ color: '#FFF' }), said({ color: undefined })]).toEqual(
      Array(3).fill('color'),
    );
    expect([said({ name: 1 }), said({ name: null }), said({ name: 'Apple' })]).toEqual(
      Array(3).fill('name'),
    );
    for (const odd of [null, [], 'x', 1, { ...design, logo: 'x' }])
      expect(readDesign(odd, uses)).toBe('body');
  });
});

test('an address stands for a household', () => {
  expect(rateLimitKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(rateLimitKey('192.0.2.1')).toBe('192.0.2.1');
  const all = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2::'];
  expect(new Set(all.map(rateLimitKey))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(rateLimitKey('2001:db8:1:3::1')).not.toBe(rateLimitKey('2001:db8:1:2::1'));
  expect(rateLimitKey('::1')).toBe('0:0:0:0::/64');
});

describe('over HTTP', () => {
  test('a design becomes a pass for each wallet, once it is asked for by the site', async () => {
    const settings = liveSettings(authority);
    await using server = await serve(settings);
    const issued = await server.issue(design);
    expect([issued.status, issued.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { apple, google, until } = (await issued.json()) as Answer;
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(lifetime * 1000);

    const file = await server.ask(apple);
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
    ]);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="pass.pkpass"');
    const archive = Buffer.from(await file.arrayBuffer());
    if (hasOpenssl) expect(verify(archive, authority.root).logoText).toBe(design.name);

    const link = await server.ask(google);
    const token = link.headers.get('location')?.replace('https://pay.google.com/gp/v/save/', '');
    expect(link.status).toBe(302);
    await jwtVerify(token ?? '', createPublicKey((await settings.google()).key));

    const hero = await server.ask(`/passes/hero/${use}/b8452f.png`);
    expect([hero.status, hero.headers.get('content-type')]).toEqual([200, 'image/png']);
    const badge = await server.ask('/passes/badge/apple.svg');
    expect([badge.status, badge.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('what is not right is a 4xx, and costs no signature', async () => {
    const sign = vi.spyOn(Signer.prototype, 'sign');
    let now = 1_800_000_000;
    await using server = await serve(liveSettings(authority), () => now);
    const status = async (answer: Promise<Response>) => (await answer).status;
    const large = { ...design, name: 'x'.repeat(1100) };
    expect(await status(server.issue(large))).toBe(413);
    expect(await status(server.issue('{'))).toBe(400);
    expect(await status(server.issue([]))).toBe(400);
    expect(await status(server.issue({ ...design, use: 'banks' }))).toBe(400);
    expect(await status(server.issue({ ...design, name: 'Apple' }))).toBe(422);
    expect(await status(server.issue(design, { 'Content-Type': 'text/plain' }))).toBe(415);
    expect(await status(server.issue(design, { Origin: 'https://example.com' }))).toBe(403);
    expect(await status(server.issue(design, { Origin: '' }))).toBe(403);
    expect(await status(server.issue(design, { 'Sec-Fetch-Site': 'cross-site' }))).toBe(403);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await status(server.ask('/passes', { method }))).toBe(405);
    for (const path of ['/passes/', '/passes/apple/', '/passes/apple/x.pkpass', '/passes/google/x'])
      expect([path, await status(server.ask(path))]).toEqual([path, 404]);
    for (const path of [
      'hero/banks/b8452f.png',
      `hero/${use}/red.png`,
      'badge/x.svg',
      'authority.pem',
    ])
      expect([path, await status(server.ask(`/passes/${path}`))]).toEqual([path, 404]);

    // Without a length, as it comes.
    const stream = new Blob([JSON.stringify(large)]).stream();
    const headers = { 'Content-Type': 'application/json', Origin: site };
    const endless = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit;
    expect(await status(server.ask('/passes', endless))).toBe(413);

    const { apple, google } = (await (await server.issue(design)).json()) as Answer;
    expect(await status(server.ask(apple, { method: 'HEAD' }))).toBe(200);
    expect(await status(server.ask(apple, { method: 'POST' }))).toBe(405);
    expect(sign).not.toHaveBeenCalled();

    // The same again and again: five times, and not after its day.
    for (const path of [apple, apple, apple, google, google])
      expect(await status(server.ask(path))).toBeLessThan(400);
    expect(sign).toHaveBeenCalledTimes(3);
    const again = await server.ask(apple);
    expect([again.status, Number(again.headers.get('retry-after'))]).toEqual([429, lifetime]);
    now += lifetime;
    expect([await status(server.ask(apple)), await status(server.ask(google))]).toEqual([410, 410]);
    expect(sign).toHaveBeenCalledTimes(3);
    sign.mockRestore();
  });

  test('limits hold, also against two hundred connections at once', async () => {
    let now = 1_800_000_000;
    const settings = { ...liveSettings(authority), proxies: ['127.0.0.1'] };
    await using server = await serve(settings, () => now);
    const from = (address: string) => server.issue(design, { 'X-Forwarded-For': address });
    const tally = async (answers: Promise<Response>[]) => {
      const all = (await Promise.all(answers)).map(({ status }) => status);
      return [201, 429].map((status) => all.filter((one) => one === status).length);
    };
    const times = (count: number, act: (at: number) => Promise<Response>) =>
      Array.from({ length: count }, (_, at) => act(at));

    expect(await tally(times(200, () => from('192.0.2.1')))).toEqual([5, 195]);
    const refused = await from('192.0.2.1');
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    now += 60;
    expect(await tally(times(200, (at) => from(`198.51.100.${at}`)))).toEqual([120, 80]);
    // Twenty a day, five of which were had; a network of IPv6 is one.
    for (let minute = 0; minute < 3; minute += 1) {
      now += 60;
      expect(await tally(times(6, () => from('192.0.2.1')))).toEqual([5, 1]);
    }
    now += 60;
    expect(await tally(times(6, () => from('192.0.2.1')))).toEqual([0, 6]);
    expect(await tally(times(20, (at) => from(`2001:db8::${at}`)))).toEqual([5, 15]);
    now += lifetime;
    expect((await from('192.0.2.1')).status).toBe(201);
  });

  test('who may not say so cannot ask for another', async () => {
    await using server = await serve(liveSettings(authority), () => 1_800_000_000);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await server.issue(design, { 'X-Forwarded-For': `192.0.2.${at}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  test('any server with the same secret delivers what another has issued', async () => {
    await using one = await serve(liveSettings(authority));
    await using other = await serve(liveSettings(authority));
    const { apple } = (await (await one.issue(design)).json()) as Answer;
    expect((await other.ask(apple)).status).toBe(200);
    const settings = liveSettings(authority, { 'secret.txt': 'x'.repeat(40) });
    await using stranger = await serve(settings);
    expect((await stranger.ask(apple)).status).toBe(404);
  });

  test('what is tried out is signed by an authority of its own, and leads nowhere', async () => {
    await using server = await serve(testSettings());
    const { apple, google } = (await (await server.issue(design)).json()) as Answer;
    const root = await (await server.ask('/passes/authority.pem')).text();
    const archive = Buffer.from(await (await server.ask(apple)).arrayBuffer());
    if (hasOpenssl) expect(verify(archive, root).organizationName).toBe(data.words.sample.issuer);
    const link = await server.ask(google);
    expect([link.status, link.headers.get('content-type')]).toEqual([200, 'application/jwt']);
    const isThere = (host: string) => server.passes.isThereFor({ headers: { host } } as never);
    for (const host of ['127.0.0.1:4321', 'localhost', '[::1]:80'])
      expect(isThere(host)).toBe(true);
    for (const host of ['walletable.example', '127.0.0.1.example.com', '', '192.0.2.1'])
      expect(isThere(host)).toBe(false);
  });

  test('a signature that fails is a 503, and says nothing of the key', async () => {
    const settings = liveSettings(authority);
    const broken = 'not a key, but secret all the same';
    const apple = { ...settings.apple, pass: { ...settings.apple?.pass, key: broken } };
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await using server = await serve({ ...settings, apple } as typeof settings);
    const issued = (await (await server.issue(design)).json()) as Answer;
    const answer = await server.ask(issued.apple);
    expect([answer.status, await answer.text()]).toEqual([503, 'Not now\n']);
    expect(complaint.mock.calls.flat().join()).toMatch(/^Passes: Error: not signed/);
    expect(complaint.mock.calls.flat().join()).not.toContain('secret');
    complaint.mockRestore();
  });
});

describe('an installation', () => {
  const problemsWith = (change: Record<string, string | undefined>, by = authority) =>
    readSettings(newCredentials(by, change)).problems;

  test('with nothing set is tried out at home, and silent elsewhere', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(chooseSettings(undefined, host)?.state).toBe('test');
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'walletable.example'])
      expect(chooseSettings(undefined, host)).toBeUndefined();
    expect(chooseSettings('off', '127.0.0.1')).toBeUndefined();
  });

  test('with all that is needed is for real, anywhere', () => {
    const settings = chooseSettings(newCredentials(authority), '0.0.0.0');
    expect(settings).toMatchObject({ state: 'live', type: { identifier: 'pass.test.sample' } });
  });

  test.each([
    ...['apple-certificate.pem', 'apple-key.pem', 'apple-wwdr.pem', 'apple-badge.svg'],
    ...['google-badge.svg', 'google-account.json', 'settings.json', 'secret.txt'],
  ])('without %s does not start, and says so', (name) => {
    expect(problemsWith({ [name]: undefined })).toEqual([`${name} is missing`]);
    if (name !== 'secret.txt') expect(problemsWith({ [name]: '{nonsense' })[0]).toContain(name);
  });

  test('with what does not belong together does not start, and says which', () => {
    const other = createTestCertificates();
    expect(problemsWith({ 'apple-key.pem': other.pass.key })).toEqual([
      'apple-key.pem does not belong to apple-certificate.pem',
    ]);
    expect(problemsWith({ 'apple-wwdr.pem': other.wwdr })).toEqual([
      'apple-certificate.pem was not issued by apple-wwdr.pem',
    ]);
    expect(problemsWith({ 'apple-certificate.pem': other.wwdr })).toContain(
      'apple-certificate.pem is not for passes: expected UID, CN and OU',
    );
    expect(problemsWith({ 'secret.txt': 'short' })[0]).toMatch(/^secret.txt has fewer than 32/);
    const fields = { site: 'http://x', googleIssuer: 'x', proxies: 'x', perMinute: 121 };
    expect(problemsWith({ 'settings.json': JSON.stringify(fields) })).toHaveLength(4);
    expect(() => chooseSettings(newCredentials(other, { 'secret.txt': 'short' }), 'x')).toThrow(
      /^No pass can be signed with what is in .+\n {2}secret\.txt has fewer than 32 characters/,
    );
  });

  test('tells of an end that is near, and does not start after it', () => {
    expect(problemsWith({}, createTestCertificates({ keys, days: -1, since: 30 }))).toEqual([
      expect.stringMatching(/^apple-certificate\.pem has expired on /),
    ]);
    const near = readSettings(newCredentials(createTestCertificates({ keys, days: 29 })));
    expect([near.settings?.state, near.warnings]).toEqual([
      'live',
      [expect.stringMatching(/^apple-certificate\.pem expires in 2[89] days, on /)],
    ]);
    expect(
      readSettings(newCredentials(createTestCertificates({ keys, days: 31 }))).warnings,
    ).toEqual([]);
    const early = createTestCertificates({ keys, days: 90, since: -2 });
    expect(problemsWith({}, early)[0]).toMatch(/^apple-certificate\.pem is not valid before /);
  });

  test('no problem is told in words that hold a secret', () => {
    const key = authority.pass.key.slice(40, 80);
    const said = problemsWith({
      'apple-key.pem': authority.pass.key.replace('BEGIN', 'BEGINN'),
      'google-account.json': JSON.stringify({
        client_email: 'x',
        private_key: authority.pass.key.slice(0, 300),
      }),
      'secret.txt': 'a short secret',
    }).join('\n');
    expect(said).toContain('apple-key.pem');
    for (const one of [key, 'a short secret']) expect(said).not.toContain(one);
  });
});

test('no secret is in the repository', () => {
  const holders = ['passes', 'hosting', 'src', 'docs', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/node_modules|generated/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name));
  const key = new RegExp(`-----BEGIN ${'[A-Z ]*'}PRIVATE KEY-----\\s+[A-Za-z0-9+/]{40}`);
  expect(holders.length).toBeGreaterThan(100);
  expect(holders.filter((file) => key.test(readFileSync(file, 'latin1')))).toEqual([]);
});
