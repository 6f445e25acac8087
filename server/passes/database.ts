import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { explainPostgres, explainSqlite, StorageError } from './storage-error.ts';

type Value = string | number;
export type Query = (sql: string, ...values: Value[]) => Promise<Record<string, unknown>[]>;

/** What the store needs of a database. Statements have the parameters $1, $2 and so on. */
export interface Database {
  /**
   * Runs statements that take effect together, or not at all if one of them fails.
   * @throws StorageError if the database fails
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Removes deleted rows from the files. */
  compact(): Promise<void>;
  close(): Promise<void>;
  /** The column type of an ID that is never used again. */
  idType: string;
  /** Makes a SELECT lock its rows and skip those that another server has locked. */
  lockRows: string;
  /** A statement that makes other transactions wait that have the same one. */
  lockTransaction: string | undefined;
}

/**
 * @param data a folder, or the address of a PostgreSQL database
 * @throws StorageError if it is neither
 */
export function isPostgres(data: string): boolean {
  // A drive of Windows has one letter.
  const [, scheme] = /^([a-z][a-z\d+.-]+):/i.exec(data) ?? [];
  if (!scheme) return false;
  if (/^postgres(?:ql)?:\/\//i.test(data) && URL.canParse(data)) return true;
  throw new StorageError(
    `PASSES_DATA is an address with ${scheme}: that is not supported. Name a folder, or a PostgreSQL database as postgres://user:password@host/database.`,
  );
}

/**
 * @param data a folder, or the address of a PostgreSQL database
 * @throws StorageError if the folder cannot be used
 */
export const openDatabase = (data: string): Promise<Database> =>
  isPostgres(data) ? openPostgres(data) : Promise.resolve(openSqlite(data));

/** One file, for one server. */
function openSqlite(folder: string): Database {
  const file = join(folder, 'passes.sqlite');
  const database = tryOpen(folder, file);
  const statements = new Map<string, StatementSync>();
  const query: Query = async (sql, ...values) => {
    const statement = statements.get(sql) ?? database.prepare(sql.replace(/\$(\d)/g, '?$1'));
    statements.set(sql, statement);
    return statement.all(...values);
  };
  // There is one connection, so transactions wait for each other.
  let last: Promise<unknown> = Promise.resolve();
  return {
    idType: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    lockRows: '',
    lockTransaction: undefined,
    transaction(work) {
      const result = last.then(async () => {
        try {
          database.exec('BEGIN IMMEDIATE');
          const value = await work(query);
          database.exec('COMMIT');
          return value;
        } catch (error) {
          // A full disk has ended the transaction already.
          if (database.isTransaction) database.exec('ROLLBACK');
          throw explainSqlite(error, file);
        }
      });
      last = result.catch(() => {});
      return result;
    },
    async compact() {
      await last;
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async close() {
      await last;
      database.close();
    },
  };
}

function tryOpen(folder: string, file: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Other files of the database get the permissions of this one.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // Deleted rows are overwritten, because they contain personal data.
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;');
    const { quick_check: problem } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (problem === 'ok') return database;
    database.close();
    throw Object.assign(new Error(String(problem)), { errcode: 11 });
  } catch (error) {
    throw explainSqlite(error, file);
  }
}

/** A request gets 503 after 4 s; by then the reason is known. */
const [connectMilliseconds, queryMilliseconds, idleMilliseconds] = [3_000, 3_000, 10_000];

/** A PostgreSQL database, which several servers can share. A silent one is given up and connected again. */
async function openPostgres(connectionString: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const bigint = 20;
  const getTypeParser = (type: number) =>
    type === bigint ? Number : pg.types.getTypeParser(type, 'text');
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    types: { getTypeParser },
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: queryMilliseconds,
    statement_timeout: queryMilliseconds,
    idleTimeoutMillis: idleMilliseconds,
    // Otherwise the locks of a server that is no longer reachable stay.
    idle_in_transaction_session_timeout: idleMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: idleMilliseconds,
  });
  // The next query on a broken connection reports it; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const explain = (error: unknown) => {
    throw explainPostgres(error, connectionString);
  };
  return {
    idType: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    lockRows: 'FOR UPDATE SKIP LOCKED',
    lockTransaction: 'SELECT pg_advisory_xact_lock(4321)',
    async transaction(work) {
      const client = await pool.connect().catch(explain);
      let hasFailed = true;
      const query: Query = async (sql, ...values) =>
        (await client.query(sql, values).catch(explain)).rows;
      try {
        await query('BEGIN');
        const result = await work(query);
        await query('COMMIT');
        hasFailed = false;
        return result;
      } finally {
        // A connection that is closed rolls back, also if its query has no answer yet.
        client.release(hasFailed);
      }
    },
    // PostgreSQL does it by itself.
    async compact() {},
    close: () => pool.end(),
  };
}
