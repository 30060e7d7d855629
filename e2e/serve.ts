// A shop of its own for the journeys: fresh database, free port. Says READY, its address, its database's and where its first
// owner begins, and cleans up after.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { readConfiguration } from '../src/server/configuration/configuration.ts';
import { startServer } from '../src/server/server.ts';
import { createBraintreeServer } from '../src/server/testing/braintree/braintree-server.ts';
import { databaseUrl, onServer } from '../src/server/testing/databases.ts';
import { createLenderServer } from '../src/server/testing/lender-server.ts';
import { createStripeServer } from '../src/server/testing/stripe/stripe-server.ts';
import { adminToken } from './merchant.ts';

const directory = join(import.meta.dirname, '../.data/test-postgres');
const postgres = await startEmbeddedPostgres({ directory, durable: false });
const name = `e2e_${randomBytes(6).toString('hex')}`;
await onServer(postgres.url, `create database ${name}`);

// A shop that takes cards by a real processor's interface, spoken by a local one.
const [stripe, lenders] =
  process.env.LOCAL_PROCESSOR === 'stripe' ? [await createStripeServer(), await createLenderServer()] : [];
const braintree = process.env.LOCAL_PROCESSOR === 'braintree' ? await createBraintreeServer() : null;
const database = databaseUrl(postgres.url, name);
const config = readConfiguration({
  ...process.env,
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: database,
  RATE_LIMIT_BURST: '100000',
  // No journey is about the feeds, and making them would slow each one down.
  FEEDS: 'no',
  ADMIN_TOKEN: adminToken,
  // Whoever hears of what happens is on this machine too.
  WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES: 'yes',
  // So that a journey can say where its shopper is.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  ...stripe?.settings,
  ...braintree?.settings,
  ...lenders?.settings,
});
const server = await startServer(
  config,
  (_, work) => work(),
  pino({ level: 'warn' }),
  pino({ level: 'silent' }),
);
process.stdout.write(`READY ${server.origin} ${database} ${server.firstOwnerLink}\n`);

process.once('SIGTERM', async () => {
  await server.stop();
  await stripe?.close();
  await braintree?.close();
  await lenders?.close();
  await onServer(postgres.url, `drop database ${name} with (force)`);
  await postgres.stop();
  process.exit(0);
});
