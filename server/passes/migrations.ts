import type { Database } from './database.ts';

/** The statements that lead from each version of the tables to the next. */
const migrations: ((idType: string) => string[])[] = [
  // Tables of servers without this list exist already.
  (idType) => [
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
  ],
  // Google Wallet was a device with the name 'google', which requests of phones could name too.
  () => [
    `CREATE TABLE google_objects (serial TEXT PRIMARY KEY, is_saved INTEGER NOT NULL,
      expires_at BIGINT NOT NULL)`,
    `INSERT INTO google_objects SELECT serial, CASE push WHEN 'saved' THEN 1 ELSE 0 END, until
      FROM registrations WHERE device = 'google'`,
    "DELETE FROM registrations WHERE device = 'google'",
    'ALTER TABLE registrations RENAME COLUMN device TO device_library_identifier',
    'ALTER TABLE registrations RENAME COLUMN push TO push_token',
    'ALTER TABLE registrations RENAME COLUMN until TO expires_at',
    'ALTER TABLE changes RENAME COLUMN until TO expires_at',
    'ALTER TABLE outbox RENAME COLUMN until TO expires_at',
    'ALTER TABLE outbox ADD COLUMN push_token TEXT',
    "UPDATE outbox SET push_token = push WHERE device <> 'google'",
    'ALTER TABLE outbox DROP COLUMN push',
    'ALTER TABLE outbox DROP COLUMN device',
  ],
];

/** Creates the tables, or changes those of an earlier version. */
export const migrate = ({ transaction, idType, lockTransaction }: Database) =>
  transaction(async (query) => {
    // Two servers must not create the same table.
    if (lockTransaction) await query(lockTransaction);
    await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const [row] = await query('SELECT version FROM schema_version');
    const version = Number(row?.version ?? 0);
    for (const statements of migrations.slice(version))
      for (const statement of statements(idType)) await query(statement);
    if (version >= migrations.length) return;
    await query('DELETE FROM schema_version');
    await query('INSERT INTO schema_version (version) VALUES ($1)', migrations.length);
  });
