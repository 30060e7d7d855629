// Processes that are killed while they take payments: at each named moment, with replies that get lost, and at any.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import { openPayments } from '../../server/payment/open-payments.ts';
import { brokenInvariants } from '../../server/testing/checkout/money-invariants.ts';
import { type Payable, payableAsIs, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { payUntilKilled, recoverAll } from '../../server/testing/checkout/payment-kills.ts';
import { testKeys } from '../../server/testing/test-keys.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { processPayment } from './process-payment.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let deps: PaymentDeps;
let sizes: readonly number[];

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = openDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  deps = openPayments({ database, keys: testKeys, origin: 'http://localhost:4000', now: Date.now });
  const { rows } = await client.query('select id from sku where product_id = 1001 order by id');
  sizes = rows.map(({ id }) => Number(id));
  await client.query(
    `insert into stock_ledger (sku_id, delta, reason, source)
     select sku_id, 100000 - on_hand, 'count', 'enough for all' from stock_level where sku_id = any($1)`,
    [sizes],
  );
  await client.query('update stock_level set on_hand = 100000 where sku_id = any($1)', [sizes]);
});
const rowsOf = async (text: string) => (await client.query(text)).rows;
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

const points = Array.from({ length: 11 }, (_, at) => `K${at}`);
const tokens = ['tok_ok', 'tok_lost_before', 'tok_lost_after'];

/** The same call as the one that was cut off. */
function askAgain({ owner, quote }: Payable, token: string) {
  return processPayment(deps, {
    owner,
    key: quote.id,
    quoteId: quote.id,
    version: quote.version,
    processor: 'sandbox',
    token,
    address: quote.id,
    quoteToPlace: payableAsIs(quote),
  });
}

test.each(points)(
  'killed at %s, whatever the processor did: one order or none, and the same call tells which',
  async (at) => {
    const payables: Payable[] = [];
    // A size for each: whoever is held in a transaction keeps nobody else waiting.
    for (const [index] of tokens.entries())
      payables.push(await payableQuote(client, { skuIds: [sizes[index] ?? 0], creditMinor: 1_000 }));
    const said = await payUntilKilled({ url: cloned.url, payables, at, tokens, atOnce: tokens.length });
    await recoverAll(deps, client);
    for (const [index, payable] of payables.entries()) {
      const again = await askAgain(payable, tokens[index] ?? '');
      const final = again.kind === 'replayed' ? again.paid : again;
      expect(['placed', 'failed', 'confirming']).toContain(final.kind);
      const promised = said.find(({ quoteId, kind }) => quoteId === payable.quote.id && kind === 'placed');
      if (promised) expect(final).toMatchObject({ kind: 'placed', orderId: promised.orderId });
    }
    await recoverAll(deps, client);
    expect(await brokenInvariants(rowsOf)).toEqual({});
  },
);

test('killed twenty times at any moment: nothing acknowledged is lost, nothing charged twice', async () => {
  const promised: string[] = [];
  for (let kill = 0; kill < 10; kill++) {
    const rounds = await Promise.all(
      [0, 1].map(async () => {
        const payables: Payable[] = [];
        for (let bag = 0; bag < 60; bag++)
          payables.push(await payableQuote(client, { skuIds: [sizes[bag % sizes.length] ?? 0] }));
        return payUntilKilled({
          url: cloned.url,
          payables,
          at: Math.floor(Math.random() * 250),
          atOnce: 6,
        });
      }),
    );
    promised.push(
      ...rounds
        .flat()
        .filter(({ kind }) => kind === 'placed')
        .map(({ quoteId }) => quoteId),
    );
  }
  await recoverAll(deps, client);
  expect(await brokenInvariants(rowsOf)).toEqual({});
  const { rows } = await client.query(
    'select count(*)::int as orders from customer_order where quote_id = any($1)',
    [promised],
  );
  expect(promised.length).toBeGreaterThan(20);
  expect(rows[0].orders).toBe(promised.length);
}, 120_000);
