// A migrated database with nothing in it, for tests of how a shop is filled.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { databaseUrl, onServer } from './databases.ts';

export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = databaseUrl(serverUrl, name);
  await migrateDatabase(url);
  return { url, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}
