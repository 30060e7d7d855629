// What is committed before it is on the disk is kept by a later commit that waits: before a card is asked, and before
// anybody is told of an order.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { createPayments } from '../../server/payment/create-payments.ts';
import { payableAsIs, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { testKeys } from '../../server/testing/test-keys.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import type { KillPoint } from './payment-deps.ts';
import { processPayment } from './process-payment.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  cloned = await cloneDatabase();
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  // Databases of tests wait for no disk; this one does, as a shop's.
  await client.query(`alter database ${new URL(cloned.url).pathname.slice(1)} set synchronous_commit = on`);
  database = createDatabase(cloned.url);
});
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

const position = async (of: 'insert' | 'flush'): Promise<string> =>
  (await client.query(`select pg_current_wal_${of}_lsn() as at`)).rows[0].at;
const isSaved = async (written: string | undefined): Promise<boolean> =>
  (await client.query('select pg_current_wal_flush_lsn() >= $1::pg_lsn as kept', [written])).rows[0].kept;

test('an attempt is on the disk before its card is asked, an order before anybody is told', async () => {
  const { rows } = await client.query('select min(sku_id) as id from stock_level where on_hand > reserved');
  const { owner, quote } = await payableQuote(client, { skuIds: [Number(rows[0].id)] });
  const written = new Map<KillPoint, string>();
  let isSavedBeforeCard = false;
  const paid = await processPayment(
    createPayments({
      database,
      keys: testKeys,
      origin: 'http://localhost:4000',
      now: Date.now,
      failpoint: async (at) => {
        written.set(at, await position('insert'));
        if (at === 'before_card') isSavedBeforeCard = await isSaved(written.get('attempt_begun'));
      },
    }),
    {
      owner,
      key: quote.id,
      quoteId: quote.id,
      version: 1,
      processor: 'sandbox',
      token: 'tok_ok',
      address: quote.id,
      language: 'en',
      quoteToPlace: payableAsIs(quote),
    },
  );
  expect(paid.kind).toBe('placed');
  expect(isSavedBeforeCard).toBe(true);
  expect(await isSaved(written.get('payment_settled'))).toBe(true);
});
