import { type Database, openDatabase, type Query } from './database.ts';
import { migrate } from './migrations.ts';
import type { SentChange } from './pass-state.ts';
import { StorageError } from './storage-error.ts';

/** A phone that has registered a pass with Apple's web service. */
export interface Registration {
  deviceLibraryIdentifier: string;
  serial: string;
  pushToken: string;
  /** Unix time in seconds when the row is deleted. */
  expiresAt: number;
}

/** A pass whose link to Google Wallet was opened. */
export interface GoogleObject {
  serial: string;
  /** Whether Google has said that the visitor saved it. */
  isSaved: boolean;
  /** Unix time in seconds when the row is deleted. */
  expiresAt: number;
}

/** A notice to one phone, or to Google, that a pass has changed. */
export interface Push {
  id: number;
  change: number;
  serial: string;
  /** Of a phone with Apple Wallet; undefined for Google Wallet. */
  pushToken: string | undefined;
  expiresAt: number;
  /** How often it was tried, including now. */
  attempts: number;
}

/** `now` is the Unix time in milliseconds. */
type NewChange = Pick<Registration, 'serial' | 'expiresAt'> & { now: number };
export interface StoredPass {
  sent: SentChange[];
  registrations: Registration[];
  googleObject: GoogleObject | undefined;
}
type Decision = Pick<SentChange, 'change' | 'isQuiet'> | undefined;

const maxRegistrations = 10;

async function readPass(query: Query, serial: string): Promise<StoredPass> {
  const changes = await query(
    'SELECT id, change, at, quiet FROM changes WHERE serial = $1 ORDER BY id',
    serial,
  );
  const registrations = await query(
    `SELECT device_library_identifier AS "deviceLibraryIdentifier", serial,
      push_token AS "pushToken", expires_at AS "expiresAt" FROM registrations WHERE serial = $1`,
    serial,
  );
  const [googleObject] = await query(
    `SELECT serial, is_saved = 1 AS "isSaved", expires_at AS "expiresAt" FROM google_objects
      WHERE serial = $1`,
    serial,
  );
  const sent = changes.map(({ quiet, ...change }) => ({ ...change, isQuiet: quiet === 1 }));
  return {
    sent,
    registrations,
    googleObject: googleObject && { ...googleObject, isSaved: Boolean(googleObject.isSaved) },
  } as unknown as StoredPass;
}

/** Which phones have which pass, what was sent to it, and which phones still have to be notified. */
export class Store {
  readonly #database: Promise<Database>;
  #isReady: Promise<void> | undefined;
  #lastProblem = '';

  /**
   * @param data a folder, or the address of a PostgreSQL database
   * @throws StorageError if it is neither, or the folder cannot be used
   */
  constructor(data: string) {
    this.#database = openDatabase(data);
  }

  /** @returns whether the phone is new for this pass, or undefined if the pass is on too many */
  register(registration: Registration): Promise<boolean | undefined> {
    const { deviceLibraryIdentifier: id, serial, pushToken, expiresAt } = registration;
    return this.#transaction(async (query) => {
      const { registrations } = await readPass(query, serial);
      const isNew = !registrations.some((other) => other.deviceLibraryIdentifier === id);
      if (isNew && registrations.length >= maxRegistrations) return undefined;
      await query(
        `INSERT INTO registrations (device_library_identifier, serial, push_token, expires_at)
          VALUES ($1, $2, $3, $4)
          ON CONFLICT (serial, device_library_identifier) DO UPDATE SET push_token = $3`,
        ...[id, serial, pushToken, expiresAt],
      );
      return isNew;
    });
  }

  unregister = (deviceLibraryIdentifier: string, serial: string) =>
    this.#run(
      'DELETE FROM registrations WHERE device_library_identifier = $1 AND serial = $2',
      ...[deviceLibraryIdentifier, serial],
    );

  /** Deletes the registrations of a phone whose push token is no longer valid. */
  forget = (pushToken: string) =>
    this.#run('DELETE FROM registrations WHERE push_token = $1', pushToken);

  /** A saved pass stays saved when its link is opened again. */
  addGoogleObject = ({ serial, isSaved, expiresAt }: GoogleObject) =>
    this.#run(
      `INSERT INTO google_objects (serial, is_saved, expires_at) VALUES ($1, $2, $3)
        ON CONFLICT (serial) DO UPDATE SET is_saved = 1 WHERE $2 = 1`,
      ...[serial, Number(isSaved), expiresAt],
    );

  /** The passes of a phone that were changed after a change, and their last change. */
  async changedSince(deviceLibraryIdentifier: string, change: number) {
    const rows = await this.#run(
      `SELECT changes.serial, MAX(changes.id) AS last FROM registrations
        JOIN changes ON changes.serial = registrations.serial
        WHERE device_library_identifier = $1 AND changes.id > $2 GROUP BY changes.serial`,
      ...[deviceLibraryIdentifier, change],
    );
    return rows as unknown as { serial: string; last: number }[];
  }

  read = (serial: string) => this.#transaction((query) => readPass(query, serial));

  /**
   * Adds a change, and a push for each phone and for Google Wallet.
   * @param decide from the earlier changes; nothing is stored if it throws or returns undefined
   */
  addChange({ serial, expiresAt, now }: NewChange, decide: (pass: StoredPass) => Decision) {
    return this.#transaction(async (query, { lockTransaction }) => {
      // Phones remember the last ID they have seen, so IDs must become visible in their order.
      if (lockTransaction) await query(lockTransaction);
      const decision = decide(await readPass(query, serial));
      if (!decision) return false;
      const { change, isQuiet } = decision;
      const [row] = await query(
        `INSERT INTO changes (serial, change, at, quiet, expires_at)
          VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        ...[serial, change, now, Number(isQuiet), expiresAt],
      );
      await query(
        `INSERT INTO outbox (change, serial, push_token, expires_at, due, attempts)
          SELECT CAST($1 AS BIGINT), serial, push_token, expires_at, CAST($2 AS BIGINT), 0
          FROM (SELECT serial, push_token, expires_at FROM registrations
            UNION ALL SELECT serial, NULL, expires_at FROM google_objects) AS phones
          WHERE serial = $3`,
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
    const columns =
      'id, change, serial, push_token AS "pushToken", expires_at AS "expiresAt", attempts';
    const rows = await this.#run(
      `${update} WHERE id IN (${due}) RETURNING ${columns}`,
      ...[now, nextDue, limit],
    );
    return rows.map((row) => ({ ...row, pushToken: row.pushToken ?? undefined })) as Push[];
  }

  finish = (id: number) => this.#run('DELETE FROM outbox WHERE id = $1', id);

  postpone = (id: number, due: number) =>
    this.#run('UPDATE outbox SET due = $2 WHERE id = $1', id, due);

  /** Deletes what has expired. */
  async sweep(seconds: number) {
    for (const table of ['registrations', 'google_objects', 'changes', 'outbox'])
      await this.#run(`DELETE FROM ${table} WHERE expires_at <= $1`, seconds);
    await (await this.#database).compact();
  }

  async close() {
    await (await this.#database).close();
  }

  #run(sql: string, ...values: (string | number)[]) {
    return this.#transaction((query) => query(sql, ...values));
  }

  /** Logs a problem of the storage once until it works again. */
  async #transaction<Result>(work: (query: Query, database: Database) => Promise<Result>) {
    try {
      const database = await this.#database;
      this.#isReady ??= migrate(database);
      await this.#isReady.catch((error) => {
        this.#isReady = undefined;
        throw error;
      });
      const result = await database.transaction((query) => work(query, database));
      this.#lastProblem = '';
      return result;
    } catch (error) {
      if (error instanceof StorageError && error.message !== this.#lastProblem) {
        this.#lastProblem = error.message;
        console.error(`Passes: ${error.message} (${(error.cause as Error).message})`);
      }
      throw error;
    }
  }
}
