// What an order is after its payment: its receipt, whose it is, and how it is cancelled.
import { expect, test } from 'vitest';
import * as orders from '../../../contract/order/order.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { isInBalance } from '../../testing/checkout/in-balance.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { call, readyToPay, order } = checkingOut(shop);
const { stockOf } = stockRoom(shop);

test('[CQ-19] the receipt says what was bought, what it cost and where it goes, and links to the order', async () => {
  const { orderId, emailAddress, quote, token } = await order();
  const receipt = async () =>
    (
      await shop.query('select subject, body_text from outbox_email where recipient = $1', [emailAddress])
    )[0] as { subject: string; body_text: string } | undefined;
  await expect.poll(receipt, { timeout: 10_000 }).toBeDefined();
  const { subject, body_text: text = '' } = (await receipt()) ?? {};
  expect(subject).toBe(`Your order ${orderId} at Vitrine`);
  expect(text).toContain('Nocturne Bias Slip Dress');
  expect(text).toContain('Columbus OH 43215');
  expect(text).toContain(`Total: $${quote.total}`);
  expect(text).toContain(`/order/${orderId}?token=${token}`);
});

test('[CQ-20] what the shopper says about it is kept, once, and only by whose order it is', async () => {
  const { shopper, orderId } = await order();
  const answers = { easy: 'yes', words: 'Quick.' };
  const sent = (who: typeof shopper) => call(who, '/api/survey', 'POST', { orderId, answers });
  expect((await sent(shopper)).status).toBe(201);
  expect((await sent(shopper)).status).toBe(409);
  const stranger = await readyToPay();
  expect((await sent(stranger.shopper)).status).toBe(404);
  expect(await shop.query('select answers from order_survey where order_id = $1', [orderId])).toEqual([
    { answers },
  ]);
});

test('an order is nobody else’s: not by number, not by a token of another', async () => {
  const [mine, theirs] = [await order(), await order()];
  for (const path of [
    `/api/orders/${mine.orderId}`,
    `/api/orders/${mine.orderId}?token=${theirs.token}`,
    `/api/orders/${mine.orderId}?token=x`,
  ])
    expect((await problemOf(await call(theirs.shopper, path))).code).toBe('not_found');
  const cancel = await call(theirs.shopper, `/api/orders/${mine.orderId}/cancel`, 'POST', {});
  expect((await problemOf(cancel)).code).toBe('not_found');
  expect((await problemOf(await shop.send('/api/orders'))).code).toBe('login_required');
});

test('its owner cancels it, and everything is as it was', async () => {
  const before = await stockOf(1001, 'S');
  const { shopper, orderId } = await order();
  const cancelled = await call(shopper, `/api/orders/${orderId}/cancel`, 'POST', {});
  expect((await answerOf(cancelled, orders.cancelOrder)).content).toMatchObject({
    status: 'cancelled',
    canCancel: false,
  });
  expect(await stockOf(1001, 'S')).toEqual(before);
  expect((await call(shopper, `/api/orders/${orderId}/cancel`, 'POST', {})).status).toBe(409);
  const charge = async () =>
    (
      await shop.query(
        `select state, captured_minor = refunded_minor as even from sandbox_processor.charge
         where attempt_id = (select id::text from payment_attempt where order_id = $1)`,
        [orderId],
      )
    )[0];
  await expect.poll(charge, { timeout: 10_000 }).toMatchObject({ even: true });
});

test('nothing of all this is out of balance', () => isInBalance(shop));
