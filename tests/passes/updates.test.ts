/** Live updates on both stores: the suite of the store, several servers, and servers that are killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTempFolder, startPassesServer, updates } from './fixtures.ts';
import { KillableServer } from './killable-server.ts';
import { createUpdateSettings, retry, type UpdateSettings, Visitor } from './phones.ts';
import { canTestPostgres, startPostgres } from './postgres.ts';
import { testStore } from './store-suite.ts';

const timeout = 180_000;
const textOf = (id: string) =>
  updates.changes.hotels?.find((change) => change.id === id)?.notification;

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
