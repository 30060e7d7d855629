// Processes that are killed while they take payments: at each named moment, with replies that get lost, and at any. Each
// processor has a file of its own, so that they run side by side.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
import { killPoints, type PaymentDeps } from '../../../shop/payment/payment-deps.ts';
import { processPayment } from '../../../shop/payment/process-payment.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { createPayments } from '../../payment/create-payments.ts';
import { createProcessors } from '../../payment/create-processors.ts';
import { testKeys } from '../test-keys.ts';
import { cloneDatabase } from '../test-shop.ts';
import { brokenInvariants } from './money-invariants.ts';
import { type Payable, payableAsIs, payableQuote } from './payable-quote.ts';
import { payUntilKilled, recoverAll } from './payment-kills.ts';
import { createProcessorAt, type ProcessorAt } from './processor-at.ts';

const origin = 'http://localhost:4000';
const cards = ['tok_ok', 'tok_lost_before', 'tok_lost_after'];

export function killTrials(name: ProcessorName): void {
  let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
  let database: Database;
  let client: pg.Client;
  let processor: ProcessorAt;
  let deps: PaymentDeps;
  let sizes: readonly number[];

  beforeAll(async () => {
    processor = await createProcessorAt(name);
    cloned = await cloneDatabase();
    database = createDatabase(cloned.url);
    client = new pg.Client({ connectionString: cloned.url });
    await client.connect();
    const { all: processors } = await createProcessors(
      database,
      origin,
      readConfiguration(processor.settings),
    );
    deps = createPayments({ database, keys: testKeys, origin, now: Date.now, processors });
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
    expect(processor.violations).toEqual([]);
    await client.end();
    await database.close();
    await cloned.drop();
    await processor.close();
  });

  const rowsOf = async (text: string) => (await client.query(text)).rows;
  /** Those of stock, codes and credit hold for all; those of the charges are about the built-in processor's books. */
  const broken = async () => {
    const all = await brokenInvariants(rowsOf);
    if (name !== 'sandbox') delete all['every order has one authorisation, of its amount'];
    return all;
  };

  /** The same call as the one that was cut off. */
  const askAgain = ({ owner, quote }: Payable, token: string) =>
    processPayment(deps, {
      owner,
      key: quote.id,
      quoteId: quote.id,
      version: quote.version,
      processor: name,
      token,
      address: quote.id,
      language: 'en',
      quoteToPlace: payableAsIs(quote),
    });

  /** What the processor holds of a quote's money, and the orders there are for it. */
  async function booksOf(quoteId: string) {
    const { rows: attempts } = await client.query(
      'select id, captured_minor::int as captured from payment_attempt where quote_id = $1',
      [quoteId],
    );
    const held = await processor.held(
      client,
      attempts.map(({ id }) => id),
    );
    const { rows: orders } = await client.query('select id from customer_order where quote_id = $1', [
      quoteId,
    ]);
    return {
      orders: orders.length,
      charges: held.length,
      received: held.reduce((sum, captured) => sum + captured, 0),
      captured: attempts.reduce((sum, { captured }) => sum + captured, 0),
    };
  }

  test.each(killPoints)(
    'killed at %s, whatever the processor did: one order and one charge, or neither, and the same call tells which',
    async (at) => {
      const payables: Payable[] = [];
      // A size for each: whoever is held in a transaction keeps nobody else waiting.
      for (const [index] of cards.entries())
        payables.push(await payableQuote(client, { skuIds: [sizes[index] ?? 0], creditMinor: 1_000 }));
      const tokens = cards.map(processor.token);
      const answers = await payUntilKilled({
        url: cloned.url,
        payables,
        at,
        tokens,
        atOnce: tokens.length,
        processor,
      });
      await recoverAll(deps, client);
      for (const [index, payable] of payables.entries()) {
        const again = await askAgain(payable, tokens[index] ?? '');
        const final = again.kind === 'replayed' ? again.paid : again;
        expect(['placed', 'failed', 'confirming']).toContain(final.kind);
        const promised = answers.find(
          ({ quoteId, kind }) => quoteId === payable.quote.id && kind === 'placed',
        );
        if (promised) expect(final).toMatchObject({ kind: 'placed', orderId: promised.orderId });
      }
      await recoverAll(deps, client);
      expect(await broken()).toEqual({});
      for (const { quote } of payables) {
        const { orders, charges, received, captured } = await booksOf(quote.id);
        expect(charges).toBe(orders);
        expect(orders).toBeLessThanOrEqual(1);
        expect(received).toBe(captured);
      }
    },
  );

  test('with nobody who recovers, what a card set aside stays without an order', async () => {
    const payable = await payableQuote(client, { skuIds: [sizes[0] ?? 0] });
    const tokens = [processor.token('tok_ok')];
    await payUntilKilled({ url: cloned.url, payables: [payable], at: 'card_answered', tokens, processor });
    expect(await booksOf(payable.quote.id)).toMatchObject({ orders: 0, charges: 1 });
    await recoverAll(deps, client);
    expect(await booksOf(payable.quote.id)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('killed at any moment, over and over: nothing acknowledged is lost, nothing charged twice', async () => {
    const paid: Payable[] = [];
    const promised: string[] = [];
    // The torture does it two hundred times.
    const [kills, bags] = [3, 30];
    for (let kill = 0; kill < kills; kill++) {
      const rounds = await Promise.all(
        [0, 1].map(async () => {
          const payables: Payable[] = [];
          for (let bag = 0; bag < bags; bag++)
            payables.push(await payableQuote(client, { skuIds: [sizes[bag % sizes.length] ?? 0] }));
          paid.push(...payables);
          return payUntilKilled({
            url: cloned.url,
            payables,
            at: Math.floor(Math.random() * 250),
            tokens: [processor.token('tok_ok')],
            atOnce: 6,
            processor,
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
    expect(await broken()).toEqual({});
    for (const { quote } of paid) {
      const { orders, charges } = await booksOf(quote.id);
      expect([charges, orders]).toEqual([orders, promised.includes(quote.id) ? 1 : orders]);
    }
    const { rows } = await client.query(
      'select count(*)::int as orders from customer_order where quote_id = any($1)',
      [promised],
    );
    expect(promised.length).toBeGreaterThan(5);
    expect(rows[0].orders).toBe(promised.length);
  }, 120_000);
}
