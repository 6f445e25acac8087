/** The behavior of the store, on any database. */
import { expect, test } from 'vitest';
import { type Registration, Store } from '../../passes/store.ts';

const registration = (changes: Partial<Registration> = {}): Registration => ({
  device: 'device-1',
  serial: 'serial-1',
  push: 'abcdef0123456789',
  until: 2000,
  ...changes,
});

/** @param createData returns the address of an empty store */
export function testStore(createData: () => Promise<string>) {
  const openStore = async (address?: string) => {
    const data = address ?? (await createData());
    const store = new Store(data);
    const change = (name: string, serial = 'serial-1', now = 1000) =>
      store.addChange({ serial, until: 2000, now }, () => ({ change: name, isQuiet: false }));
    const dispose = () => store.close();
    return Object.assign(store, { data, change, [Symbol.asyncDispose]: dispose });
  };

  test('registers a device once per pass, and at most ten devices', async () => {
    await using store = await openStore();
    expect(await store.register(registration())).toBe(true);
    expect(await store.register(registration({ push: 'fedcba9876543210' }))).toBe(false);
    expect((await store.read('serial-1')).devices).toMatchObject([{ push: 'fedcba9876543210' }]);
    for (let device = 2; device <= 10; device += 1)
      expect(await store.register(registration({ device: `device-${device}` }))).toBe(true);
    expect(await store.register(registration({ device: 'device-11' }))).toBeUndefined();
    await store.unregister('device-1', 'serial-1');
    expect(await store.register(registration({ device: 'device-11' }))).toBe(true);
    await store.forget('abcdef0123456789');
    expect((await store.read('serial-1')).devices).toEqual([]);
  });

  test('lists the passes of a device that have changed since a change', async () => {
    await using store = await openStore();
    for (const serial of ['serial-1', 'serial-2']) await store.register(registration({ serial }));
    expect(await store.changedSince('device-1', 0)).toEqual([]);
    await store.change('a');
    const [first] = await store.changedSince('device-1', 0);
    expect(first?.serial).toBe('serial-1');
    await store.change('b', 'serial-2');
    const later = await store.changedSince('device-1', first?.last ?? 0);
    expect(later.map(({ serial }) => serial)).toEqual(['serial-2']);
    expect(await store.changedSince('device-2', 0)).toEqual([]);
  });

  test('stores a change and its pushes together, or neither', async () => {
    await using store = await openStore();
    await store.register(registration());
    const refuse = () => {
      throw new Error('refused');
    };
    const change = { serial: 'serial-1', until: 2000, now: 1000 };
    await expect(store.addChange(change, refuse)).rejects.toThrow('refused');
    expect(await store.addChange(change, () => undefined)).toBe(false);
    expect(await store.claim(10, 1000, 2000)).toEqual([]);
    expect(await store.change('a')).toBe(true);
    expect((await store.read('serial-1')).sent).toMatchObject([{ change: 'a', at: 1000 }]);
    expect(await store.claim(10, 1000, 2000)).toMatchObject([{ ...registration(), attempts: 1 }]);
  });

  test('gives each push to one claim, until it is finished or due again', async () => {
    await using store = await openStore();
    // SQLite waits for another connection without yielding, so it has to be in another process.
    await using second = store.data.startsWith('postgres') ? await openStore(store.data) : null;
    for (let device = 0; device < 10; device += 1)
      await store.register(registration({ device: `device-${device}` }));
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
    await store.register(registration({ device: 'device-2', until: 3000 }));
    await store.change('a');
    await store.sweep(1999);
    expect((await store.read('serial-1')).devices).toHaveLength(2);
    await store.sweep(2000);
    const { sent, devices } = await store.read('serial-1');
    expect([sent, devices.map(({ device }) => device)]).toEqual([[], ['device-2']]);
    expect(await store.claim(10, 1000, 2000)).toMatchObject([{ device: 'device-2' }]);
  });
}
