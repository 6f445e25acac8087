import { type Database, openPostgres, openSqlite, type Query } from './database.ts';
import type { SentChange } from './pass-state.ts';

/** The device of a pass in Google Wallet, which has no registrations of its own. */
export const googleDevice = 'google';

export interface Registration {
  device: string;
  serial: string;
  /** The push token. For Google, whether the pass is saved: `saved` or `unknown`. */
  push: string;
  /** Unix time in seconds when the row is deleted. */
  until: number;
}

/** A notice to one device that its pass has changed. */
export interface Push extends Registration {
  id: number;
  change: number;
  /** How often it was tried, including now. */
  attempts: number;
}

/** `now` is the Unix time in milliseconds. */
type NewChange = Pick<Registration, 'serial' | 'until'> & { now: number };
export interface StoredPass {
  sent: SentChange[];
  devices: Registration[];
}
type Decision = Pick<SentChange, 'change' | 'isQuiet'> | undefined;

const maxDevices = 10;

const schema = (idType: string) => [
  `CREATE TABLE IF NOT EXISTS registrations (serial TEXT NOT NULL, device TEXT NOT NULL,
    push TEXT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (serial, device))`,
  'CREATE INDEX IF NOT EXISTS registrations_device ON registrations (device)',
  `CREATE TABLE IF NOT EXISTS changes (id ${idType}, serial TEXT NOT NULL, change TEXT NOT NULL,
    at BIGINT NOT NULL, quiet INTEGER NOT NULL, until BIGINT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS changes_serial ON changes (serial)',
  `CREATE TABLE IF NOT EXISTS outbox (id ${idType}, change BIGINT NOT NULL, serial TEXT NOT NULL,
    device TEXT NOT NULL, push TEXT NOT NULL, until BIGINT NOT NULL, due BIGINT NOT NULL,
    attempts INTEGER NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due)',
];

async function readPass(query: Query, serial: string): Promise<StoredPass> {
  const changes = await query('SELECT * FROM changes WHERE serial = $1 ORDER BY id', serial);
  const devices = await query('SELECT * FROM registrations WHERE serial = $1', serial);
  const sent = changes.map(({ quiet, ...change }) => ({ ...change, isQuiet: quiet === 1 }));
  return { sent, devices } as unknown as StoredPass;
}

/** Which phones have which pass, what was sent to it, and which phones still have to be notified. */
export class Store {
  readonly #database: Promise<Database>;
  #isReady: Promise<void> | undefined;

  /** @param data a folder, or the address of a PostgreSQL database */
  constructor(data: string) {
    const isPostgres = /^postgres(?:ql)?:/.test(data);
    this.#database = isPostgres ? openPostgres(data) : Promise.resolve(openSqlite(data));
  }

  /** @returns whether the device is new for this pass, or undefined if the pass is on too many */
  register({ device, serial, push, until }: Registration): Promise<boolean | undefined> {
    return this.#transaction(async (query) => {
      const { devices } = await readPass(query, serial);
      const isNew = !devices.some((other) => other.device === device);
      if (isNew && devices.length >= maxDevices) return undefined;
      const insert = 'INSERT INTO registrations (device, serial, push, until)';
      const conflict = 'ON CONFLICT (serial, device) DO UPDATE SET push = $3';
      await query(`${insert} VALUES ($1, $2, $3, $4) ${conflict}`, device, serial, push, until);
      return isNew;
    });
  }

  unregister = (device: string, serial: string) =>
    this.#run('DELETE FROM registrations WHERE device = $1 AND serial = $2', device, serial);

  /** Deletes a device whose push token is no longer valid. */
  forget = (push: string) => this.#run('DELETE FROM registrations WHERE push = $1', push);

  /** The passes of a device that were changed after a change, and their last change. */
  async changedSince(device: string, change: number) {
    const rows = await this.#run(
      `SELECT changes.serial, MAX(changes.id) AS last FROM registrations
        JOIN changes ON changes.serial = registrations.serial
        WHERE device = $1 AND changes.id > $2 GROUP BY changes.serial`,
      ...[device, change],
    );
    return rows as unknown as { serial: string; last: number }[];
  }

  read = (serial: string) => this.#transaction((query) => readPass(query, serial));

  /**
   * Adds a change and a push for each device.
   * @param decide from the earlier changes; nothing is stored if it throws or returns undefined
   */
  addChange({ serial, until, now }: NewChange, decide: (pass: StoredPass) => Decision) {
    return this.#transaction(async (query, { lockTransaction }) => {
      // Phones remember the last ID they have seen, so IDs must become visible in their order.
      if (lockTransaction) await query(lockTransaction);
      const decision = decide(await readPass(query, serial));
      if (!decision) return false;
      const { change, isQuiet } = decision;
      const [row] = await query(
        'INSERT INTO changes (serial, change, at, quiet, until) VALUES ($1, $2, $3, $4, $5) RETURNING id',
        ...[serial, change, now, Number(isQuiet), until],
      );
      await query(
        `INSERT INTO outbox (change, serial, device, push, until, due, attempts)
          SELECT CAST($1 AS BIGINT), serial, device, push, until, CAST($2 AS BIGINT), 0
          FROM registrations WHERE serial = $3`,
        ...[Number(row?.id), now, serial],
      );
      return true;
    });
  }

  setQuiet = (change: number) => this.#run('UPDATE changes SET quiet = 1 WHERE id = $1', change);

  /** Takes pushes that are due. Unless they are finished by then, they are due again at `nextDue`. */
  async claim(limit: number, now: number, nextDue: number): Promise<Push[]> {
    const { lockRows } = await this.#database;
    const due = `SELECT id FROM outbox WHERE due <= $1 ORDER BY due LIMIT $3 ${lockRows}`;
    const update = 'UPDATE outbox SET due = $2, attempts = attempts + 1';
    const rows = await this.#run(
      `${update} WHERE id IN (${due}) RETURNING *`,
      ...[now, nextDue, limit],
    );
    return rows as unknown as Push[];
  }

  finish = (id: number) => this.#run('DELETE FROM outbox WHERE id = $1', id);

  postpone = (id: number, due: number) =>
    this.#run('UPDATE outbox SET due = $2 WHERE id = $1', id, due);

  /** Deletes what has expired. */
  async sweep(seconds: number) {
    for (const table of ['registrations', 'changes', 'outbox'])
      await this.#run(`DELETE FROM ${table} WHERE until <= $1`, seconds);
    await (await this.#database).compact();
  }

  async close() {
    await (await this.#database).close();
  }

  #run(sql: string, ...values: (string | number)[]) {
    return this.#transaction((query) => query(sql, ...values));
  }

  async #transaction<Result>(work: (query: Query, database: Database) => Promise<Result>) {
    const database = await this.#database;
    this.#isReady ??= createTables(database);
    await this.#isReady.catch((error) => {
      this.#isReady = undefined;
      throw error;
    });
    return database.transaction((query) => work(query, database));
  }
}

const createTables = ({ transaction, idType, lockTransaction }: Database) =>
  transaction(async (query) => {
    // Two servers must not create the same table.
    if (lockTransaction) await query(lockTransaction);
    for (const statement of schema(idType)) await query(statement);
  });
