// What comes back of an order that was paid with a card, with credit, or with both.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Payable, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { openPaying } from '../../server/testing/checkout/payments.ts';
import { capturePayment } from '../payment/capture-payment.ts';
import { reconcile } from '../payment/reconcile.ts';
import { returnPayment } from '../payment/return-payment.ts';
import { cancelOrder } from './cancel-order.ts';
import { refundOrder } from './refund-order.ts';
import { authoriseReturn, receiveGoods } from './return-goods.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';

const paying = openPaying();
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
  expect(await shipOrder(paying.deps, { orderId, trackingCode: null })).toEqual({ ok: true });
  expect(await deliverOrder(paying.deps, orderId)).toBe(true);
};

const bought = async (wanted: Parameters<typeof payableQuote>[1]) => {
  const payable = await payableQuote(paying.client, wanted);
  await payFor(payable);
  return { payable, orderId: Number((await orderOf(payable)).id) };
};

const sendBack = async (orderId: number, orderLineId: number, quantity = 1) =>
  (await authoriseReturn(paying.deps, orderId, { orderLineId, quantity, reason: '' })) ?? 0;

describe('a return', () => {
  test('pays back card and credit, each what it paid, and puts the thing back on the shelf', async () => {
    const before = await level(one());
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 1_000 });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const returnId = await sendBack(orderId, line?.id ?? 0);
    expect(await receiveGoods(paying.deps, orderId, returnId)).toEqual({ ok: true });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 4_000, refunded: 4_000 }]);
    expect(await creditOf(payable)).toBe(1_000);
    expect(await level(one())).toEqual(before);
    expect((await orderOf(payable)).status).toBe('returned');
    // Said again it changes nothing.
    expect(await receiveGoods(paying.deps, orderId, returnId)).toEqual({ ok: true });
    expect(await creditOf(payable)).toBe(1_000);
    expect(await level(one())).toEqual(before);
    expect(await receiveGoods(paying.deps, orderId, returnId + 1)).toEqual({ ok: false, code: 'not_found' });
  });

  test('of what credit alone had paid is credit again', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 5_000 });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const returnId = await sendBack(orderId, line?.id ?? 0);
    expect(await receiveGoods(paying.deps, orderId, returnId)).toEqual({ ok: true });
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
      await receiveGoods(paying.deps, orderId, await sendBack(orderId, line?.id ?? 0));
      refunded.push((await charges(payable))[0]?.refunded ?? 0);
    }
    expect(refunded).toEqual([4_925, 9_850, 14_776]);
    expect((await orderOf(payable)).status).toBe('delivered');
  });

  test('is returned when all of it is here, not when it may come', async () => {
    const terms = [{ quantity: 2, discountMinor: 0, taxMinor: 0 }];
    const { payable, orderId } = await bought({ skuIds: [one()], terms });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const [first, second] = [await sendBack(orderId, line?.id ?? 0), await sendBack(orderId, line?.id ?? 0)];
    await receiveGoods(paying.deps, orderId, first);
    expect((await orderOf(payable)).status).toBe('delivered');
    await receiveGoods(paying.deps, orderId, second);
    expect((await orderOf(payable)).status).toBe('returned');
    expect((await charges(payable))[0]?.refunded).toBe(10_000);
  });

  test('whose line was paid back by hand before is not paid back again', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()] });
    await deliver(orderId);
    const [line] = await linesOf(orderId);
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }];
    expect(await refundOrder(paying.deps, { orderId, lines, key: 'first' })).toMatchObject({ ok: true });
    expect(await refundOrder(paying.deps, { orderId, lines, key: 'second' })).toEqual({
      ok: false,
      code: 'too_much',
      leftMinor: 0,
    });
    await receiveGoods(paying.deps, orderId, await sendBack(orderId, line?.id ?? 0));
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
    expect(await receiveGoods(paying.deps, orderId, returnId)).toEqual({ ok: true });
    expect(await reconcile(paying.deps)).toEqual([]);
    expect(await creditOf(payable)).toBe(1_000);
  });
});

describe('a refund', () => {
  test('under a key that was used for another amount is refused', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()] });
    await capturePayment(paying.deps, orderId);
    const ask = (amountMinor: number) => refundOrder(paying.deps, { orderId, amountMinor, key: 'same' });
    expect(await ask(1_000)).toEqual({ ok: true, amountMinor: 1_000, isDone: true });
    expect(await ask(2_000)).toEqual({ ok: false, code: 'key_reused' });
    expect(await ask(1_000)).toEqual({ ok: true, amountMinor: 1_000, isDone: true });
    expect((await charges(payable))[0]?.refunded).toBe(1_000);
  });

  test('that the card refuses says so, is listed, and can be asked for again', async () => {
    const { payable, orderId } = await bought({ skuIds: [one()], creditMinor: 1_000 });
    await capturePayment(paying.deps, orderId);
    const ask = () => refundOrder(paying.deps, { orderId, amountMinor: 5_000, key: 'all' });
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
    await refundOrder(paying.deps, { orderId, amountMinor: 4_000, key: 'early' });
    expect(await creditOf(payable)).toBe(1_000);
    expect(await cancelOrder(paying.deps, orderId)).toBe(true);
    await returnPayment(paying.deps, orderId);
    expect(await creditOf(payable)).toBe(2_000);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 3_000, refunded: 3_000 }]);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({
    kind: fc.constant('lines' as const),
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('return' as const),
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('again' as const) }),
);

const terms = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  discountMinor: fc.nat(4_999),
  taxMinor: fc.nat(999),
});

const property = fc.asyncProperty(
  fc.tuple(terms, terms),
  fc.nat(700),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.boolean(),
  fc.array(step, { minLength: 1, maxLength: 8 }),
  async (lineTerms, shippingMinor, creditShare, isCancelled, steps) => {
    const costs = lineTerms.map((line) => 5_000 * line.quantity - line.discountMinor + line.taxMinor);
    const total = costs.reduce((sum, cost) => sum + cost, shippingMinor);
    const creditMinor = Math.floor(total * creditShare);
    const cardMinor = total - creditMinor;
    const { payable, orderId } = await bought({
      skuIds: paying.sizes.slice(0, 2),
      terms: lineTerms,
      shippingMinor,
      creditMinor,
    });
    if (isCancelled) await capturePayment(paying.deps, orderId);
    else await deliver(orderId);
    const lines = await linesOf(orderId);

    // The reference: units are paid back once each, sums as long as something is left, the card before credit.
    const paidBack = lines.map(() => 0);
    const here = lines.map(() => 0);
    let given = 0;
    const share = (at: number, units: number) =>
      Math.floor(((costs[at] ?? 0) * units) / (lines[at]?.quantity ?? 1));
    const expectGiven = async () => {
      expect((await charges(payable))[0]?.refunded ?? 0).toBe(Math.min(given, cardMinor));
      expect(await creditOf(payable)).toBe(Math.max(0, given - cardMinor));
    };

    let last = () => Promise.resolve<unknown>(null);
    for (const [index, taken] of steps.entries()) {
      const key = `step ${index}`;
      if (taken.kind === 'again') await last();
      if (taken.kind === 'refund') {
        last = () => refundOrder(paying.deps, { orderId, amountMinor: taken.amount, key });
        const isPossible = given + taken.amount <= total;
        expect(await last()).toMatchObject({ ok: isPossible });
        if (isPossible) given += taken.amount;
        else last = () => Promise.resolve(null);
      }
      if (taken.kind === 'lines') {
        const [at, units] = [taken.line, (paidBack[taken.line] ?? 0) + taken.quantity];
        const amount = share(at, units) - share(at, paidBack[at] ?? 0);
        const request = { orderId, lines: [{ lineId: lines[at]?.id ?? 0, quantity: taken.quantity }], key };
        last = () => refundOrder(paying.deps, request);
        const isPossible = units <= (lines[at]?.quantity ?? 0) && amount > 0 && given + amount <= total;
        expect(await last()).toMatchObject({ ok: isPossible });
        if (isPossible) {
          given += amount;
          paidBack[at] = units;
        } else last = () => Promise.resolve(null);
      }
      if (taken.kind === 'return' && !isCancelled) {
        const at = taken.line;
        const returnId = await sendBack(orderId, lines[at]?.id ?? 0, taken.quantity);
        const isPossible = (here[at] ?? 0) + taken.quantity <= (lines[at]?.quantity ?? 0);
        expect(returnId > 0).toBe(isPossible);
        if (!isPossible) continue;
        last = () => receiveGoods(paying.deps, orderId, returnId);
        expect(await last()).toEqual({ ok: true });
        here[at] = (here[at] ?? 0) + taken.quantity;
        const units = Math.max(here[at] ?? 0, paidBack[at] ?? 0);
        given = Math.min(total, given + share(at, units) - share(at, paidBack[at] ?? 0));
        paidBack[at] = units;
      }
      await expectGiven();
    }
    if (!isCancelled) return;
    expect(await cancelOrder(paying.deps, orderId)).toBe(true);
    await returnPayment(paying.deps, orderId);
    given = total;
    await expectGiven();
  },
);

test('[RF-02] over any steps, asked for once or twice, no more comes back than was paid and no less than is due, in all and from each source', async () => {
  await fc.assert(property, { numRuns: 40, endOnFailure: true });
}, 120_000);
