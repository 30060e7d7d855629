// Brings the schema up to date. Any number of processes may call it at once: one works, the others wait.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const oldestPostgres = 15;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationLock = 7_249_314;
/**
 * The first two migrations make the tables as they were at this moment (`when` of 0045 in the journal). A database that
 * stands there or later skips them and takes the steps that follow; the steps before it are no longer here.
 */
export const baselineAt = 1_794_883_075_086;

export class DatabaseTooOldError extends Error {}

/** `runner` is the role the shop runs as, when that is another than the one that owns the tables. */
export async function migrateDatabase(
  url: string,
  runner: string | null = null,
  oldest = oldestPostgres,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vitrine migrate',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await refuseOldServer(client, oldest);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query("set lock_timeout = '5s'");
    await refuseOldSchema(client);
    await migrate(drizzle(client), { migrationsFolder });
    if (runner !== null) await letRun(client, runner);
  } finally {
    await client.end();
  }
}

/** Rows, and nothing of the tables they are in; of the books it may only add to the end. */
async function letRun(client: pg.Client, runner: string): Promise<void> {
  const role = pg.escapeIdentifier(runner);
  for (const schema of ['public', 'sandbox_processor']) {
    await client.query(`grant usage on schema ${schema} to ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
    await client.query(`grant usage, update on all sequences in schema ${schema} to ${role}`);
  }
  await client.query(`revoke update, delete on stock_ledger, sandbox_processor.movement from ${role}`);
}

async function refuseOldServer(client: pg.Client, oldest: number): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < oldest)
    throw new DatabaseTooOldError(
      `The database is PostgreSQL ${major}; Vitrine needs ${oldest} or newer: upgrade it, or point DATABASE_URL at a newer one.`,
    );
}

async function refuseOldSchema(client: pg.Client): Promise<void> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (table.rows[0]?.name == null) return;
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  const at = rows[0]?.at;
  if (at != null && Number(at) < baselineAt)
    throw new DatabaseTooOldError(
      'The database was made by a Vitrine from before November 2026: start the release of that month on it once, then this one.',
    );
}
