// A database that is up to date: the merchant's own, or one in the data folder, with what a shop begins with or the demo's
// products.
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import {
  createDatabase,
  type Database,
  type DatabaseHandlers,
  everydayLimits,
  type Pooler,
} from '../../database/database.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { retries } from '../../database/with-retry.ts';
import { keepDemoDealsRolling, seedDemoShop } from '../catalogue/demo-shop.ts';
import { beginOwnShop } from '../catalogue/own-shop.ts';
import { type Configuration, ConfigurationError } from '../configuration/configuration.ts';
import { databaseEventOf } from '../logging/database-event.ts';
import { root } from '../root.ts';
import type { Step } from '../step.ts';

export async function readyDatabase(
  config: Configuration,
  step: Step,
  log: Logger,
  closing: AsyncDisposableStack,
): Promise<{ readonly database: Database; readonly isNewDemo: boolean }> {
  const database = await migratedDatabase(config, step, log, closing);
  if (config.SEED !== 'demo') {
    await beginOwnShop(database, Date.now());
    return { database, isNewDemo: false };
  }
  const { ok: isNewDemo } = await step(
    (filled) => (filled.ok ? filledWith(filled) : 'shop has its products'),
    () => seedDemoShop(database, Date.now()),
  );
  await keepDemoDealsRolling(database, log, closing);
  return { database, isNewDemo };
}

export function filledWith({ products, reviews }: { products: number; reviews: number }): string {
  return `demo shop filled: ${products} products, ${reviews} reviews`;
}

export async function migratedDatabase(
  config: Configuration,
  step: Step,
  log: Logger,
  closing: AsyncDisposableStack,
  limits = everydayLimits,
): Promise<Database> {
  const url = config.DATABASE_URL ?? (await ownPostgres(config, step, closing));
  await step('database is up to date', () => migrate(config, url));
  const handlers: DatabaseHandlers = {
    onError: (error) =>
      log.warn({ event: 'database.connection_lost', err: error }, 'a database connection was lost'),
    onAway: () =>
      log.error(
        { event: 'database.away' },
        'the database does not answer: pages come from the cache, the rest is refused',
      ),
    onBack: () => log.warn({ event: 'database.back' }, 'the database answers again'),
  };
  const pooler = poolerOf(config);
  const database = createDatabase(url, handlers, limits, pooler);
  closing.defer(database.close);
  if (pooler) await checkPooledTimeouts(database);
  const onRetry = (error: unknown) =>
    log.warn({ event: databaseEventOf(error), err: error }, 'a transaction is tried again');
  retries.subscribe(onRetry);
  closing.defer(async () => void retries.unsubscribe(onRetry));
  return database;
}

function poolerOf({ DATABASE_POOL_URL, DATABASE_POOL_KEEPS_STATEMENTS }: Configuration): Pooler | null {
  if (DATABASE_POOL_URL === undefined) return null;
  return { url: DATABASE_POOL_URL, keepsStatements: DATABASE_POOL_KEEPS_STATEMENTS === 'yes' };
}

/** A statement without an end would hold what others wait for: a pooler that sets none stops the start. */
async function checkPooledTimeouts({ shop }: Database): Promise<void> {
  const { rows } = await shop.execute<{ name: string }>(
    sql`select name from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name
        where current_setting(name) in ('0', '')`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new ConfigurationError(
    `DATABASE_POOL_URL: the pooler lends connections without ${names}; set them in its connect_query, as deploy/pgbouncer/pgbouncer.ini does.`,
  );
}

/** By the role that owns the tables; the one the shop runs as is let do its work and no more. */
function migrate({ DATABASE_URL, MIGRATION_DATABASE_URL }: Configuration, url: string): Promise<void> {
  if (DATABASE_URL === undefined || MIGRATION_DATABASE_URL === undefined) return migrateDatabase(url);
  return migrateDatabase(MIGRATION_DATABASE_URL, decodeURIComponent(new URL(DATABASE_URL).username));
}

async function ownPostgres(
  config: Configuration,
  step: Step,
  closing: AsyncDisposableStack,
): Promise<string> {
  const directory = resolve(root, config.DATA_FOLDER, 'postgres');
  const postgres = await step('PostgreSQL is running', () => startEmbeddedPostgres({ directory }));
  closing.defer(postgres.stop);
  return postgres.url;
}
