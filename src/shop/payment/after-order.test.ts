import { describe, expect, test } from 'vitest';
import { findAttemptOfOrder } from '../../database/queries/payment/attempt.ts';
import { claimMovement } from '../../database/queries/payment/movement.ts';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { refundOrder } from '../order/refund-order.ts';
import { testActor } from '../testing/test-actor.ts';
import { capturePayment } from './capture-payment.ts';
import { reconcile } from './reconcile.ts';
import { returnPayment } from './return-payment.ts';

const paying = createPaying();
const { payFor, one, level, orderOf, charges } = paying;

describe('after an order', () => {
  test('cancelled it gives back stock, credit and code, once', async () => {
    const { rows } = await paying.client.query(
      `insert into coupon (code, kind, amount_minor, uses_max) values ('BACK', 'amount', 100, 1) returning id`,
    );
    const couponId = Number(rows[0].id);
    const before = await level(one());
    const payable = await payableQuote(paying.client, { skuIds: [one()], creditMinor: 1_000, couponId });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    const cancelled = await Promise.all(
      Array.from({ length: 10 }, () => cancelOrder(paying.deps, orderId, testActor)),
    );
    expect(cancelled.filter(Boolean)).toHaveLength(1);
    await returnPayment(paying.deps, orderId);
    await returnPayment(paying.deps, orderId);
    expect(await charges(payable)).toEqual([{ state: 'voided', captured: 0, refunded: 0 }]);
    expect(await level(one())).toEqual(before);
    expect(
      (await paying.client.query('select used from coupon where id = $1', [couponId])).rows[0].used,
    ).toBe(0);
  });

  test('cancelled while it is being captured it is charged and refunded, or never charged', async () => {
    for (let time = 0; time < 10; time++) {
      const payable = await payableQuote(paying.client, { skuIds: [one()] });
      await payFor(payable);
      const orderId = Number((await orderOf(payable)).id);
      const cancel = async () => {
        await cancelOrder(paying.deps, orderId, testActor);
        await returnPayment(paying.deps, orderId);
      };
      await Promise.all([capturePayment(paying.deps, orderId), cancel()]);
      await returnPayment(paying.deps, orderId);
      // Whoever read the order before it was cancelled comes too late to capture it.
      const late = await paying.database.checkout.transaction(async (tx) => {
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
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    await payFor(payable);
    const orderId = Number((await orderOf(payable)).id);
    await capturePayment(paying.deps, orderId);
    const same = { orderId, amountMinor: 3_000, key: 'the same', actor: testActor };
    await Promise.all([refundOrder(paying.deps, same), refundOrder(paying.deps, same)]);
    const others = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        refundOrder(paying.deps, { orderId, amountMinor: 1_000, key, actor: testActor }),
      ),
    );
    expect(others.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 5_000 }]);
  });

  test('the paying.database lets neither order nor payment go any other way', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    await payFor(payable);
    const { id } = await orderOf(payable);
    await expect(
      paying.client.query(`update customer_order set status = 'delivered' where id = $1`, [id]),
    ).rejects.toThrow(/order_history_known_way/);
    await expect(
      paying.client.query(
        `update payment_attempt set state = 'declined', order_id = null where quote_id = $1 and state = 'authorised'`,
        [payable.quote.id],
      ),
    ).rejects.toThrow(/payment_history_known_way/);
  });

  test('what does not agree is listed', async () => {
    expect(await reconcile(paying.deps)).toEqual([]);
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    await payFor(payable);
    const { id } = await orderOf(payable);
    await paying.client.query(`update sandbox_processor.charge set created_at = now() - interval '1 hour'`);
    await paying.client.query(
      `update payment_attempt set captured_minor = 1, capture_asked_minor = 1 where order_id = $1`,
      [id],
    );
    expect(await reconcile(paying.deps)).toMatchObject([{ kind: 'amounts_differ', orderId: Number(id) }]);
    await paying.client.query(
      `update payment_attempt set captured_minor = 0, capture_asked_minor = 0 where order_id = $1`,
      [id],
    );
    expect(await reconcile(paying.deps)).toEqual([]);
  });
});
