/** Live updates on both stores: the suite of the store, several servers, and servers that are killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Store } from '../../server/passes/store.ts';
import { pageWith } from '../content.ts';
import { createTempFolder, startPassesServer, updates } from './fixtures.ts';
import { startFreezableProxy } from './freezable-proxy.ts';
import { KillableServer } from './killable-server.ts';
import { createUpdateSettings, retry, type UpdateSettings, Visitor } from './phones.ts';
import { canTestPostgres, startPostgres } from './postgres.ts';
import { testStore } from './store-suite.ts';

const timeout = 180_000;
function requireSuccess(response: Response) {
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}
const textOf = (id: string) =>
  updates.changes[pageWith('hotel').id]?.find((change) => change.id === id)?.notification;

let settings: UpdateSettings;
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
const createPostgres = async () => (await postgres?.createDatabase()) ?? '';

beforeAll(async () => {
  settings = await createUpdateSettings();
  if (canTestPostgres()) postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.runIf(canTestPostgres())('PostgreSQL store', () => {
  testStore(createPostgres);

  test('a list since a change that is no number is a whole list', async () => {
    await using server = await startPassesServer(settings, { data: await createPostgres() });
    const phone = await (await new Visitor(server.origin, settings).issue()).addApplePhone();
    const type = phone.pass.passTypeIdentifier;
    for (const since of ['1.5', '1e400', '-1', '9'.repeat(30), 'x']) {
      const path = `/passes/apple/v1/devices/${phone.device}/registrations/${type}`;
      const { status } = await server.request(`${path}?passesUpdatedSince=${since}`);
      expect([since, status]).toEqual([since, 204]);
    }
  });

  test('a change that was accepted while PostgreSQL was silent is sent, and none is lost', async () => {
    using log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const data = new URL(await createPostgres());
    using proxy = await startFreezableProxy(Number(data.port));
    await using direct = Object.assign(new Store(data.href), {
      [Symbol.asyncDispose]: () => direct.close(),
    });
    data.port = String(proxy.port);
    await using server = await startPassesServer(settings, { data: data.href });
    const [first, second] = [
      new Visitor(server.origin, settings),
      new Visitor(server.origin, settings),
    ];
    const phones = await Promise.all(
      [first, second].map(async (visitor) => (await visitor.issue()).addApplePhone()),
    );
    proxy.freeze();
    const change = { serial: first.issued.serial, expiresAt: 2 ** 40, now: Date.now() };
    const accept = () => ({ change: 'offer-0', isQuiet: false });
    expect(await direct.addChange(change, accept)).toBe(true);
    const refused = await second.change('offer-1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), 30_000);
    proxy.thaw();
    expect((await retry(() => second.change('offer-1').then(requireSuccess))).status).toBe(202);
    for (const [index, text] of ['offer-0', 'offer-1'].map(textOf).entries())
      await vi.waitFor(() => expect(phones[index]?.messages).toEqual([text]), 30_000);
    expect(log.mock.calls).toHaveLength(1);
    expect(log.mock.calls[0]?.[0]).toContain(
      `PostgreSQL at ${data.host}${data.pathname} does not answer`,
    );
  });

  test('two servers send each push once', { timeout }, async () => {
    const data = await createPostgres();
    await using first = await startPassesServer(settings, { data });
    await using second = await startPassesServer(settings, { data });
    const visitors = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const visitor = new Visitor([first, second][index % 2]?.origin ?? '', settings);
        await (await visitor.issue()).addApplePhone();
        return visitor;
      }),
    );
    const pushed: string[] = [];
    settings.gateway.events.on('push', (token) => pushed.push(token));
    await Promise.all(visitors.map((visitor) => visitor.change('offer-0')));
    for (const { phones } of visitors)
      await vi.waitFor(() => expect(phones[0]?.messages).toEqual([textOf('offer-0')]), 30_000);
    const tokens = visitors.map(({ phones }) => phones[0]?.pushToken);
    for (const token of tokens) expect(pushed.filter((one) => one === token)).toHaveLength(1);
  });
});

const stores = [
  ['SQLite', async () => createTempFolder()],
  ...(canTestPostgres() ? ([['PostgreSQL', createPostgres]] as const) : []),
] as const;

test.concurrent.for(stores)(
  'with %s, no phone misses a change or gets it twice if the server is killed ten times',
  { timeout },
  async ([, createData]) => {
    const server = await new KillableServer(settings, await createData()).start();
    const visitors: Visitor[] = [];
    try {
      for (let round = 0; round < 10; round += 1) {
        const added = await Promise.all(
          Array.from({ length: 12 }, async (_, index) => {
            const visitor = await new Visitor(server.origin, settings).issue();
            if (index % 4 === 0) await (await visitor.openGoogleLink()).update();
            else await visitor.addApplePhone();
            return visitor;
          }),
        );
        visitors.push(...added);
        // A page that gets no response sends the change again.
        const sending = Promise.all(added.map((visitor) => retry(() => visitor.change('offer-1'))));
        await pause(round * 12);
        await server.kill();
        await server.start();
        for (const { status } of await sending) expect(status).toBe(202);
      }
      for (const { phones, google } of visitors)
        await vi.waitFor(async () => {
          await google?.update();
          expect((phones[0] ?? google)?.messages).toEqual([textOf('offer-1')]);
        }, 60_000);
      // A push that was sent before the kill is sent again, but is not a second message.
      await pause(12_000);
      for (const { phones, google } of visitors) {
        await google?.update();
        expect((phones[0] ?? google)?.messages).toEqual([textOf('offer-1')]);
      }
    } finally {
      await server.kill();
    }
  },
);
