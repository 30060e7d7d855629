// npm run torture: the reliability tests at full size, too long for every day. `-- payments outages` runs some of them,
// `-- 123` repeats a run by its seed.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createDatabase } from '../src/database/database.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { seedDemoShop } from '../src/server/catalogue/demo-shop.ts';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import { bucket } from './bucket.ts';
import { checkouts } from './checkouts.ts';
import { accountsClosed } from './closings.ts';
import type { Endured } from './endured.ts';
import { everyEngine } from './engines.ts';
import { everyoneHears } from './everyone-hears.ts';
import { floodsEndured } from './floods.ts';
import { shelvesEmptied } from './holds.ts';
import { hostile } from './hostile.ts';
import { lastUnits } from './last-units.ts';
import { numbersSignedUp } from './numbers.ts';
import { outages } from './outages.ts';
import { paymentsKilled, samePlaced } from './payments.ts';
import { pooled } from './pooler.ts';
import { desksRaced } from './races.ts';
import { refundsEndured } from './refunds.ts';
import { reopens } from './reopens.ts';
import { connectionsReused } from './resets.ts';

const args = process.argv.slice(2);
const seed = Number(args.find((word) => /^\d+$/.test(word)) ?? randomBytes(4).readUInt32LE());
const trials: Readonly<Record<string, (url: string) => Promise<Endured>>> = {
  stock: (url) => lastUnits(url, 'stock'),
  deal: (url) => lastUnits(url, 'deal'),
  checkouts,
  waitlist: (url) => everyoneHears(url, seed),
  places: samePlaced,
  payments: paymentsKilled,
  refunds: (url) => refundsEndured(url, seed),
  races: desksRaced,
  closings: accountsClosed,
  holds: shelvesEmptied,
  numbers: numbersSignedUp,
  outages,
  floods: floodsEndured,
  hostile,
  reopens,
  resets: connectionsReused,
  bucket,
  engines: everyEngine,
  pooler: pooled,
};
const names = args.filter((word) => !/^\d+$/.test(word));
const unknown = names.filter((name) => !(name in trials));
if (unknown.length > 0) {
  process.stderr.write(`  There is no ${unknown.join(', ')}: choose of ${Object.keys(trials).join(', ')}.\n`);
  process.exit(1);
}

const directory = join(import.meta.dirname, '../.data/torture/postgres');
const postgres = await startEmbeddedPostgres({ directory });
const name = `torture_${randomBytes(6).toString('hex')}`;
await onServer(postgres.url, `create database ${name}`);
process.stdout.write(`  seed ${seed}\n`);
try {
  const url = databaseUrl(postgres.url, name);
  await migrateDatabase(url);
  const database = createDatabase(url);
  await seedDemoShop(database, Date.now());
  await database.close();
  process.exitCode = 0;
  for (const [called, trial] of Object.entries(trials)) {
    if (names.length > 0 && !names.includes(called)) continue;
    const { isSound, words } = await trial(url);
    process.stdout.write(`  ${isSound ? '✓' : '✗'} ${words}\n`);
    if (!isSound) process.exitCode = 1;
  }
} finally {
  await onServer(postgres.url, `drop database ${name} with (force)`);
  await postgres.stop();
}
