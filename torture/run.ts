// npm run torture: the reliability tests at full size, too long for every day. `-- 123` repeats a run by its seed.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../src/database/database.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { seedDemoShop } from '../src/server/demo-shop.ts';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import { restockStorm } from '../src/server/testing/restock-storm.ts';

const seed = Number(process.argv[2] ?? randomBytes(4).readUInt32LE());
const storm = { people: 100_000, kills: 20, workers: 2, stops: 1_000, seed, leaseSeconds: 5 };
const say = (line: string) => process.stdout.write(`${line}\n`);

const directory = join(import.meta.dirname, '../.data/torture/postgres');
const postgres = await startEmbeddedPostgres({ directory });
const name = `torture_${randomBytes(6).toString('hex')}`;
await onServer(postgres.url, `create database ${name}`);
try {
  const url = databaseUrl(postgres.url, name);
  await migrateDatabase(url);
  const database = openDatabase(url, () => {});
  await seedDemoShop(database, Date.now());
  await database.close();
  say(`  ${storm.people} wait, ${storm.kills} processes are killed, ${storm.stops} say stop; seed ${seed}`);
  const after = await restockStorm(url, storm);
  const { heardOnce, heardTwice, heardNever, heardAfterStop, seconds } = after;
  const isSound = heardTwice + heardNever + heardAfterStop === 0 && heardOnce >= storm.people - storm.stops;
  say(
    `  ${isSound ? '✓' : '✗'} heard once ${heardOnce}, twice ${heardTwice}, never ${heardNever}, after stop ${heardAfterStop}   ${seconds.toFixed(0)} s`,
  );
  process.exitCode = isSound ? 0 : 1;
} finally {
  await onServer(postgres.url, `drop database ${name} with (force)`);
  await postgres.stop();
}
