/** The behavior of the store, on any database. */
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/passes/database.ts';
import { type Registration, Store } from '../../server/passes/store.ts';

const registration = (changes: Partial<Registration> = {}): Registration => ({
  deviceLibraryIdentifier: 'phone-1',
  serial: 'serial-1',
  pushToken: 'abcdef0123456789',
  expiresAt: 2000,
  ...changes,
});

/** Tables in which Google Wallet was a device with the name `google`. */
const earlierSchema = (idType: string) => [
  `CREATE TABLE registrations (serial TEXT NOT NULL, device TEXT NOT NULL,
    push TEXT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (serial, device))`,
  'CREATE INDEX registrations_device ON registrations (device)',
  `CREATE TABLE changes (id ${idType}, serial TEXT NOT NULL, change TEXT NOT NULL,
    at BIGINT NOT NULL, quiet INTEGER NOT NULL, until BIGINT NOT NULL)`,
  'CREATE INDEX changes_serial ON changes (serial)',
  `CREATE TABLE outbox (id ${idType}, change BIGINT NOT NULL, serial TEXT NOT NULL,
    device TEXT NOT NULL, push TEXT NOT NULL, until BIGINT NOT NULL, due BIGINT NOT NULL,
    attempts INTEGER NOT NULL)`,
  'CREATE INDEX outbox_due ON outbox (due)',
  `INSERT INTO registrations VALUES ('serial-1', 'phone-1', 'abcdef0123456789', 2000),
    ('serial-1', 'google', 'saved', 2000)`,
  `INSERT INTO changes (serial, change, at, quiet, until) VALUES ('serial-1', 'a', 1000, 1, 2000)`,
  `INSERT INTO outbox (change, serial, device, push, until, due, attempts) VALUES
    (1, 'serial-1', 'phone-1', 'abcdef0123456789', 2000, 1000, 0),
    (1, 'serial-1', 'google', 'saved', 2000, 1000, 0)`,
];

/** @param createData returns the address of an empty store */
export function testStore(createData: () => Promise<string>) {
  const openStore = async (address?: string) => {
    const data = address ?? (await createData());
    const store = new Store(data);
    const change = (name: string, serial = 'serial-1', now = 1000) =>
      store.addChange({ serial, expiresAt: 2000, now }, () => ({ change: name, isQuiet: false }));
    const dispose = () => store.close();
    return Object.assign(store, { data, change, [Symbol.asyncDispose]: dispose });
  };

  test('registers a phone once per pass, and at most ten phones', async () => {
    await using store = await openStore();
    expect(await store.register(registration())).toBe(true);
    expect(await store.register(registration({ pushToken: 'fedcba9876543210' }))).toBe(false);
    const { registrations } = await store.read('serial-1');
    expect(registrations).toMatchObject([{ pushToken: 'fedcba9876543210' }]);
    const registerPhone = (phone: number) =>
      store.register(registration({ deviceLibraryIdentifier: `phone-${phone}` }));
    for (let phone = 2; phone <= 10; phone += 1) expect(await registerPhone(phone)).toBe(true);
    expect(await registerPhone(11)).toBeUndefined();
    await store.unregister('phone-1', 'serial-1');
    expect(await registerPhone(11)).toBe(true);
    await store.forget('abcdef0123456789');
    expect((await store.read('serial-1')).registrations).toEqual([]);
  });

  test('lists the passes of a phone that have changed since a change', async () => {
    await using store = await openStore();
    for (const serial of ['serial-1', 'serial-2']) await store.register(registration({ serial }));
    expect(await store.changedSince('phone-1', 0)).toEqual([]);
    await store.change('a');
    const [first] = await store.changedSince('phone-1', 0);
    expect(first?.serial).toBe('serial-1');
    await store.change('b', 'serial-2');
    const later = await store.changedSince('phone-1', first?.last ?? 0);
    expect(later.map(({ serial }) => serial)).toEqual(['serial-2']);
    expect(await store.changedSince('phone-2', 0)).toEqual([]);
  });

  test('stores a change and its pushes together, or neither', async () => {
    await using store = await openStore();
    await store.register(registration());
    const refuse = () => {
      throw new Error('refused');
    };
    const change = { serial: 'serial-1', expiresAt: 2000, now: 1000 };
    await expect(store.addChange(change, refuse)).rejects.toThrow('refused');
    expect(await store.addChange(change, () => undefined)).toBe(false);
    expect(await store.claim(10, 1000, 2000)).toEqual([]);
    expect(await store.change('a')).toBe(true);
    expect((await store.read('serial-1')).sent).toMatchObject([{ change: 'a', at: 1000 }]);
    expect(await store.claim(10, 1000, 2000)).toMatchObject([
      { serial: 'serial-1', pushToken: registration().pushToken, expiresAt: 2000, attempts: 1 },
    ]);
  });

  test('gives each push to one claim, until it is finished or due again', async () => {
    await using store = await openStore();
    // SQLite waits for another connection without yielding, so it has to be in another process.
    await using second = store.data.startsWith('postgres') ? await openStore(store.data) : null;
    for (let phone = 0; phone < 10; phone += 1)
      await store.register(registration({ deviceLibraryIdentifier: `phone-${phone}` }));
    await store.change('a');
    const claims = [store, second ?? store, store, second ?? store].map((one) =>
      one.claim(4, 1000, 5000),
    );
    const claimed = (await Promise.all(claims)).flat();
    // A claim skips the rows that another is taking, so it may find fewer.
    claimed.push(...(await store.claim(10, 1000, 5000)));
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(10);
    expect(claimed).toHaveLength(10);
    expect(await store.claim(10, 4999, 9000)).toEqual([]);
    await store.finish(claimed[0]?.id ?? 0);
    await store.postpone(claimed[1]?.id ?? 0, 7000);
    expect(await store.claim(10, 5000, 9000)).toHaveLength(8);
    expect(await store.claim(10, 7000, 9000)).toMatchObject([{ attempts: 2 }]);
  });

  test('deletes what has expired', async () => {
    await using store = await openStore();
    await store.register(registration());
    const later = { deviceLibraryIdentifier: 'phone-2', pushToken: 'fedcba9876543210' };
    await store.register(registration({ ...later, expiresAt: 3000 }));
    await store.addGoogleObject({ serial: 'serial-1', isSaved: false, expiresAt: 2000 });
    await store.change('a');
    await store.sweep(1999);
    expect((await store.read('serial-1')).registrations).toHaveLength(2);
    await store.sweep(2000);
    const { sent, registrations, googleObject } = await store.read('serial-1');
    expect([sent, registrations, googleObject]).toMatchObject([[], [later], undefined]);
    expect(await store.claim(10, 1000, 2000)).toMatchObject([{ pushToken: later.pushToken }]);
  });

  test('no phone can take the place of Google Wallet, or keep it away', async () => {
    await using store = await openStore();
    const google = { serial: 'serial-1', isSaved: true, expiresAt: 2000 };
    for (let phone = 0; phone < 10; phone += 1)
      await store.register(registration({ deviceLibraryIdentifier: `phone-${phone}` }));
    await store.addGoogleObject(google);
    await store.unregister('google', 'serial-1');
    await store.unregister('phone-0', 'serial-1');
    expect(await store.register(registration({ deviceLibraryIdentifier: 'google' }))).toBe(true);
    await store.change('a');
    expect(await store.changedSince('google', 0)).toHaveLength(1);
    // Its link was opened again.
    await store.addGoogleObject({ ...google, isSaved: false });
    expect((await store.read('serial-1')).googleObject).toEqual(google);
    const pushes = await store.claim(20, 1000, 2000);
    expect(pushes.filter(({ pushToken }) => pushToken === undefined)).toHaveLength(1);
    expect(pushes).toHaveLength(11);
  });

  test('keeps what a server without versions of the schema has stored', async () => {
    const data = await createData();
    const earlier = await openDatabase(data);
    await earlier.transaction(async (query) => {
      for (const statement of earlierSchema(earlier.idType)) await query(statement);
    });
    await earlier.close();
    await using store = await openStore(data);
    const { sent, registrations, googleObject } = await store.read('serial-1');
    expect(registrations).toEqual([registration()]);
    expect(googleObject).toEqual({ serial: 'serial-1', isSaved: true, expiresAt: 2000 });
    expect(sent).toEqual([{ id: 1, change: 'a', at: 1000, isQuiet: true }]);
    const pushes = await store.claim(10, 1000, 5000);
    const pushTokens = new Set(pushes.map(({ pushToken }) => pushToken));
    expect(pushTokens).toEqual(new Set([registration().pushToken, undefined]));
    expect(await store.changedSince('google', 0)).toEqual([]);
    await store.change('b');
    expect(await store.claim(10, 1000, 5000)).toHaveLength(2);
    // The tables are changed once.
    await using second = await openStore(data);
    expect((await second.read('serial-1')).sent).toHaveLength(2);
  });
}
