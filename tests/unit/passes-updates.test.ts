import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApns } from '../../server/passes/apns.ts';
import { Store } from '../../server/passes/store.ts';
import { createTestCertificates } from '../../server/test-mode/certificates.ts';
import { getInitialState as initialAccess } from '../../src/boards/access/reducer.ts';
import { getInitialState as initialHotel } from '../../src/boards/hotel/reducer.ts';
import { getInitialState as initialLeases } from '../../src/boards/leases/reducer.ts';
import { sentChange } from '../../src/boards/sent-change.ts';
import { boardPages, pageWith } from '../content.ts';
import { createTempFolder, startPassesServer, updates } from '../passes/fixtures.ts';
import { createUpdateSettings, Visitor } from '../passes/phones.ts';
import { testStore } from '../passes/store-suite.ts';

describe('SQLite store', () => {
  testStore(async () => createTempFolder());

  test('personal data is not in the files after 48 hours', async () => {
    const folder = createTempFolder();
    const filesContain = (text: string) =>
      readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));
    const store = new Store(folder);
    const [deviceLibraryIdentifier, pushToken] = ['phone-0123456789', 'fedcba9876543210'];
    await store.register({ deviceLibraryIdentifier, serial: 's', pushToken, expiresAt: 2000 });
    await store.addChange({ serial: 's', expiresAt: 2000, now: 0 }, () => ({
      change: 'a',
      isQuiet: false,
    }));
    const personal = [deviceLibraryIdentifier, pushToken];
    expect(personal.map(filesContain)).toEqual([true, true]);
    await store.sweep(2000);
    expect(personal.map(filesContain)).toEqual([false, false]);
    await store.close();
  });
});

const settings = await createUpdateSettings();
const { gateway } = settings;
afterAll(() => gateway.close());

let now = Date.now() / 1000;
const day = 24 * 60 * 60;
const data = createTempFolder();
const server = await startPassesServer(settings, { data, now: () => now });
afterAll(() => server[Symbol.asyncDispose]());

const hotelChanges = updates.changes[pageWith('hotel').id] ?? [];
const textOf = (id: string) => hotelChanges.find((change) => change.id === id)?.notification;
const createVisitor = () => new Visitor(server.origin, settings).issue();
const statusOf = async (response: Promise<Response>) => (await response).status;
const readState = async (visitor: Visitor) =>
  (await (await visitor.state()).json()) as {
    devices: number;
    available: string[];
    sent: { change: string; isQuiet?: boolean }[];
  };
/** Sends changes with the required time between them. */
async function sendAll(visitor: Visitor, ...changes: string[]) {
  for (const change of changes) {
    now += 5;
    expect(await statusOf(visitor.change(change)), change).toBe(202);
  }
}

describe('Apple Wallet', () => {
  test('a sent change is a message and a field on every phone', async () => {
    const visitor = await createVisitor();
    expect(await readState(visitor)).toMatchObject({ devices: 0, sent: [] });
    const phones = [await visitor.addApplePhone(), await visitor.addApplePhone()];
    expect(await phones[0]?.register()).toBe(200);
    expect((await readState(visitor)).devices).toBe(2);

    await sendAll(visitor, 'offer-0');
    for (const phone of phones)
      await expect.poll(() => phone.messages).toEqual([textOf('offer-0')]);
    const [offer] = phones[0]?.pass.storeCard.secondaryFields ?? [];
    expect(offer).toMatchObject(
      hotelChanges.find(({ id }) => id === 'offer-0')?.front.primary ?? {},
    );

    await sendAll(visitor, 'end');
    await expect.poll(() => phones[0]?.pass.voided).toBe(true);
    await sendAll(visitor, 'undo');
    await expect.poll(() => phones[0]?.pass.voided).toBe(false);
    // Undoing shows no message.
    expect(phones[0]?.messages).toEqual([textOf('offer-0'), textOf('end')]);
    expect(await phones[0]?.update()).toBe(false);
    expect(await phones[0]?.unregister()).toBe(200);
    expect((await readState(visitor)).devices).toBe(1);
  });

  test('a phone that has the latest pass is answered with 304', async () => {
    const visitor = await createVisitor();
    const { pass } = await visitor.addApplePhone();
    const path = `/passes/apple/v1/passes/${pass.passTypeIdentifier}/${pass.serialNumber}`;
    const headers = { Authorization: `ApplePass ${pass.authenticationToken}` };
    const first = await visitor.request(path, { headers });
    const since = { ...headers, 'If-Modified-Since': first.headers.get('last-modified') ?? '' };
    expect([first.status, await statusOf(visitor.request(path, { headers: since }))]).toEqual([
      200, 304,
    ]);
    await sendAll(visitor, 'moment-1');
    expect(await statusOf(visitor.request(path, { headers: since, method: 'HEAD' }))).toBe(200);
    expect(await statusOf(visitor.request(path.replace('/v1', '//v1'), { headers: since }))).toBe(
      200,
    );
  });

  test('a phone whose push token is no longer valid is forgotten', async () => {
    const visitor = await createVisitor();
    const { pushToken } = await visitor.addApplePhone();
    gateway.gone.add(pushToken);
    await sendAll(visitor, 'offer-1');
    await expect.poll(async () => (await readState(visitor)).devices).toBe(0);
  });

  test('problems that phones report are logged without serial numbers', async () => {
    using log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const visitor = await createVisitor();
    const body = JSON.stringify({ logs: [`Unchanged: ${visitor.issued.serial}\n`] });
    const response = visitor.request('/passes/apple/v1/log', { method: 'POST', body });
    expect(await statusOf(response)).toBe(200);
    expect(log).toHaveBeenCalledWith('Passes: a phone reports: Unchanged: …?');
    for (const logs of [['text', {}], [['text']], [1], [null], 'text', {}, undefined]) {
      const body = JSON.stringify({ logs });
      const { status } = await (await createVisitor()).request('/passes/apple/v1/log', {
        method: 'POST',
        body,
      });
      expect([status, body]).toEqual([400, body]);
    }
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('the gateway refuses other topics and certificates', async () => {
    const other = { ...settings, passType: { identifier: 'pass.other', team: 'x' } };
    await expect(createApns(other).push('ab12', 0)).rejects.toThrow('APNs answered 403');
    const foreign = { ...settings, certificates: async () => createTestCertificates() };
    await expect(createApns(foreign).push('ab12', 0)).rejects.toThrow();
    const session = connect(gateway.apns, { ca: settings.root });
    await expect(
      new Promise((_, reject) => session.on('error', reject).request().on('error', reject)),
    ).rejects.toThrow();
  });

  test('the connection is opened again after it was closed, and pushes are not lost', async () => {
    using log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let apns = 'https://127.0.0.1:1';
    const failing = { ...settings, gateways: async () => ({ ...gateway, apns }) };
    await using restarted = await startPassesServer(failing);
    const visitor = await new Visitor(restarted.origin, settings).issue();
    const phone = await visitor.addApplePhone();
    expect(await statusOf(visitor.change('offer-2'))).toBe(202);
    await expect.poll(() => log).toHaveBeenCalled();
    apns = gateway.apns;
    await expect.poll(() => phone.messages).toEqual([textOf('offer-2')]);
  });
});

describe('Google Wallet', () => {
  test('a saved pass changes, with three messages', async () => {
    const visitor = await createVisitor();
    const phone = await visitor.openGoogleLink();
    expect((await readState(visitor)).devices).toBe(0);
    now += 3;
    await phone.update();
    expect((await readState(visitor)).devices).toBe(1);

    for (const [index, change] of ['offer-0', 'offer-1', 'offer-2', 'offer-3', 'end'].entries()) {
      await sendAll(visitor, change);
      const texts = ['offer-0', 'offer-1', 'offer-2'].slice(0, index + 1).map(textOf);
      await expect.poll(() => phone.update().then(() => phone.messages)).toEqual(texts);
    }
    await sendAll(visitor, 'undo');
    await expect.poll(() => phone.update().then(() => phone.object?.state)).toBe('ACTIVE');
    expect(phone.messages).toHaveLength(3);
    const { sent } = await readState(visitor);
    expect(sent.map(({ isQuiet = false }) => isQuiet)).toEqual([
      ...[false, false, false],
      ...[true, true, false],
    ]);
  });

  test('a pass that is not saved is not changed', async () => {
    const visitor = await createVisitor();
    const { objectId } = await visitor.openGoogleLink();
    await sendAll(visitor, 'offer-0');
    expect(gateway.objects.has(objectId)).toBe(false);
  });
});

describe('changes', () => {
  test('boards send only changes of their vertical', () => {
    const { board: hotel } = pageWith('hotel');
    const action = { type: 'sendOffer' } as const;
    const offers = hotel.offers.map((_, offerIndex) =>
      sentChange({ state: { ...initialHotel(hotel), offerIndex }, action }),
    );
    const idsOf = (kind: 'hotel' | 'access' | 'leases') =>
      updates.changes[pageWith(kind).id]?.map(({ id }) => id);
    expect(idsOf('hotel')).toEqual(expect.arrayContaining(offers));
    if (boardPages.some(({ board }) => board.kind === 'access')) {
      const state = initialAccess(pageWith('access').board);
      expect(idsOf('access')).toContain(sentChange({ state, action: { type: 'endAccess' } }));
      expect(sentChange({ state, action: { type: 'restoreAccess' } })).toBe('undo');
    }
    if (boardPages.some(({ board }) => board.kind === 'leases')) {
      const state = initialLeases(pageWith('leases').board);
      expect(idsOf('leases')).toContain(sentChange({ state, action: { type: 'sendKey' } }));
    }
  });

  test('are limited to known IDs, eight, and one in five seconds', async () => {
    const visitor = await createVisitor();
    for (const change of ['offer-99', '', 1, null, '<b>Hello</b>', '__proto__'])
      expect(await statusOf(visitor.change(change))).toBe(400);
    expect(await statusOf(visitor.change('undo'))).toBe(409);
    expect(await statusOf(visitor.change('offer-0'))).toBe(202);
    // A repeated request changes nothing.
    expect(await statusOf(visitor.change('offer-0'))).toBe(202);
    const tooSoon = await visitor.change('offer-1');
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '5']);
    await sendAll(visitor, 'end');
    now += 5;
    expect(await statusOf(visitor.change('offer-1'))).toBe(409);
    expect((await readState(visitor)).available).toEqual(['undo']);
    await sendAll(visitor, 'undo', 'moment-1', 'moment-2', 'undo', 'moment-3', 'offer-3');
    expect((await readState(visitor)).available).toEqual([]);
    now += 5;
    const ninth = await visitor.change('offer-0');
    expect(ninth.status).toBe(429);
    expect(Number(ninth.headers.get('retry-after'))).toBeGreaterThan(day - 100);
    now += day;
    expect(await statusOf(visitor.change('offer-0'))).toBe(409);
    expect(await statusOf(visitor.state())).toBe(410);
  });

  test('do not wait for a clock that was set back', async () => {
    const visitor = await createVisitor();
    now += 60;
    await sendAll(visitor, 'offer-0');
    now -= 60;
    await sendAll(visitor, 'offer-1');
  });

  test('concurrent requests send one change', async () => {
    const visitor = await createVisitor();
    const ids = ['offer-0', 'offer-1', 'offer-2', 'offer-3'];
    const statuses = await Promise.all(ids.map((id) => statusOf(visitor.change(id))));
    expect(statuses.sort()).toEqual([202, 429, 429, 429]);
  });

  test('nothing is stored for forged or foreign requests', async () => {
    const [visitor, other] = [await createVisitor(), await createVisitor()];
    const phone = await visitor.download();
    const { authenticationToken: update, passTypeIdentifier: type } = phone.pass;
    const { serial, control } = visitor.issued;
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
    for (const headers of [
      {},
      bearer(update),
      bearer(other.issued.control),
      bearer(`${control.startsWith('A') ? 'B' : 'A'}${control.slice(1)}`),
      bearer(`${control}A`),
      { Authorization: control },
    ] as Record<string, string>[]) {
      expect(await statusOf(visitor.state(headers))).toBe(401);
      const authorization = { Authorization: headers.Authorization ?? '' };
      expect(await statusOf(visitor.change('offer-0', authorization))).toBe(401);
    }
    for (const [name, value] of [
      ['Origin', 'https://example.com'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const)
      expect(await statusOf(visitor.change('offer-0', { [name]: value }))).toBe(403);

    const registrations = `/passes/apple/v1/devices/${'d'.repeat(32)}/registrations/${type}`;
    const register = (path: string, authorization: string, pushToken = 'ab'.repeat(32)) =>
      visitor.request(`${registrations}/${path}`, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: JSON.stringify({ pushToken }),
      });
    const own = `ApplePass ${update}`;
    expect(await statusOf(register(other.issued.serial, own))).toBe(401);
    expect(await statusOf(register(serial, `ApplePass ${control}`))).toBe(401);
    expect(await statusOf(register(serial, ''))).toBe(401);
    expect(await statusOf(register(serial, own, 'not a token'))).toBe(400);
    expect(await statusOf(register(serial, own, 'ab'.repeat(500_000)))).toBe(413);
    expect(await statusOf(register(`x/${serial}`, own))).toBe(404);
    const large = { method: 'POST', headers: bearer(control), body: 'x'.repeat(1_000_000) };
    expect(await statusOf(visitor.request(`/passes/${serial}/changes`, large))).toBe(413);
    const { devices, sent } = await readState(visitor);
    expect([devices, sent]).toEqual([0, []]);
  });

  test('one address can register few phones', async () => {
    const visitor = await createVisitor();
    const { pass } = await visitor.download();
    const { authenticationToken, passTypeIdentifier: type, serialNumber } = pass;
    const register = (_: unknown, index: number) =>
      visitor.request(
        `/passes/apple/v1/devices/${`${index}`.padStart(32, '0')}/registrations/${type}/${serialNumber}`,
        {
          method: 'POST',
          headers: { Authorization: `ApplePass ${authenticationToken}` },
          body: JSON.stringify({ pushToken: 'ab'.repeat(32) }),
        },
      );
    const statuses = await Promise.all(
      Array.from({ length: 300 }, (...item) => statusOf(register(...item))),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(290);
    expect((await readState(visitor)).devices).toBe(10);
  });
});

describe('a stranger', () => {
  const send = (visitor: Visitor, path: string, method = 'GET', authorization = '') =>
    visitor.request(`/passes/apple/v1/${path}`, {
      method,
      headers: { Authorization: authorization },
      ...(method === 'POST' && { body: JSON.stringify({ pushToken: 'ab'.repeat(32) }) }),
    });

  test('who knows the pass type neither sees nor changes passes on Google Wallet', async () => {
    const visitor = await createVisitor();
    await (await visitor.openGoogleLink()).update();
    await sendAll(visitor, 'offer-0');
    expect((await readState(visitor)).devices).toBe(1);
    const { authenticationToken, passTypeIdentifier: type } = (await visitor.download()).pass;
    const list = await send(visitor, `devices/google/registrations/${type}`);
    expect(await list.text()).not.toContain(visitor.issued.serial);
    expect(list.status).toBe(404);
    const registration = `devices/google/registrations/${type}/${visitor.issued.serial}`;
    for (const method of ['POST', 'DELETE']) {
      const response = send(visitor, registration, method, `ApplePass ${authenticationToken}`);
      expect(await statusOf(response)).toBe(404);
    }
    await sendAll(visitor, 'offer-1');
    await expect
      .poll(() => visitor.google?.update().then(() => visitor.google?.messages))
      .toEqual(['offer-0', 'offer-1'].map(textOf));
    expect((await readState(visitor)).devices).toBe(1);
  });

  test('behind the same address does not use up the requests of phones', async () => {
    const visitor = await createVisitor();
    const phone = await visitor.download();
    const { passTypeIdentifier: type, serialNumber } = phone.pass;
    const path = `devices/${phone.device}/registrations/${type}`;
    const statusesOf = (count: number, ...request: [path: string, method?: string]) =>
      Promise.all(Array.from({ length: count }, () => statusOf(send(visitor, ...request))));
    const forged = await statusesOf(110, `${path}/${serialNumber}`, 'POST');
    expect(new Set(forged)).toEqual(new Set([401]));
    expect(await statusesOf(10, 'log', 'POST')).toContain(429);
    expect(await statusesOf(250, path)).toContain(429);
    expect(await phone.register()).toBe(201);
  });

  test('with a pass does not use up the changes of other visitors', async () => {
    await using limited = await startPassesServer({ ...settings, maxPerMinute: 20 });
    const [stranger, visitor] = await Promise.all(
      [0, 1].map(() => new Visitor(limited.origin, settings).issue()),
    );
    if (!stranger || !visitor) throw new Error('two visitors');
    for (let count = 0; count < 30; count += 1) await stranger.change('unknown');
    expect(await statusOf(visitor.change('offer-0'))).toBe(202);
  });
});
