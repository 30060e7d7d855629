// An order that was held, and somebody who lets it go: as it is, or because it was paid in another way.

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Payable, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { holdOrder } from '../desk/edit-order.ts';
import { capturePayment } from '../payment/capture-payment.ts';
import { reconcile, reconcileAndRelease } from '../payment/reconcile.ts';
import { returnPayment } from '../payment/return-payment.ts';
import { testActor } from '../testing/test-actor.ts';
import { cancelOrder } from './cancel-order.ts';
import { releaseOrder } from './release-order.ts';
import { shipOrder } from './ship-order.ts';

const paying = createPaying();
const { payFor, one, orderOf, charges } = paying;

let payable: Payable;
let orderId: number;
let chargeId: string;

/** Two pieces of $50, one of them sold ahead; what is here is charged, and the bank lets go of the rest. */
beforeEach(async () => {
  payable = await payableQuote(paying.client, { skuIds: [one(), one() + 1], presaleShipDate: '2027-03-01' });
  await payFor(payable);
  orderId = Number((await orderOf(payable)).id);
  await capturePayment(paying.deps, orderId);
  const { rows } = await paying.client.query('select charge_id from payment_attempt where order_id = $1', [
    orderId,
  ]);
  chargeId = rows[0].charge_id;
  await paying.client.query(
    `update sandbox_processor.charge set created_at = now() - interval '7 days' where id = $1`,
    [chargeId],
  );
  await paying.sandbox.void({ chargeId, key: randomUUID() });
});

const ships = () =>
  shipOrder(paying.deps, { orderId, trackingCode: null, shipDate: '2027-03-01', actor: testActor });
const releases = (isPaidElsewhere = false) =>
  releaseOrder(paying.deps, { orderId, because: 'We spoke.', isPaidElsewhere, actor: testActor });
const held = async () => (await orderOf(payable)).held_because;
const noted = async () =>
  (
    await paying.client.query(
      `select held_because, because, is_paid_elsewhere from order_release where order_id = $1 order by id`,
      [orderId],
    )
  ).rows;
const ofOrder = async () => (await reconcile(paying.deps)).filter((found) => found.orderId === orderId);
const unpaid = 'The card could not be charged for a parcel.';

test('an order that is not held is let go by nobody', async () => {
  expect(await releases()).toBe(false);
  expect(await releases(true)).toBe(false);
  expect(await noted()).toEqual([]);
  expect((await orderOf(payable)).is_paid_elsewhere).toBe(false);
});

describe('let go as it is', () => {
  beforeEach(async () => {
    expect(await ships()).toEqual({ ok: false, code: 'not_paid' });
    expect(await held()).toBe(unpaid);
  });

  test('its card is asked again: the parcel leaves once it is charged, and what was charged is not charged twice', async () => {
    // The bank has thought better of it.
    await paying.client.query(
      `update sandbox_processor.charge set state = 'authorised', released_minor = 0 where id = $1`,
      [chargeId],
    );
    expect(await ships()).toEqual({ ok: false, code: 'held' });
    expect(await releases()).toBe(true);
    expect(await noted()).toEqual([{ held_because: unpaid, because: 'We spoke.', is_paid_elsewhere: false }]);
    await capturePayment(paying.deps, orderId);
    expect(await charges(payable)).toEqual([{ state: 'authorised', captured: 5_000, refunded: 0 }]);
    expect(await ships()).toEqual({ ok: true });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 10_000, refunded: 0 }]);
  });

  test('what nobody pays for does not leave, and is held again, by the parcel or by the reconciliation', async () => {
    expect(await releases()).toBe(true);
    expect(await ships()).toEqual({ ok: false, code: 'not_paid' });
    expect(await held()).toBe(unpaid);
    expect(await releases()).toBe(true);
    await reconcileAndRelease(paying.deps);
    expect(await held()).toBe('The authorisation lapsed before everything was charged.');
    expect(await noted()).toHaveLength(2);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 0 }]);
  });
});

test('a question about the payment takes the place of what the desk held it for', async () => {
  expect(
    await holdOrder(paying.deps.database.shop, testActor, { orderId, because: 'She asked us to wait.' }),
  ).toBe(true);
  expect(await ofOrder()).not.toContainEqual(expect.objectContaining({ kind: 'order_held' }));
  await reconcileAndRelease(paying.deps);
  expect(await orderOf(payable)).toMatchObject({
    held_because: 'The authorisation lapsed before everything was charged.',
    is_held_by_desk: false,
  });
});

describe('let go because it was paid in another way', () => {
  beforeEach(() => reconcileAndRelease(paying.deps));

  test('it leaves without a charge, nothing is listed, and nobody holds it again', async () => {
    expect(await ofOrder()).toMatchObject([{ kind: 'order_held' }]);
    expect(await releases(true)).toBe(true);
    expect(await ofOrder()).toEqual([]);
    await reconcileAndRelease(paying.deps);
    expect(await held()).toBeNull();
    expect(await ships()).toEqual({ ok: true });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 0 }]);
  });

  test('what the card still sets aside is let go', async () => {
    await paying.client.query(
      `update sandbox_processor.charge set state = 'authorised', released_minor = 0 where id = $1`,
      [chargeId],
    );
    expect(await releases(true)).toBe(true);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 0 }]);
    await expect(
      paying.sandbox.capture({ chargeId, amount: { minor: 1, currency: 'USD' }, key: randomUUID() }),
    ).rejects.toThrow();
  });

  test('cancelled afterwards it gives back what the card had paid, and no more', async () => {
    expect(await releases(true)).toBe(true);
    expect(await cancelOrder(paying.deps, orderId, testActor)).toBe(true);
    await returnPayment(paying.deps, orderId);
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 5_000 }]);
  });
});

test.each([false, true])(
  'let go and cancelled at the same moment it is cancelled, and paid back once: paid elsewhere %s',
  async (isPaidElsewhere) => {
    await reconcileAndRelease(paying.deps);
    const [cancelled, ...released] = await Promise.all([
      cancelOrder(paying.deps, orderId, testActor),
      ...Array.from({ length: 5 }, () => releases(isPaidElsewhere)),
    ]);
    await returnPayment(paying.deps, orderId);
    expect(cancelled).toBe(true);
    expect(released.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(await noted()).toHaveLength(released.filter(Boolean).length);
    expect((await orderOf(payable)).status).toBe('cancelled');
    expect(await releases(isPaidElsewhere)).toBe(false);
    expect(await ships()).toMatchObject({ ok: false });
    expect(await charges(payable)).toEqual([{ state: 'captured', captured: 5_000, refunded: 5_000 }]);
    expect(await ofOrder()).toEqual([]);
  },
);
