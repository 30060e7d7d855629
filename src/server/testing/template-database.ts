// Before all tests: one PostgreSQL, with a migrated database and a seeded one, of which every test file clones one.
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase, unhurriedLimits } from '../../database/database.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { createKnownAccounts, seedDemoShop } from '../catalogue/demo-shop.ts';
import { databaseUrl } from './databases.ts';
import { startPooler } from './pooler/pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server; its path names no database that a test may touch. */
    postgresUrl: string;
    /** The address of a pooler in front of it; null where nobody asked for one. */
    poolerUrl: string | null;
  }
}

export const emptyTemplateName = 'vitrine_empty';
export const templateName = 'vitrine_template';

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const directory = join(import.meta.dirname, '../../../.data/test-postgres');
  const postgres = await startEmbeddedPostgres({ directory, durable: false });
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  const pooler = process.env.TEST_POOLER === 'yes' ? await startPooler(postgres.url) : null;
  project.provide('poolerUrl', pooler?.url ?? null);
  return async () => {
    await pooler?.stop();
    await postgres.stop();
  };
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // Left over when a run was killed.
  const { rows } = await admin.query("select datname from pg_database where datname like 'vitrine\\_%'");
  for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`);
  await admin.query(`create database ${emptyTemplateName}`);
  await migrateDatabase(databaseUrl(url, emptyTemplateName));
  await admin.query(`create database ${templateName} template ${emptyTemplateName}`);
  await admin.end();

  const database = createDatabase(databaseUrl(url, templateName), {}, unhurriedLimits);
  await seedDemoShop(database, Date.now());
  await createKnownAccounts(database, Date.now());
  await database.close();
}
