// What comes back of an order that was paid with a card, with credit, or with both.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Payable, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { refundProperty } from '../../server/testing/checkout/refund-trials.ts';
import { capturePayment } from '../payment/capture-payment.ts';
import { reconcile } from '../payment/reconcile.ts';
import { returnPayment } from '../payment/return-payment.ts';
import { testActor } from '../testing/test-actor.ts';
import { cancelOrder } from './cancel-order.ts';
import { exchangeGoods } from './exchange-goods.ts';
import { refundOrder } from './refund-order.ts';
import { authoriseReturn, receiveGoods } from './return-goods.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';

const paying = createPaying();
const { payFor, one, level, orderOf, charges } = paying;

const linesOf = async (orderId: number): Promise<{ id: number; quantity: number }[]> =>
  (
    await paying.client.query('select id::int, quantity from order_line where order_id = $1 order by id', [
      orderId,
    ])
  ).rows;

/** What a guest has to spend again. */
const creditOf = async ({ owner }: Payable) =>
  Number(
    (
      await paying.client.query('select balance_minor from credit_account where guest_id = $1', [
        'guestId' in owner ? owner.guestId : '',
      ])
    ).rows[0]?.balance_minor ?? 0,
  );

const deliver = async (orderId: number) => {
  expect(await shipOrder(paying.deps, { orderId, trackingCode: null, actor: testActor })).toEqual({
    ok: true,
  });
  expect(await deliverOrder(paying.deps, orderId, testActor)).toBe(true);
};

const bought = async (wanted: Parameters<typeof payableQuote>[1]) => {
  const payable = await payableQuote(paying.client, wanted);
  await payFor(payable);
  return { payable, orderId: Number((await orderOf(payable)).id) };
};

const sendBack = async (orderId: number, orderLineId: number, quantity = 1) => {
  const request = { orderLineId, quantity, reason: '', isLate: false };
  const authorised = await authoriseReturn(paying.deps, orderId, request, testActor);
  return authorised.ok ? authorised.returnId : 0;
};

describe('a return', () => {
  test('pays back card and credit, each what it paid, and puts the thing back on the shelf', async () => {
    const before = await level(one());
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 1_000 });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const returnId = await sendBack(orderId, line?.id ?? 0);
    expect(await receiveGoods(paying.deps, orderId, returnId, testActor)).toEqual({ ok: true });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 4_000, refunded: 4_000 }]);
    expect(await creditOf(payable)).toBe(1_000);
    expect(await level(one())).toEqual(before);
    expect((await orderOf(payable)).status).toBe('returned');
    // Said again it changes nothing.
    expect(await receiveGoods(paying.deps, orderId, returnId, testActor)).toEqual({ ok: true });
    expect(await creditOf(payable)).toBe(1_000);
    expect(await level(one())).toEqual(before);
    expect(await receiveGoods(paying.deps, orderId, returnId + 1, testActor)).toEqual({
      ok: false,
      code: 'not_found',
    });
  });

  test('of what credit alone had paid is credit again', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 5_000 });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const returnId = await sendBack(orderId, line?.id ?? 0);
    expect(await receiveGoods(paying.deps, orderId, returnId, testActor)).toEqual({ ok: true });
    expect(await creditOf(payable)).toBe(5_000);
  });

  test('pays each unit back once, though they come one by one and others stay', async () => {
    const terms = [
      { quantity: 3, discountMinor: 1_001, taxMinor: 777 },
      { quantity: 1, discountMinor: 0, taxMinor: 0 },
    ];
    const { payable, orderId } = await bought({ skuIds: paying.sizes.slice(0, 2), terms });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const refunded: number[] = [];
    for (let unit = 0; unit < 3; unit++) {
      await receiveGoods(paying.deps, orderId, await sendBack(orderId, line?.id ?? 0), testActor);
      refunded.push((await charges(payable))[0]?.refunded ?? 0);
    }
    expect(refunded).toEqual([4_925, 9_850, 14_776]);
    expect((await orderOf(payable)).status).toBe('delivered');
  });

  test('pays one unit back for one, though another of the line was exchanged', async () => {
    const terms = [{ quantity: 3, discountMinor: 1_001, taxMinor: 777 }];
    const { payable, orderId } = await bought({ skuIds: [one()], terms });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const lineId = line?.id ?? 0;
    const { rows } = await paying.client.query(
      `select other.code from sku join sku other on other.product_id = sku.product_id and other.id <> sku.id
         join stock_level on sku_id = other.id and on_hand > reserved where sku.id = $1`,
      [one()],
    );
    const exchanged = await exchangeGoods(paying.deps, {
      ...{
        orderId,
        lineId,
        quantity: 1,
        sku: rows[0].code,
        reason: '',
        isSentNow: false,
        isLate: false,
        key: 'other',
      },
      actor: testActor,
    });
    const { deps } = paying;
    expect(await receiveGoods(deps, orderId, exchanged.ok ? exchanged.returnId : 0, testActor)).toEqual({
      ok: true,
    });
    expect((await charges(payable))[0]?.refunded).toBe(0);
    await receiveGoods(deps, orderId, await sendBack(orderId, lineId), testActor);
    expect((await charges(payable))[0]?.refunded).toBe(4_925);
  });

  test('is returned when all of it is here, not when it may come', async () => {
    const terms = [{ quantity: 2, discountMinor: 0, taxMinor: 0 }];
    const { payable, orderId } = await bought({ skuIds: [one()], terms });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const [first, second] = [await sendBack(orderId, line?.id ?? 0), await sendBack(orderId, line?.id ?? 0)];
    await receiveGoods(paying.deps, orderId, first, testActor);
    expect((await orderOf(payable)).status).toBe('delivered');
    await receiveGoods(paying.deps, orderId, second, testActor);
    expect((await orderOf(payable)).status).toBe('returned');
    expect((await charges(payable))[0]?.refunded).toBe(10_000);
  });

  test('whose line was paid back by hand before is not paid back again', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()] });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }];
    expect(await refundOrder(paying.deps, { orderId, lines, key: 'first', actor: testActor })).toMatchObject({
      ok: true,
    });
    expect(await refundOrder(paying.deps, { orderId, lines, key: 'second', actor: testActor })).toEqual({
      ok: false,
      code: 'too_much',
      leftMinor: 0,
    });
    await receiveGoods(paying.deps, orderId, await sendBack(orderId, line?.id ?? 0), testActor);
    expect((await charges(payable))[0]?.refunded).toBe(5_000);
  });

  test('that paid nothing back is listed until it does', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 1_000 });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const returnId = await sendBack(orderId, line?.id ?? 0);
    await paying.client.query(
      `update order_return set state = 'received', received_at = now() where id = $1`,
      [returnId],
    );
    expect(await reconcile(paying.deps)).toMatchObject([{ kind: 'return_unpaid', orderId }]);
    expect(await receiveGoods(paying.deps, orderId, returnId, testActor)).toEqual({ ok: true });
    expect(await reconcile(paying.deps)).toEqual([]);
    expect(await creditOf(payable)).toBe(1_000);
  });
});

describe('a refund', () => {
  test('under a key that was used for another amount is refused', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()] });
    await capturePayment(paying.deps, orderId);
    const ask = (amountMinor: number) =>
      refundOrder(paying.deps, { orderId, amountMinor, key: 'same', actor: testActor });
    expect(await ask(1_000)).toEqual({ ok: true, amountMinor: 1_000, isDone: true });
    expect(await ask(2_000)).toEqual({ ok: false, code: 'key_reused' });
    expect(await ask(1_000)).toEqual({ ok: true, amountMinor: 1_000, isDone: true });
    expect((await charges(payable))[0]?.refunded).toBe(1_000);
  });

  test('that the card refuses says so, is listed, and can be asked for again', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 1_000 });
    await capturePayment(paying.deps, orderId);
    const ask = () => refundOrder(paying.deps, { orderId, amountMinor: 5_000, key: 'all', actor: testActor });
    // Somebody has given it back at the processor meanwhile.
    const setRefunded = (minor: number) =>
      paying.client.query(
        `update sandbox_processor.charge set refunded_minor = $2 where attempt_id =
           (select id::text from payment_attempt where order_id = $1)`,
        [orderId, minor],
      );
    await setRefunded(4_000);
    expect(await ask()).toEqual({ ok: false, code: 'card_refused' });
    expect(await creditOf(payable)).toBe(1_000);
    expect(await reconcile(paying.deps)).toMatchObject([{ kind: 'refund_refused', orderId }]);
    await setRefunded(0);
    expect(await ask()).toEqual({ ok: true, amountMinor: 5_000, isDone: true });
    expect(await creditOf(payable)).toBe(1_000);
    expect((await charges(payable))[0]?.refunded).toBe(4_000);
    expect(await reconcile(paying.deps)).toEqual([]);
  });

  test('before a cancellation is not given back once more by it, from card or credit', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 2_000 });
    await capturePayment(paying.deps, orderId);
    await refundOrder(paying.deps, { orderId, amountMinor: 4_000, key: 'early', actor: testActor });
    expect(await creditOf(payable)).toBe(1_000);
    expect(await cancelOrder(paying.deps, orderId, testActor)).toBe(true);
    await returnPayment(paying.deps, orderId);
    expect(await creditOf(payable)).toBe(2_000);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 3_000, refunded: 3_000 }]);
  });
});

test('[RF-01, RF-02] over any steps of refunds, returns, exchanges and a cancellation, asked for once or twice, whoever asks being gone before or after the card has heard of it, no more comes back than was paid and no less than is due, in all and from each source', async () => {
  const ground = { client: paying.client, deps: paying.deps, skuIds: paying.sizes.slice(0, 2) };
  await fc.assert(refundProperty(ground), { numRuns: 40, endOnFailure: true });
}, 120_000);
