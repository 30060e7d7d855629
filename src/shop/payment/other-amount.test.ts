// A processor that has another amount for a charge than was agreed.

import { expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import { payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { shipOrder } from '../order/ship-order.ts';
import { testActor } from '../testing/test-actor.ts';

const paying = createPaying();

test.each([
  ['less', money(4_999), '4999 USD'],
  ['another currency', money(5_000, 'EUR'), '5000 EUR'],
])('%s: it is an order, and a person must look before it leaves', async (_, amount, amountText) => {
  const authorise: typeof paying.sandbox.authorise = async (request) => ({
    ...(await paying.sandbox.authorise(request)),
    amount,
  });
  const payable = await payableQuote(paying.client, { skuIds: [paying.one()] });
  await paying.payFor(payable, 'tok_ok', {
    with: paying.depsWith({ sandbox: { ...paying.sandbox, authorise } }),
  });
  const { id, held_because: because } = await paying.orderOf(payable);
  expect(because).toContain(amountText);
  const shipped = await shipOrder(paying.deps, { orderId: Number(id), trackingCode: null, actor: testActor });
  expect(shipped).toEqual({ ok: false, code: 'held' });
});
