// A database of the file's own, the built-in processor and guests who pay, for tests of payments.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import { sandboxCards } from '../../../database/queries/payment/sandbox-cards.ts';
import { sandboxLedger } from '../../../database/queries/payment/sandbox-ledger.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import { pathIn } from '../../../domain/visitor/language-path.ts';
import { createSandbox, type SandboxProcessor } from '../../../providers/payment/sandbox-processor.ts';
import type { PaymentDeps } from '../../../shop/payment/payment-deps.ts';
import { processPayment } from '../../../shop/payment/process-payment.ts';
import { cloneDatabase } from '../test-shop.ts';
import { brokenInvariants } from './money-invariants.ts';
import { type Payable, payableAsIs } from './payable-quote.ts';

export const checkoutConnections = 10;

/** Call it once in a file: what it opens is closed after that file's tests. */
export function createPaying() {
  let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
  let database: Database;
  let client: pg.Client;
  let sandbox: SandboxProcessor;
  let deps: PaymentDeps;
  let sizes: number[];

  beforeAll(async () => {
    cloned = await cloneDatabase();
    database = createDatabase(
      cloned.url,
      {},
      { shopConnections: 4, checkoutConnections, lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
    );
    client = new pg.Client({ connectionString: cloned.url });
    await client.connect();
    sandbox = createSandbox({
      ledger: sandboxLedger(database.checkout),
      cards: sandboxCards(database.checkout),
      origin: 'http://localhost:4000',
      slowMs: 5,
    });
    deps = depsWith({ sandbox });
    const { rows } = await client.query('select id from sku where product_id in (1001, 1013) order by id');
    sizes = rows.map(({ id }) => Number(id));
    for (const skuId of sizes) await setLevel(skuId, 1_000);
  });
  afterEach(async () => {
    expect(await brokenInvariants(rowsOf)).toEqual({});
  });
  const rowsOf = async (text: string) => (await client.query(text)).rows;
  afterAll(async () => {
    await client.end();
    await database.close();
    await cloned.drop();
  });

  function depsWith(processors: { readonly sandbox: SandboxProcessor }): PaymentDeps {
    return {
      database,
      now: Date.now,
      origin: 'http://localhost:4000',
      hash: (text) => text,
      orderUrl: (language, orderId) => `http://localhost:4000${pathIn(language, `/order/${orderId}`)}`,
      processors: new Map([['sandbox', processors.sandbox]]),
    };
  }

  let others = 0;

  function payFor(
    { owner, quote }: Payable,
    token = 'tok_ok',
    {
      key = randomUUID() as string,
      with: given = deps,
      version = 1,
      language = 'en',
    }: {
      readonly key?: string;
      readonly with?: PaymentDeps;
      readonly version?: number;
      readonly language?: Language;
    } = {},
  ) {
    return processPayment(given, {
      owner,
      key,
      quoteId: quote.id,
      version,
      processor: 'sandbox',
      token,
      address: `198.51.100.${others++}`,
      language,
      quoteToPlace: payableAsIs(quote),
    });
  }

  const one = () => sizes[0] ?? 0;
  const level = async (skuId: number) =>
    (await client.query('select on_hand, reserved from stock_level where sku_id = $1', [skuId])).rows[0];
  const setLevel = (skuId: number, units: number) =>
    client.query(
      `with moved as (
         insert into stock_ledger (sku_id, delta, reason, source)
         select sku_id, $2 - on_hand, 'count', $3 from stock_level where sku_id = $1 and on_hand <> $2
       )
       update stock_level set on_hand = $2 where sku_id = $1`,
      [skuId, units, randomUUID()],
    );
  const orderOf = async ({ quote }: Payable) =>
    (await client.query('select * from customer_order where quote_id = $1', [quote.id])).rows[0];
  const charges = async ({ quote }: Payable) =>
    (
      await client.query(
        `select charge.state, charge.captured_minor::int as captured, charge.refunded_minor::int as refunded
         from sandbox_processor.charge charge join payment_attempt a on a.id::text = charge.attempt_id::text
         where a.quote_id = $1 order by charge.created_at`,
        [quote.id],
      )
    ).rows;
  const stale = () =>
    client.query(`update payment_attempt set recover_at = null, touched_at = now() - interval '1 hour', created_at = now() - interval '1 hour'
      where settled_at is null`);

  return {
    get database() {
      return database;
    },
    get client() {
      return client;
    },
    get sandbox() {
      return sandbox;
    },
    get deps() {
      return deps;
    },
    get sizes() {
      return sizes;
    },
    depsWith,
    payFor,
    one,
    level,
    setLevel,
    orderOf,
    charges,
    stale,
  };
}
