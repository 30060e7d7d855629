import pg from 'pg';
import { createDatabase } from '../src/database/database.ts';
import { createPayments } from '../src/server/payment/create-payments.ts';
import { brokenInvariants } from '../src/server/testing/checkout/money-invariants.ts';
import { type Payable, payableAsIs, payableQuote } from '../src/server/testing/checkout/payable-quote.ts';
import { payUntilKilled, recoverAll } from '../src/server/testing/checkout/payment-kills.ts';
import { testKeys } from '../src/server/testing/test-keys.ts';
import type { PaymentDeps } from '../src/shop/payment/payment-deps.ts';
import { processPayment } from '../src/shop/payment/process-payment.ts';
import { recoverPayments } from '../src/shop/payment/recover-payments.ts';
import type { Endured } from './endured.ts';

const kills = 200;
const places = 10_000;

interface Ground {
  readonly client: pg.Client;
  readonly payment: ReturnType<typeof createPayments>;
  readonly skuId: number;
  /** That one and another. */
  readonly skuIds: readonly number[];
}

export async function onGround<T>(url: string, work: (ground: Ground) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const patient = {
    shopConnections: 4,
    checkoutConnections: 16,
    lockTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
  };
  const database = createDatabase(url, {}, patient);
  try {
    const { rows } = await client.query(
      'select min(id) as id from sku where product_id in (1014, 1001) group by product_id order by product_id desc',
    );
    const skuIds = rows.map(({ id }) => Number(id));
    const [skuId = 0] = skuIds;
    await client.query(
      `with counted as (
         insert into stock_ledger (sku_id, delta, reason, source)
         select sku_id, 1000000 - on_hand, 'count', 'enough for all ' || now() from stock_level
         where sku_id = any($1) and on_hand <> 1000000
       )
       update stock_level set on_hand = 1000000 where sku_id = any($1)`,
      [skuIds],
    );
    const payment = createPayments({
      database,
      keys: testKeys,
      origin: 'http://localhost:4000',
      now: Date.now,
    });
    return await work({ client, payment, skuId, skuIds });
  } finally {
    await database.close();
    await client.end();
  }
}

export const broken = async (client: pg.Client) =>
  Object.keys(await brokenInvariants(async (text) => (await client.query(text)).rows));

/** As if hours had gone by: second steps that nobody took are given up too. */
export async function recoverLeft(payment: PaymentDeps, client: pg.Client): Promise<void> {
  await client.query(
    "update payment_attempt set recover_at = null, touched_at = now() - interval '1 hour' where settled_at is null",
  );
  for (let isMore = true; isMore; ) isMore = (await recoverPayments(payment)).settled > 0;
  await recoverAll(payment, client);
}

/** Processes that take payments are killed at any moment, and others finish what they left. */
export function paymentsKilled(url: string): Promise<Endured> {
  return onGround(url, async ({ client, payment, skuId }) => {
    const began = performance.now();
    const promised: string[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const payables: Payable[] = [];
      for (let bag = 0; bag < 60; bag++) payables.push(await payableQuote(client, { skuIds: [skuId] }));
      const at = Math.floor(Math.random() * 300);
      const answers = await payUntilKilled({ url, payables, at, atOnce: 8 });
      promised.push(...answers.filter(({ kind }) => kind === 'placed').map(({ quoteId }) => quoteId));
    }
    await recoverAll(payment, client);
    const { rows } = await client.query(
      'select count(*)::int as orders from customer_order where quote_id = any($1)',
      [promised],
    );
    const lost = promised.length - rows[0].orders;
    const wrong = await broken(client);
    return {
      isSound: lost === 0 && wrong.length === 0,
      words:
        `${kills} kills of processes that take payments: ${promised.length} orders acknowledged, lost ${lost}, ` +
        `broken ${wrong.join(', ') || 'nothing'}   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };
  });
}

/** One quote, placed again and again at once under keys of their own. */
export function samePlaced(url: string): Promise<Endured> {
  return onGround(url, async ({ client, payment, skuId }) => {
    const began = performance.now();
    const { owner, quote } = await payableQuote(client, { skuIds: [skuId] });
    const kinds: Record<string, number> = {};
    let left = places;
    const placer = async () => {
      while (left-- > 0) {
        const paid = await processPayment(payment, {
          owner,
          key: `try ${left}`,
          quoteId: quote.id,
          version: 1,
          processor: 'sandbox',
          token: 'tok_ok',
          address: 'here',
          language: 'en',
          quoteToPlace: payableAsIs(quote),
        });
        kinds[paid.kind] = (kinds[paid.kind] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 100 }, placer));
    const { rows } = await client.query(
      `select (select count(*)::int from customer_order where quote_id = $1) as orders,
        (select count(*)::int from sandbox_processor.charge charge join payment_attempt a on a.id::text = charge.attempt_id
          where a.quote_id = $1 and charge.state in ('authorised', 'captured')) as charges`,
      [quote.id],
    );
    const { orders, charges } = rows[0];
    return {
      isSound: orders === 1 && charges === 1,
      words:
        `${places} payments for one quote: ${JSON.stringify(kinds)}, ${orders} order, ${charges} charge   ` +
        `${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };
  });
}
