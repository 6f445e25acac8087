import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

type Value = string | number;
export type Query = (sql: string, ...values: Value[]) => Promise<Record<string, unknown>[]>;

/** What the store needs of a database. Statements have the parameters $1, $2 and so on. */
export interface Database {
  /** Runs statements that take effect together, or not at all if one of them fails. */
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

/** One file, for one server. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'passes.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  // Deleted rows are overwritten, because they contain personal data.
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;');
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
        database.exec('BEGIN IMMEDIATE');
        try {
          const value = await work(query);
          database.exec('COMMIT');
          return value;
        } catch (error) {
          database.exec('ROLLBACK');
          throw error;
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

/** A PostgreSQL database, which several servers can share. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const bigint = 20;
  const getTypeParser = (type: number) =>
    type === bigint ? Number : pg.types.getTypeParser(type, 'text');
  const pool = new pg.Pool({ connectionString, max: 8, types: { getTypeParser } });
  pool.on('error', (error) => console.error(`Passes: PostgreSQL: ${error.message}`));
  return {
    idType: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    lockRows: 'FOR UPDATE SKIP LOCKED',
    lockTransaction: 'SELECT pg_advisory_xact_lock(4321)',
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(async (sql, ...values) => (await client.query(sql, values)).rows);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    // PostgreSQL does it by itself.
    async compact() {},
    close: () => pool.end(),
  };
}
