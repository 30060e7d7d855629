import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { shipOrder } from '../order/ship-order.ts';
import { sweepHolds } from '../stock/hold-stock.ts';
import { testActor } from '../testing/test-actor.ts';
import { capturePayment } from './capture-payment.ts';

const paying = createPaying();
const { payFor, one, level, setLevel, orderOf, charges } = paying;

describe('a card that pays', () => {
  test('makes an order: stock sold, bag emptied, receipt and capture left as work', async () => {
    const payable = await payableQuote(paying.client, { skuIds: paying.sizes.slice(0, 2) });
    const before = await level(one());
    const paid = await payFor(payable);
    const order = await orderOf(payable);
    expect(paid).toEqual({ kind: 'placed', orderId: Number(order.id) });
    expect(order).toMatchObject({ status: 'placed', total_minor: '10000', held_because: null });
    expect(await level(one())).toEqual({ on_hand: before.on_hand - 1, reserved: 0 });
    const guestId = 'guestId' in payable.owner ? payable.owner.guestId : '';
    const left = await paying.client.query(
      'select from bag_item join bag on bag.id = bag_id where guest_id = $1',
      [guestId],
    );
    expect(left.rowCount).toBe(0);
    await capturePayment(paying.deps, Number(order.id));
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 10_000, refunded: 0 }]);
  });

  test('under one key it is one order, answered the same a hundred times', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    const key = randomUUID();
    const first = await payFor(payable, 'tok_ok', { key });
    for (let time = 0; time < 100; time++)
      expect(await payFor(payable, 'tok_ok', { key })).toEqual({ kind: 'replayed', paid: first });
    expect(await payFor(payable, 'tok_declined', { key })).toEqual({ kind: 'key_reused' });
  });

  test('fifty at once under one key, and fifty under keys of their own, are one order', async () => {
    for (const keyOf of [() => 'the same', () => randomUUID()]) {
      const payable = await payableQuote(paying.client, { skuIds: [one()] });
      const all = await Promise.all(
        Array.from({ length: 50 }, () => payFor(payable, 'tok_ok', { key: keyOf() })),
      );
      const order = await orderOf(payable);
      for (const paid of all) {
        const final = paid.kind === 'replayed' ? paid.paid : paid;
        // What is under way counts as declined until it is answered: of fifty some may be one too many.
        expect(['placed', 'in_flight', 'too_many_declines']).toContain(final.kind);
        if (final.kind === 'placed') expect(final.orderId).toBe(Number(order.id));
      }
      expect(await charges(payable)).toHaveLength(1);
    }
  });

  test('credit that covers all of it needs no card', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()], creditMinor: 5_000 });
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
    expect(await charges(payable)).toEqual([]);
  });

  test('[PS] what is sold ahead is charged when it leaves, the rest now', async () => {
    const payable = await payableQuote(paying.client, {
      skuIds: paying.sizes.slice(0, 2),
      creditMinor: 1_000,
      presaleShipDate: '2027-01-31',
    });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    await capturePayment(paying.deps, orderId);
    expect(await charges(payable)).toEqual([{ state: 'authorised', captured: 4_000, refunded: 0 }]);
    expect(await shipOrder(paying.deps, { orderId, trackingCode: null, actor: testActor })).toEqual({
      ok: true,
    });
    expect(await orderOf(payable)).toMatchObject({ status: 'partly_shipped' });
    expect(await shipOrder(paying.deps, { orderId, trackingCode: 'AB 1', actor: testActor })).toEqual({
      ok: true,
    });
    expect(await orderOf(payable)).toMatchObject({ status: 'shipped' });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 9_000, refunded: 0 }]);
    expect(await shipOrder(paying.deps, { orderId, trackingCode: null, actor: testActor })).toEqual({
      ok: false,
      code: 'nothing_to_ship',
    });
    expect(await cancelOrder(paying.deps, orderId, testActor)).toBe(false);
  });
});

describe('a card that does not', () => {
  test.each([
    ['tok_declined', 'card_declined'],
    ['tok_insufficient', 'insufficient_funds'],
  ])('%s gives everything back, and the quote can be paid with another', async (token, reason) => {
    const coupon = await paying.client.query(
      `insert into coupon (code, kind, amount_minor, uses_max) values ($1, 'amount', 100, 1) returning id`,
      [`ONE${token.length}`],
    );
    const couponId = Number(coupon.rows[0].id);
    const payable = await payableQuote(paying.client, { skuIds: [one()], creditMinor: 1_000, couponId });
    const before = await level(one());
    expect(await payFor(payable, token)).toEqual({ kind: 'declined', reason });
    expect(await level(one())).toEqual(before);
    expect(
      (await paying.client.query('select used from coupon where id = $1', [couponId])).rows[0].used,
    ).toBe(0);
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });

  test('five declines and nobody tries another card for a while', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    for (let time = 0; time < 5; time++)
      expect(await payFor(payable, 'tok_declined')).toMatchObject({ kind: 'declined' });
    expect(await payFor(payable)).toMatchObject({ kind: 'too_many_declines' });
    await paying.client.query('delete from rate_limit');
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });
});

describe('a second step', () => {
  test('waits for the shopper, and is an order once they come back', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    const key = randomUUID();
    const outcome = await payFor(payable, 'tok_3ds', { key });
    expect(outcome).toMatchObject({ kind: 'requires_action' });
    expect(await payFor(payable, 'tok_3ds', { key })).toEqual(outcome);
    const { rows } = await paying.client.query('select charge_id from payment_attempt where quote_id = $1', [
      payable.quote.id,
    ]);
    await paying.sandbox.answerChallenge(rows[0].charge_id, true);
    expect(await payFor(payable, 'tok_3ds', { key })).toMatchObject({ kind: 'placed' });
  });

  test('refused there, it is a decline', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    const key = randomUUID();
    await payFor(payable, 'tok_3ds', { key });
    const { rows } = await paying.client.query('select charge_id from payment_attempt where quote_id = $1', [
      payable.quote.id,
    ]);
    await paying.sandbox.answerChallenge(rows[0].charge_id, false);
    expect(await payFor(payable, 'tok_3ds', { key })).toEqual({
      kind: 'declined',
      reason: 'authentication_failed',
    });
  });

  test('left open, it gives way to another card, and nothing stays set aside', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    await payFor(payable, 'tok_3ds');
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
    expect((await charges(payable)).map(({ state }) => state)).toEqual(['voided', 'authorised']);
  });

  test('after its time what was held is taken again, or let go when somebody else was quicker', async () => {
    const last = paying.sizes[3] ?? 0;
    for (const isThere of [true, false]) {
      await setLevel(last, 1);
      const payable = await payableQuote(paying.client, { skuIds: [last] });
      const key = randomUUID();
      await payFor(payable, 'tok_3ds', { key });
      await paying.client.query(
        `update stock_hold set expires_at = now() - interval '1 second' where state = 'held'`,
      );
      await sweepHolds(paying.database.jobs);
      const quicker = await payableQuote(paying.client, { skuIds: [last] });
      if (!isThere) expect(await payFor(quicker)).toMatchObject({ kind: 'placed' });
      const { rows } = await paying.client.query(
        'select charge_id from payment_attempt where quote_id = $1',
        [payable.quote.id],
      );
      await paying.sandbox.answerChallenge(rows[0].charge_id, true);
      const paid = await payFor(payable, 'tok_3ds', { key });
      if (isThere) expect(paid).toMatchObject({ kind: 'placed' });
      else expect(paid).toMatchObject({ kind: 'refused', refusal: { code: 'sold_out' } });
      expect(await level(last)).toEqual({ on_hand: 0, reserved: 0 });
    }
  });
});
