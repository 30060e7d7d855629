import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import { findAttemptOfOrder } from '../../database/queries/payment/attempt.ts';
import { claimMovement } from '../../database/queries/payment/movement.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import { ProcessorDown } from '../../providers/payment/payment-processor.ts';
import { openSandbox, type SandboxProcessor } from '../../providers/payment/sandbox-processor.ts';
import { brokenInvariants } from '../../server/testing/checkout/money-invariants.ts';
import { type Payable, payableAsIs, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { refundOrder } from '../order/refund-order.ts';
import { shipOrder } from '../order/ship-order.ts';
import { sweepHolds } from '../stock/hold-stock.ts';
import { capturePayment } from './capture-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { processPayment } from './process-payment.ts';
import { reconcile } from './reconcile.ts';
import { recoverPayments } from './recover-payments.ts';
import { returnPayment } from './return-payment.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let sandbox: SandboxProcessor;
let deps: PaymentDeps;
let sizes: number[];

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = openDatabase(
    cloned.url,
    {},
    { shopConnections: 4, checkoutConnections: 10, lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
  );
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  sandbox = openSandbox({
    ledger: sandboxLedger(database.checkout),
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
    orderUrl: (orderId) => `http://localhost:4000/order/${orderId}`,
    processors: new Map([['sandbox', processors.sandbox]]),
  };
}

let others = 0;

function payFor(
  { owner, quote }: Payable,
  token = 'tok_ok',
  { key = randomUUID() as string, with: given = deps, version = 1 } = {},
) {
  return processPayment(given, {
    owner,
    key,
    quoteId: quote.id,
    version,
    processor: 'sandbox',
    token,
    address: `198.51.100.${others++}`,
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
  client.query(`update payment_attempt set touched_at = now() - interval '1 hour', created_at = now() - interval '1 hour'
    where settled_at is null`);

describe('a card that pays', () => {
  test('makes an order: stock sold, bag emptied, receipt and capture left as work', async () => {
    const payable = await payableQuote(client, { skuIds: sizes.slice(0, 2) });
    const before = await level(one());
    const paid = await payFor(payable);
    const order = await orderOf(payable);
    expect(paid).toEqual({ kind: 'placed', orderId: Number(order.id) });
    expect(order).toMatchObject({ status: 'placed', total_minor: '10000', held_because: null });
    expect(await level(one())).toEqual({ on_hand: before.on_hand - 1, reserved: 0 });
    const guestId = 'guestId' in payable.owner ? payable.owner.guestId : '';
    const left = await client.query('select from bag_item join bag on bag.id = bag_id where guest_id = $1', [
      guestId,
    ]);
    expect(left.rowCount).toBe(0);
    await capturePayment(deps, Number(order.id));
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 10_000, refunded: 0 }]);
  });

  test('under one key it is one order, answered the same a hundred times', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    const key = randomUUID();
    const first = await payFor(payable, 'tok_ok', { key });
    for (let time = 0; time < 100; time++)
      expect(await payFor(payable, 'tok_ok', { key })).toEqual({ kind: 'replayed', paid: first });
    expect(await payFor(payable, 'tok_declined', { key })).toEqual({ kind: 'key_reused' });
  });

  test('fifty at once under one key, and fifty under keys of their own, are one order', async () => {
    for (const keyOf of [() => 'the same', () => randomUUID()]) {
      const payable = await payableQuote(client, { skuIds: [one()] });
      const all = await Promise.all(
        Array.from({ length: 50 }, () => payFor(payable, 'tok_ok', { key: keyOf() })),
      );
      const order = await orderOf(payable);
      for (const paid of all) {
        const final = paid.kind === 'replayed' ? paid.paid : paid;
        expect(['placed', 'in_flight']).toContain(final.kind);
        if (final.kind === 'placed') expect(final.orderId).toBe(Number(order.id));
      }
      expect(await charges(payable)).toHaveLength(1);
    }
  });

  test('credit that covers all of it needs no card', async () => {
    const payable = await payableQuote(client, { skuIds: [one()], creditMinor: 5_000 });
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
    expect(await charges(payable)).toEqual([]);
  });

  test('[PS] what is sold ahead is charged when it leaves, the rest now', async () => {
    const payable = await payableQuote(client, {
      skuIds: sizes.slice(0, 2),
      creditMinor: 1_000,
      presaleShipDate: '2027-01-31',
    });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    await capturePayment(deps, orderId);
    expect(await charges(payable)).toEqual([{ state: 'authorised', captured: 4_000, refunded: 0 }]);
    expect(await shipOrder(deps, { orderId, trackingCode: null })).toEqual({ ok: true });
    expect(await orderOf(payable)).toMatchObject({ status: 'partly_shipped' });
    expect(await shipOrder(deps, { orderId, trackingCode: 'AB 1' })).toEqual({ ok: true });
    expect(await orderOf(payable)).toMatchObject({ status: 'shipped' });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 9_000, refunded: 0 }]);
    expect(await shipOrder(deps, { orderId, trackingCode: null })).toEqual({
      ok: false,
      code: 'nothing_to_ship',
    });
    expect(await cancelOrder(deps, orderId)).toBe(false);
  });
});

describe('a card that does not', () => {
  test.each([
    ['tok_declined', 'card_declined'],
    ['tok_insufficient', 'insufficient_funds'],
  ])('%s gives everything back, and the quote can be paid with another', async (token, reason) => {
    const coupon = await client.query(
      `insert into coupon (code, kind, amount_minor, uses_max) values ($1, 'amount', 100, 1) returning id`,
      [`ONE${others}`],
    );
    const couponId = Number(coupon.rows[0].id);
    const payable = await payableQuote(client, { skuIds: [one()], creditMinor: 1_000, couponId });
    const before = await level(one());
    expect(await payFor(payable, token)).toEqual({ kind: 'declined', reason });
    expect(await level(one())).toEqual(before);
    expect((await client.query('select used from coupon where id = $1', [couponId])).rows[0].used).toBe(0);
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });

  test('five declines and nobody tries another card for a while', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    for (let time = 0; time < 5; time++)
      expect(await payFor(payable, 'tok_declined')).toMatchObject({ kind: 'declined' });
    expect(await payFor(payable)).toMatchObject({ kind: 'too_many_declines' });
    await client.query('delete from rate_limit');
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });
});

describe('a second step', () => {
  test('waits for the shopper, and is an order once they come back', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    const key = randomUUID();
    const asked = await payFor(payable, 'tok_3ds', { key });
    expect(asked).toMatchObject({ kind: 'requires_action' });
    expect(await payFor(payable, 'tok_3ds', { key })).toEqual(asked);
    const { rows } = await client.query('select charge_id from payment_attempt where quote_id = $1', [
      payable.quote.id,
    ]);
    await sandbox.answerChallenge(rows[0].charge_id, true);
    expect(await payFor(payable, 'tok_3ds', { key })).toMatchObject({ kind: 'placed' });
  });

  test('refused there, it is a decline', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    const key = randomUUID();
    await payFor(payable, 'tok_3ds', { key });
    const { rows } = await client.query('select charge_id from payment_attempt where quote_id = $1', [
      payable.quote.id,
    ]);
    await sandbox.answerChallenge(rows[0].charge_id, false);
    expect(await payFor(payable, 'tok_3ds', { key })).toEqual({
      kind: 'declined',
      reason: 'authentication_failed',
    });
  });

  test('left open, it gives way to another card, and nothing stays set aside', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    await payFor(payable, 'tok_3ds');
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
    expect((await charges(payable)).map(({ state }) => state)).toEqual(['voided', 'authorised']);
  });

  test('after its time what was held is taken again, or let go when somebody else was quicker', async () => {
    const last = sizes[3] ?? 0;
    for (const isThere of [true, false]) {
      await setLevel(last, 1);
      const payable = await payableQuote(client, { skuIds: [last] });
      const key = randomUUID();
      await payFor(payable, 'tok_3ds', { key });
      await client.query(
        `update stock_hold set expires_at = now() - interval '1 second' where state = 'held'`,
      );
      await sweepHolds(database.jobs);
      const quicker = await payableQuote(client, { skuIds: [last] });
      if (!isThere) expect(await payFor(quicker)).toMatchObject({ kind: 'placed' });
      const { rows } = await client.query('select charge_id from payment_attempt where quote_id = $1', [
        payable.quote.id,
      ]);
      await sandbox.answerChallenge(rows[0].charge_id, true);
      const paid = await payFor(payable, 'tok_3ds', { key });
      if (isThere) expect(paid).toMatchObject({ kind: 'placed' });
      else expect(paid).toMatchObject({ kind: 'refused', refusal: { code: 'sold_out' } });
      expect(await level(last)).toEqual({ on_hand: 0, reserved: 0 });
    }
  });
});

describe('a processor that does not answer', () => {
  test('the reply lost after it was done is an order all the same', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    expect(await payFor(payable, 'tok_lost_after')).toMatchObject({ kind: 'placed' });
    expect(await charges(payable)).toHaveLength(1);
  });

  test('lost before it was done it is being confirmed, and the same call finishes it', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    const key = randomUUID();
    expect(await payFor(payable, 'tok_lost_before', { key })).toEqual({ kind: 'confirming' });
    expect(await payFor(payable, 'tok_lost_before', { key })).toMatchObject({ kind: 'placed' });
    expect(await charges(payable)).toHaveLength(1);
  });

  test('and if nobody asks again, it comes to nothing and gives everything back', async () => {
    const payable = await payableQuote(client, { skuIds: [one()], creditMinor: 1_000 });
    const before = await level(one());
    const key = randomUUID();
    await payFor(payable, 'tok_lost_before', { key });
    expect(await recoverPayments(deps)).toEqual({ settled: 0, failures: [] });
    await stale();
    expect(await recoverPayments(deps)).toEqual({ settled: 1, failures: [] });
    expect(await level(one())).toEqual(before);
    expect(await payFor(payable, 'tok_lost_before', { key })).toEqual({ kind: 'failed' });
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });

  test('a failure it would repeat for ever ends the attempt, and another key may pay', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    expect(await payFor(payable, 'tok_error')).toEqual({ kind: 'failed' });
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });

  test('while it is down nothing is kept, and the key is free', async () => {
    const down = { ...sandbox, create: () => Promise.reject(new ProcessorDown('down')) };
    const payable = await payableQuote(client, { skuIds: [one()] });
    const before = await level(one());
    const key = randomUUID();
    expect(await payFor(payable, 'tok_ok', { key, with: depsWith({ sandbox: down }) })).toEqual({
      kind: 'down',
    });
    expect(await level(one())).toEqual(before);
    expect(await payFor(payable, 'tok_ok', { key })).toMatchObject({ kind: 'placed' });
  });

  test('captures, voids and refunds whose replies are lost happen once', async () => {
    for (const token of [
      'tok_capture_lost_before',
      'tok_capture_lost_after',
      'tok_void_lost_after',
      'tok_refund_lost_after',
    ]) {
      const payable = await payableQuote(client, { skuIds: [one()] });
      await payFor(payable, token);
      const orderId = Number((await orderOf(payable)).id);
      const tried = async (work: () => Promise<unknown>) => {
        await work().catch(() => undefined);
        await work();
      };
      if (!token.includes('void')) await tried(() => capturePayment(deps, orderId));
      if (token.includes('refund'))
        await tried(() => refundOrder(deps, { orderId, amountMinor: 2_000, reference: 'once' }));
      expect(await cancelOrder(deps, orderId)).toBe(true);
      await tried(() => returnPayment(deps, orderId));
      const [charge] = await charges(payable);
      expect(charge.captured).toBe(charge.refunded);
      expect(['voided', 'captured']).toContain(charge.state);
    }
  });
});

describe('after an order', () => {
  test('cancelled it gives back stock, credit and code, once', async () => {
    const { rows } = await client.query(
      `insert into coupon (code, kind, amount_minor, uses_max) values ('BACK', 'amount', 100, 1) returning id`,
    );
    const couponId = Number(rows[0].id);
    const before = await level(one());
    const payable = await payableQuote(client, { skuIds: [one()], creditMinor: 1_000, couponId });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    const cancelled = await Promise.all(Array.from({ length: 10 }, () => cancelOrder(deps, orderId)));
    expect(cancelled.filter(Boolean)).toHaveLength(1);
    await returnPayment(deps, orderId);
    await returnPayment(deps, orderId);
    expect(await charges(payable)).toEqual([{ state: 'voided', captured: 0, refunded: 0 }]);
    expect(await level(one())).toEqual(before);
    expect((await client.query('select used from coupon where id = $1', [couponId])).rows[0].used).toBe(0);
  });

  test('cancelled while it is being captured it is charged and refunded, or never charged', async () => {
    for (let time = 0; time < 10; time++) {
      const payable = await payableQuote(client, { skuIds: [one()] });
      await payFor(payable);
      const orderId = Number((await orderOf(payable)).id);
      const cancel = async () => {
        await cancelOrder(deps, orderId);
        await returnPayment(deps, orderId);
      };
      await Promise.all([capturePayment(deps, orderId), cancel()]);
      await returnPayment(deps, orderId);
      // Whoever read the order before it was cancelled comes too late to capture it.
      const late = await database.checkout.transaction(async (tx) => {
        const attempt = await findAttemptOfOrder(tx, orderId);
        return claimMovement(tx, {
          attemptId: attempt?.id ?? '',
          kind: 'capture',
          reference: 'late',
          amountMinor: 0,
        });
      });
      expect(late).toBeNull();
      const [charge] = await charges(payable);
      expect(charge.captured - charge.refunded).toBe(0);
      expect(charge.state === 'voided' || charge.captured === 5_000).toBe(true);
    }
  });

  test('refunds asked for twice at once are one, and never more than was charged', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    await capturePayment(deps, orderId);
    const same = { orderId, amountMinor: 3_000, reference: 'the same' };
    await Promise.all([refundOrder(deps, same), refundOrder(deps, same)]);
    const others = await Promise.all(
      ['a', 'b', 'c'].map((reference) => refundOrder(deps, { orderId, amountMinor: 1_000, reference })),
    );
    expect(others.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 5_000 }]);
  });

  test('the database lets neither order nor payment go any other way', async () => {
    const payable = await payableQuote(client, { skuIds: [one()] });
    await payFor(payable);
    const { id } = await orderOf(payable);
    await expect(
      client.query(`update customer_order set status = 'delivered' where id = $1`, [id]),
    ).rejects.toThrow(/order_history_known_way/);
    await expect(
      client.query(
        `update payment_attempt set state = 'declined', order_id = null where quote_id = $1 and state = 'authorised'`,
        [payable.quote.id],
      ),
    ).rejects.toThrow(/payment_history_known_way/);
  });

  test('what does not agree is listed', async () => {
    expect(await reconcile(deps)).toEqual([]);
    const payable = await payableQuote(client, { skuIds: [one()] });
    await payFor(payable);
    const { id } = await orderOf(payable);
    await client.query(`update sandbox_processor.charge set created_at = now() - interval '1 hour'`);
    await client.query(
      `update payment_attempt set captured_minor = 1, capture_asked_minor = 1 where order_id = $1`,
      [id],
    );
    expect(await reconcile(deps)).toMatchObject([{ kind: 'amounts_differ', orderId: Number(id) }]);
    await client.query(
      `update payment_attempt set captured_minor = 0, capture_asked_minor = 0 where order_id = $1`,
      [id],
    );
    expect(await reconcile(deps)).toEqual([]);
  });
});

/** More than there are connections, and not so many that the last of them waits too long for one. */
async function fortyAtOnce(payables: readonly Payable[]) {
  const waiting = [...payables];
  const paid: Awaited<ReturnType<typeof payFor>>[] = [];
  const buyer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) paid.push(await payFor(next));
  };
  await Promise.all(Array.from({ length: 40 }, buyer));
  return paid;
}

describe('many at once', () => {
  test('two hundred buyers for ten units: ten orders, nobody else charged', async () => {
    const last = sizes[4] ?? 0;
    await setLevel(last, 10);
    const payables: Payable[] = [];
    for (let buyer = 0; buyer < 200; buyer++) payables.push(await payableQuote(client, { skuIds: [last] }));
    const paid = await fortyAtOnce(payables);
    expect(paid.filter(({ kind }) => kind === 'placed')).toHaveLength(10);
    expect(paid.filter((one) => one.kind === 'refused' && one.refusal.code === 'sold_out')).toHaveLength(190);
    expect(await level(last)).toEqual({ on_hand: 0, reserved: 0 });
  });

  test('bags with the same sizes in any order never block each other', async () => {
    const [a = 0, b = 0, c = 0] = sizes;
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [b, a, c],
    ];
    const payables: Payable[] = [];
    for (let bag = 0; bag < 60; bag++)
      payables.push(await payableQuote(client, { skuIds: orders[bag % orders.length] ?? [] }));
    const paid = await fortyAtOnce(payables);
    expect(paid.every(({ kind }) => kind === 'placed')).toBe(true);
  });

  test('one code that is good once: one order', async () => {
    const { rows } = await client.query(
      `insert into coupon (code, kind, amount_minor, uses_max) values ('ONLYONE', 'amount', 100, 1) returning id`,
    );
    const couponId = Number(rows[0].id);
    const payables: Payable[] = [];
    for (let bag = 0; bag < 50; bag++)
      payables.push(await payableQuote(client, { skuIds: [one()], couponId }));
    const paid = await fortyAtOnce(payables);
    expect(paid.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(
      paid.filter((each) => each.kind === 'refused' && each.refusal.code === 'coupon_over'),
    ).toHaveLength(49);
  });
});
