// Brings the schema up to date. Any number of processes may call it at once: one works, the others wait.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const oldestPostgres = 15;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationLock = 7_249_314;

export class DatabaseTooOldError extends Error {}

export async function migrateDatabase(url: string, oldest = oldestPostgres): Promise<void> {
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
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
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
