import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../server/passes/database.ts';
import { startOutbox } from '../../server/passes/outbox.ts';
import { explainSqlite } from '../../server/passes/storage-error.ts';
import { type Push, Store } from '../../server/passes/store.ts';
import { createTempFolder } from '../passes/fixtures.ts';

const file = (folder: string) => join(folder, 'passes.sqlite');
const createFolder = () => {
  const folder = createTempFolder();
  mkdirSync(join(folder, 'data'));
  return join(folder, 'data');
};

/** Root ignores permissions, so it becomes another user meanwhile. */
function asOrdinaryUser(folder: string, action: () => void) {
  const nobody = 65534;
  if (process.geteuid?.() !== 0) return action();
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    chownSync(path, nobody, nobody);
  chmodSync(join(folder, '..'), 0o755);
  process.seteuid?.(nobody);
  try {
    action();
  } finally {
    process.seteuid?.(0);
  }
}

test.for(['mysql://x', 'MySQL://user:secret@x/passes', 'file:///tmp/x', 'postgres:'])(
  'PASSES_DATA=%s is refused without naming the password',
  (data) => {
    expect(() => new Store(data)).toThrow(/^PASSES_DATA is an address with \w+: .+ Name a folder/);
    expect(() => new Store(data)).not.toThrow('secret');
  },
);

test.for(['postgres', 'POSTGRES', 'PostgreSQL'])(
  'PASSES_DATA=%s://… is a PostgreSQL database',
  async (scheme) => {
    using log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = new Store(`${scheme}://user:secret@127.0.0.1:1/y`);
    for (let count = 0; count < 2; count += 1)
      await expect(store.read('s')).rejects.toThrow('PASSES_DATA: PostgreSQL at 127.0.0.1:1/y ');
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.join()).not.toContain('secret');
    await store.close();
  },
);

test('a file or folder that cannot be used is named, with what to do', () => {
  const damage: [problem: RegExp, damage: (folder: string) => void][] = [
    [/is not a database\. Move/, (folder) => writeFileSync(file(folder), 'x'.repeat(5000))],
    [
      /cannot be opened\. Give the user/,
      (folder) => {
        writeFileSync(file(folder), '');
        chmodSync(file(folder), 0o000);
        chmodSync(folder, 0o500);
      },
    ],
    [/cannot be opened\. Give the user/, (folder) => chmodSync(folder, 0o500)],
    [/cannot be opened\. Give the user/, (folder) => chmodSync(folder, 0o000)],
    [/is a folder/, (folder) => mkdirSync(file(folder))],
  ];
  for (const [problem, apply] of damage) {
    const folder = createFolder();
    asOrdinaryUser(folder, () => {
      apply(folder);
      expect(() => new Store(folder)).toThrow(problem);
      expect(() => new Store(folder)).toThrow(`PASSES_DATA: ${file(folder)} `);
    });
  }
  const inFile = join(createFolder(), 'file');
  writeFileSync(inFile, '');
  expect(() => new Store(inFile)).toThrow(/is not a folder\. Choose another/);
});

test('a damaged table is found at the start', async () => {
  const folder = createFolder();
  const store = new Store(folder);
  for (let serial = 0; serial < 200; serial += 1)
    await store.addGoogleObject({ serial: `${serial}`.repeat(50), isSaved: false, expiresAt: 1 });
  await store.sweep(0);
  await store.close();
  const { size } = statSync(file(folder));
  const descriptor = openSync(file(folder), 'r+');
  writeSync(descriptor, Buffer.alloc(size / 2, 0xff), 0, size / 2, size / 2);
  closeSync(descriptor);
  expect(() => new Store(folder)).toThrow(/is damaged\. Stop the server/);
});

test('a full disk is explained, and the end of the transaction does not hide it', async () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(explainSqlite(full, '/data/passes.sqlite')).toMatchObject({
    message: 'PASSES_DATA: /data/passes.sqlite cannot grow: the disk is full. Free some space.',
    cause: full,
  });
  const database = await openDatabase(createFolder());
  // Ends the transaction by itself, as a full disk does.
  const failing = database.transaction(async (query) => {
    await query('CREATE TABLE one (id INTEGER PRIMARY KEY)');
    for (let count = 0; count < 2; count += 1)
      await query('INSERT OR ROLLBACK INTO one VALUES (1)');
  });
  await expect(failing).rejects.toThrow('UNIQUE constraint failed');
  await database.close();
});

test('only the user of the server can read the database, also in an existing folder', async () => {
  const folder = createFolder();
  chmodSync(folder, 0o755);
  writeFileSync(file(folder), '', { mode: 0o644 });
  const store = new Store(folder);
  await store.read('s');
  for (const name of readdirSync(folder))
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  await store.close();
});

test('a batch without an answer does not block later ones', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const push = { change: 1, serial: 's', pushToken: 'ab', expiresAt: 2 ** 40, attempts: 1 };
  const { promise: lateAnswer, resolve: answer } = Promise.withResolvers<void>();
  const claims: (() => Promise<Push[]>)[] = [
    () => lateAnswer.then(() => []),
    async () => [{ ...push, id: 1 }],
    async () => [{ ...push, id: 2 }],
  ];
  const finished: number[] = [];
  const store = {
    claim: async () => (await claims.shift()?.()) ?? [],
    finish: async (id: number) => finished.push(id),
    postpone: async () => {},
  } as unknown as Store;
  const outbox = startOutbox(store, ({ id }) => (id === 1 ? lateAnswer : pause(0)), Date.now);
  outbox.wake();
  await expect.poll(() => finished).toEqual([2]);
  answer();
  await outbox.close();
  expect(finished).toEqual([2, 1]);
  expect(log).not.toHaveBeenCalled();
});
