// Databases filled for the bench.
import pg from 'pg';
import { createDatabase, type Database, unhurriedLimits } from '../src/database/database.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { seedDemoShop } from '../src/server/catalogue/demo-shop.ts';
import { onServer } from '../src/server/testing/databases.ts';

/** Up to date, with the demo shop and whatever is put beside it; its address. */
export async function fillDatabase(
  url: string,
  signal: AbortSignal,
  fillUp: (database: Database) => Promise<unknown> = async () => {},
): Promise<string> {
  signal.throwIfAborted();
  await migrateDatabase(url);
  await using clearing = new AsyncDisposableStack();
  const database = createDatabase(url, {}, unhurriedLimits);
  clearing.defer(() => database.close());
  const breakOff = () => void endSessions(url).catch(() => {});
  signal.addEventListener('abort', breakOff, { once: true });
  clearing.defer(() => signal.removeEventListener('abort', breakOff));
  await seedDemoShop(database, Date.now());
  await fillUp(database);
  return url;
}

export async function createUnlessThere(serverUrl: string, name: string): Promise<void> {
  const alreadyThere = '42P04';
  try {
    await onServer(serverUrl, `create database ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) throw error;
  }
}

/** A statement of minutes would go on without whoever asked for it, and keep PostgreSQL from stopping. */
function endSessions(url: string): Promise<void> {
  return onServer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
}
