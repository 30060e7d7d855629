// A migrated database with nothing in it, for tests of how a shop is filled.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, onServer } from './databases.ts';
import { emptyTemplateName } from './template-database.ts';

export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${emptyTemplateName}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}
