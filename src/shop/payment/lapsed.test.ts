// An authorisation that the processor let go of by itself, before everything was charged.

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { findOrder } from '../../database/queries/order/find-order.ts';
import { type Payable, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { shipOrder } from '../order/ship-order.ts';
import { viewOrder } from '../order/view-order.ts';
import { testActor } from '../testing/test-actor.ts';
import { capturePayment } from './capture-payment.ts';
import { hearNotice, settleNotice } from './hear-notice.ts';
import { reconcile, reconcileAndRelease } from './reconcile.ts';
import { returnPayment } from './return-payment.ts';

const paying = createPaying();
const { payFor, one, orderOf, charges } = paying;

let payable: Payable;
let orderId: number;
let chargeId: string;
let attemptId: string;

/** Two pieces, one of them sold ahead; what is here is charged. Then the days go by. */
beforeEach(async () => {
  payable = await payableQuote(paying.client, {
    skuIds: [one(), one() + 1],
    presaleShipDate: '2027-03-01',
  });
  await payFor(payable);
  orderId = Number((await orderOf(payable)).id);
  await capturePayment(paying.deps, orderId);
  const { rows } = await paying.client.query(
    'select id, charge_id from payment_attempt where order_id = $1',
    [orderId],
  );
  chargeId = rows[0].charge_id;
  attemptId = rows[0].id;
  await paying.client.query(
    `update sandbox_processor.charge set created_at = now() - interval '7 days' where id = $1`,
    [chargeId],
  );
});

const lapses = () => paying.sandbox.void({ chargeId, key: randomUUID() });
const emails = async () =>
  (
    await paying.client.query(
      `select payload->>'subject' as subject, payload->>'text' as text from job where kind = 'send-email' and payload->>'to' = $1
         and payload->>'subject' like '%waiting for its payment'`,
      [(await orderOf(payable)).email],
    )
  ).rows;
const seen = async () => {
  const found = await findOrder(paying.deps.database.shop, orderId, 'anyone');
  if (!found) throw new Error('There is no such order.');
  return viewOrder(found);
};
const ofOrder = async () => (await reconcile(paying.deps)).filter((found) => found.orderId === orderId);
const notice = async () => {
  const heard = {
    processor: 'sandbox' as const,
    notice: { id: randomUUID(), kind: 'canceled', chargeId, attemptId, dispute: null },
  };
  await hearNotice(paying.deps, heard);
  await settleNotice(paying.deps, { processor: 'sandbox', eventId: heard.notice.id });
};

test('is found when the parcel is to leave: it stays, the order is held, and the shopper is told once', async () => {
  await lapses();
  for (let time = 0; time < 2; time++)
    expect(
      (
        await shipOrder(paying.deps, {
          orderId,
          trackingCode: null,
          shipDate: '2027-03-01',
          actor: testActor,
        })
      ).ok,
    ).toBe(false);
  expect((await orderOf(payable)).held_because).toBe('The card could not be charged for a parcel.');
  expect(await emails()).toHaveLength(1);
  expect(await ofOrder()).toMatchObject([{ kind: 'order_held' }]);
});

test('is told on the page of the order: it is held, and nothing more is to be charged; cancelled, it waits no longer', async () => {
  const [{ authorised = 0, captured = 0, toCharge = 0 } = {}] = (await seen()).payments;
  expect(toCharge).toBeCloseTo(authorised - captured, 2);
  expect(toCharge).toBeGreaterThan(0);
  await lapses();
  await notice();
  expect(await seen()).toMatchObject({ isHeld: true, payments: [{ captured, toCharge: 0 }] });
  await cancelOrder(paying.deps, orderId, testActor);
  expect(await seen()).toMatchObject({ isHeld: false, status: 'cancelled', payments: [{ toCharge: 0 }] });
});

test('once a part has left, the email speaks of no cancelling', async () => {
  expect(
    (await shipOrder(paying.deps, { orderId, trackingCode: null, shipDate: null, actor: testActor })).ok,
  ).toBe(true);
  await lapses();
  await notice();
  const [{ text } = { text: '' }] = await emails();
  expect(text).toContain('Please write to us to pay another way.');
  expect(text).not.toContain('cancel');
});

test('is heard of by a notice: the order is held before anybody packs it', async () => {
  await notice();
  expect((await orderOf(payable)).held_because).toBeNull();
  await lapses();
  await notice();
  await notice();
  expect((await orderOf(payable)).held_because).toBe(
    'The authorisation lapsed before everything was charged.',
  );
  expect(await emails()).toHaveLength(1);
});

test('is found by the reconciliation where no notice came, and is listed until the order is cancelled', async () => {
  expect(await ofOrder()).toEqual([]);
  await lapses();
  expect(await ofOrder()).toMatchObject([{ kind: 'authorisation_lapsed' }]);
  await reconcileAndRelease(paying.deps);
  await reconcileAndRelease(paying.deps);
  expect(await ofOrder()).toMatchObject([
    { kind: 'order_held', words: 'The authorisation lapsed before everything was charged.' },
  ]);
  expect(await emails()).toHaveLength(1);

  const [before] = await charges(payable);
  expect(before.captured).toBeGreaterThan(0);
  expect(await cancelOrder(paying.deps, orderId, testActor)).toBe(true);
  await returnPayment(paying.deps, orderId);
  expect(await ofOrder()).toEqual([]);
  const [after] = await charges(payable);
  expect(after.refunded).toBe(before.captured);
});

test('is none where the shop let go itself, for an order that was cancelled', async () => {
  await cancelOrder(paying.deps, orderId, testActor);
  await returnPayment(paying.deps, orderId);
  await notice();
  expect((await orderOf(payable)).held_because).toBeNull();
  expect(await emails()).toEqual([]);
});
