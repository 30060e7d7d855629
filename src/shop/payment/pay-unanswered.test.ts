import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ProcessorDown } from '../../providers/payment/payment-processor.ts';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { refundOrder } from '../order/refund-order.ts';
import { testActor } from '../testing/test-actor.ts';
import { capturePayment } from './capture-payment.ts';
import { recoverPayments } from './recover-payments.ts';
import { returnPayment } from './return-payment.ts';

const paying = createPaying();
const { depsWith, payFor, one, level, orderOf, charges, stale } = paying;

describe('a processor that does not answer', () => {
  test('the reply lost after it was done is an order all the same', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    expect(await payFor(payable, 'tok_lost_after')).toMatchObject({ kind: 'placed' });
    expect(await charges(payable)).toHaveLength(1);
  });

  test('lost before it was done it is being confirmed, and the same call finishes it', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    const key = randomUUID();
    expect(await payFor(payable, 'tok_lost_before', { key })).toEqual({ kind: 'confirming' });
    expect(await payFor(payable, 'tok_lost_before', { key })).toMatchObject({ kind: 'placed' });
    expect(await charges(payable)).toHaveLength(1);
  });

  test('and if nobody asks again, it comes to nothing and gives everything back', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()], creditMinor: 1_000 });
    const before = await level(one());
    const key = randomUUID();
    await payFor(payable, 'tok_lost_before', { key });
    expect(await recoverPayments(paying.deps)).toEqual({ settled: 0, failures: [] });
    await stale();
    expect(await recoverPayments(paying.deps)).toEqual({ settled: 1, failures: [] });
    expect(await level(one())).toEqual(before);
    expect(await payFor(payable, 'tok_lost_before', { key })).toEqual({ kind: 'failed' });
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });

  test('a failure it would repeat for ever ends the attempt, and another key may pay', async () => {
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
    expect(await payFor(payable, 'tok_error')).toEqual({ kind: 'failed' });
    expect(await payFor(payable)).toMatchObject({ kind: 'placed' });
  });

  test('while it is down nothing is kept, and the key is free', async () => {
    const down = { ...paying.sandbox, create: () => Promise.reject(new ProcessorDown('down')) };
    const payable = await payableQuote(paying.client, { skuIds: [one()] });
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
      const payable = await payableQuote(paying.client, { skuIds: [one()] });
      await payFor(payable, token);
      const orderId = Number((await orderOf(payable)).id);
      const tried = async (work: () => Promise<unknown>) => {
        await work().catch(() => undefined);
        await work();
      };
      if (!token.includes('void')) await tried(() => capturePayment(paying.deps, orderId));
      if (token.includes('refund'))
        await tried(() =>
          refundOrder(paying.deps, { orderId, amountMinor: 2_000, key: 'once', actor: testActor }),
        );
      expect(await cancelOrder(paying.deps, orderId, testActor)).toBe(true);
      await tried(() => returnPayment(paying.deps, orderId));
      const [charge] = await charges(payable);
      expect(charge.captured).toBe(charge.refunded);
      expect(['voided', 'captured']).toContain(charge.state);
    }
  });
});
