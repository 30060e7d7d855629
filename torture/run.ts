// npm run torture: the reliability tests at full size, too long for every day. `-- 123` repeats a run by its seed.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../src/database/database.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { seedDemoShop } from '../src/server/catalogue/demo-shop.ts';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import type { Endured } from './endured.ts';
import { everyoneHears } from './everyone-hears.ts';
import { lastUnits } from './last-units.ts';
import { outages } from './outages.ts';
import { paymentsKilled, samePlaced } from './payments.ts';
import { reopens } from './reopens.ts';

const seed = Number(process.argv[2] ?? randomBytes(4).readUInt32LE());
const trials: readonly ((url: string) => Promise<Endured>)[] = [
  (url) => lastUnits(url, 'stock'),
  (url) => lastUnits(url, 'deal'),
  (url) => everyoneHears(url, seed),
  samePlaced,
  paymentsKilled,
  outages,
  reopens,
];

const directory = join(import.meta.dirname, '../.data/torture/postgres');
const postgres = await startEmbeddedPostgres({ directory });
const name = `torture_${randomBytes(6).toString('hex')}`;
await onServer(postgres.url, `create database ${name}`);
process.stdout.write(`  seed ${seed}\n`);
try {
  const url = databaseUrl(postgres.url, name);
  await migrateDatabase(url);
  const database = openDatabase(url);
  await seedDemoShop(database, Date.now());
  await database.close();
  process.exitCode = 0;
  for (const trial of trials) {
    const { isSound, words } = await trial(url);
    process.stdout.write(`  ${isSound ? '✓' : '✗'} ${words}\n`);
    if (!isSound) process.exitCode = 1;
  }
} finally {
  await onServer(postgres.url, `drop database ${name} with (force)`);
  await postgres.stop();
}
