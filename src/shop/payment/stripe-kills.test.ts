// Processes that are killed while they take payments by Stripe: at each named moment, whatever Stripe did meanwhile.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import { openPayments } from '../../server/payment/open-payments.ts';
import { openProcessors } from '../../server/payment/open-processors.ts';
import { type Payable, payableAsIs, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { payUntilKilled, recoverAll } from '../../server/testing/checkout/payment-kills.ts';
import { openStripeServer, type StripeServer } from '../../server/testing/stripe/stripe-server.ts';
import { testKeys } from '../../server/testing/test-keys.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { processPayment } from './process-payment.ts';

const origin = 'http://localhost:4000';
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let stripe: StripeServer;
let deps: PaymentDeps;
let sizes: readonly number[];

beforeAll(async () => {
  stripe = await openStripeServer();
  cloned = await cloneDatabase();
  database = openDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  const processors = openProcessors(database, origin, stripe.settings).all;
  deps = openPayments({ database, keys: testKeys, origin, now: Date.now, processors });
  const { rows } = await client.query('select id from sku where product_id = 1001 order by id');
  sizes = rows.map(({ id }) => Number(id));
  await client.query(
    `insert into stock_ledger (sku_id, delta, reason, source)
     select sku_id, 100000 - on_hand, 'count', 'enough for all' from stock_level where sku_id = any($1)`,
    [sizes],
  );
  await client.query('update stock_level set on_hand = 100000 where sku_id = any($1)', [sizes]);
});
afterAll(async () => {
  expect(stripe.violations).toEqual([]);
  await client.end();
  await database.close();
  await cloned.drop();
  await stripe.close();
});

const points = Array.from({ length: 11 }, (_, at) => `K${at}`);
const tokens = ['ctoken_tok_ok', 'ctoken_tok_lost_before', 'ctoken_tok_lost_after'];

const askAgain = ({ owner, quote }: Payable, token: string) =>
  processPayment(deps, {
    owner,
    key: quote.id,
    quoteId: quote.id,
    version: quote.version,
    processor: 'stripe',
    token,
    address: quote.id,
    quoteToPlace: payableAsIs(quote),
  });

/** What Stripe holds of a quote's money, and the orders there are for it. */
async function booksOf(quoteId: string) {
  const attempts = await client.query(
    'select id, order_id, captured_minor::int as captured from payment_attempt where quote_id = $1',
    [quoteId],
  );
  const ids: readonly string[] = attempts.rows.map(({ id }) => id);
  const held = [...stripe.books.intents.values()].filter(
    ({ metadata, amount_capturable, amount_received }) =>
      ids.includes(metadata.attempt ?? '') && amount_capturable + amount_received > 0,
  );
  const orders = await client.query('select id from customer_order where quote_id = $1', [quoteId]);
  return {
    orders: orders.rows.length,
    charges: held.length,
    received: held.reduce((sum, { amount_received }) => sum + amount_received, 0),
    captured: attempts.rows.reduce((sum, { captured }) => sum + captured, 0),
  };
}

test.each(points)(
  'killed at %s, whatever Stripe did: one order and one charge, or neither, and the same call tells which',
  async (at) => {
    const payables: Payable[] = [];
    for (const [index] of tokens.entries())
      payables.push(await payableQuote(client, { skuIds: [sizes[index] ?? 0] }));
    const said = await payUntilKilled({
      url: cloned.url,
      payables,
      at,
      tokens,
      atOnce: tokens.length,
      stripeUrl: stripe.url,
    });
    await recoverAll(deps, client);
    for (const [index, payable] of payables.entries()) {
      const again = await askAgain(payable, tokens[index] ?? '');
      const final = again.kind === 'replayed' ? again.paid : again;
      expect(['placed', 'failed', 'confirming']).toContain(final.kind);
      const promised = said.find(({ quoteId, kind }) => quoteId === payable.quote.id && kind === 'placed');
      if (promised) expect(final).toMatchObject({ kind: 'placed', orderId: promised.orderId });
    }
    await recoverAll(deps, client);
    for (const { quote } of payables) {
      const { orders, charges, received, captured } = await booksOf(quote.id);
      expect(charges).toBe(orders);
      expect(orders).toBeLessThanOrEqual(1);
      expect(received).toBe(captured);
    }
    const { rows } = await client.query('select id from payment_attempt where settled_at is null');
    expect(rows).toEqual([]);
  },
);
