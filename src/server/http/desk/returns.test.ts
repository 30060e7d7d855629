// Returns and refunds of orders that were paid with a card and with credit, as the merchant and the shopper see them.
import { describe, expect, test } from 'vitest';
import * as desk from '../../../contract/desk/orders.ts';
import * as returns from '../../../contract/desk/returns.ts';
import * as orders from '../../../contract/order/order.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { givingCredit } from '../../testing/checkout/giving-credit.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: token });
const { call, paid, readyToPay, save, send } = checkingOut(shop);
const { giveToGuest, readCredit } = givingCredit(shop);

const merchant = (path: string, body: unknown, key?: string) =>
  shop.send(`/api/admin/orders/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });

/** Bought with so much credit and a card for the rest, and delivered. */
const delivered = async (credit: number) => {
  const { shopper, quote, emailAddress } = await readyToPay();
  await giveToGuest(quote.id, credit * 100);
  const withCredit = await save(shopper, { quote: { storeCredit: credit } });
  const { orderId } = await paid(await send(shopper, withCredit));
  await merchant(`${orderId}/ship`, {});
  await merchant(`${orderId}/deliver`, {});
  const read = async () =>
    (await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder)).content;
  const credited = async () => readCredit(await call(shopper, '/api/credit'));
  return { shopper, orderId: orderId ?? 0, emailAddress, read, credited };
};

describe('a return of what was paid with credit and a card', () => {
  test('[RF-04] is the same on the order, in the email and at the merchant’s: what came back, where to, when', async () => {
    const { shopper, orderId, emailAddress, read, credited } = await delivered(50);
    const before = await read();
    const [line] = before.lines;
    const returnRequest = { lineId: line?.id, quantity: 1, reason: 'too large' };
    const { returnId } = (
      await answerOf(await merchant(`${orderId}/returns`, returnRequest), returns.authoriseReturn)
    ).content;
    const received = await merchant(`${orderId}/returns/${returnId}/receive`, {});
    const order = (await answerOf(received, returns.receiveReturn)).content;
    const card = before.payments[0]?.captured ?? 0;
    expect(card).toBeGreaterThan(100);
    expect(order.refunds).toEqual([
      {
        cause: 'return',
        at: expect.any(String),
        amount: Math.round((card + 50) * 100) / 100,
        parts: [
          { to: 'card', label: before.payments[0]?.label, amount: card, status: 'done' },
          { to: 'store_credit', label: '', amount: 50, status: 'done' },
        ],
      },
    ]);
    expect((await read()).refunds).toEqual(order.refunds);
    expect(order.payments[0]?.refunded).toBe(card);
    expect(await credited()).toBe(50);
    const email = (await sentEmails(shop)).findLast(({ recipient }) => recipient === emailAddress);
    expect(email?.body_text).toContain(`$${card} goes back to ${before.payments[0]?.label}.`);
    expect(email?.body_text).toContain('$50 is your store credit again');
    const page = await (await call(shopper, `/order/${orderId}`)).text();
    expect(page).toContain('What came back');
    expect(page).toContain('Yours at once');
  });

  test('is answered with a refusal where it can not be paid back, and is listed', async () => {
    const { orderId, read } = await delivered(50);
    const returnRequest = { lineId: (await read()).lines[0]?.id, quantity: 1 };
    const { returnId } = (
      await answerOf(await merchant(`${orderId}/returns`, returnRequest), returns.authoriseReturn)
    ).content;
    const charge = `sandbox_processor.charge where attempt_id =
      (select id::text from payment_attempt where order_id = ${orderId})`;
    const [{ captured }] = (await shop.query(`select captured_minor as captured from ${charge}`)) as [
      { captured: string },
    ];
    const setRefunded = (minor: string) =>
      shop.query(`update ${charge.replace('where', `set refunded_minor = ${minor} where`)}`);
    await setRefunded(captured);
    const receive = () => merchant(`${orderId}/returns/${returnId}/receive`, {});
    expect((await problemOf(await receive())).code).toBe('conflict');
    expect((await read()).refunds[0]?.parts[0]?.status).toBe('refused');
    const listed = await shop.send('/api/admin/reconciliation', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answerOf(listed, desk.readReconciliation)).content).toMatchObject([
      { kind: 'refund_refused', orderId },
    ]);
    await setRefunded('0');
    expect((await receive()).status).toBe(200);
    expect((await read()).refunds[0]?.parts.map(({ status }) => status)).toEqual(['done', 'done']);
  });
});

describe('a refund by hand', () => {
  test('goes to the card first and is credit for the rest; more than was paid is refused with what is left', async () => {
    const { orderId, read, credited } = await delivered(50);
    const card = (await read()).payments[0]?.captured ?? 0;
    const refund = (amount: number, key: string) => merchant(`${orderId}/refund`, { amount }, key);
    expect((await refund(card, 'first')).status).toBe(200);
    expect(await credited()).toBe(0);
    expect((await problemOf(await refund(50.01, 'second'))).detail).toContain('$50');
    expect((await refund(20, 'third')).status).toBe(200);
    expect((await problemOf(await refund(21, 'third'))).code).toBe('conflict');
    expect(await credited()).toBe(20);
  });

  test('pays a line back once, under whatever keys', async () => {
    const { orderId, read } = await delivered(10);
    const lines = [{ lineId: (await read()).lines[0]?.id, quantity: 1 }];
    expect((await merchant(`${orderId}/refund`, { lines }, 'one')).status).toBe(200);
    expect((await merchant(`${orderId}/refund`, { lines }, 'two')).status).toBe(409);
    expect((await read()).refunds).toHaveLength(1);
  });

  test('takes no gift card back, which could be spent afterwards', async () => {
    const { shopper } = await readyToPay();
    await call(shopper, '/api/cart/gift-cards', 'POST', {
      amount: '50',
      otherAmount: '',
      recipientName: 'Odile',
      recipientEmail: 'odile@example.com',
      senderName: 'Margaux',
      message: '',
      deliverOn: '',
    });
    const { orderId } = await paid(await send(shopper, await save(shopper, {})));
    await merchant(`${orderId}/ship`, {});
    const { lines } = (await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder))
      .content;
    const [card, dress] = [true, false].map((isCard) =>
      lines.find(({ giftCardDetails }) => (giftCardDetails !== null) === isCard),
    );
    const refund = (lineId: number | undefined, key: string) =>
      merchant(`${orderId}/refund`, { lines: [{ lineId, quantity: 1 }] }, key);
    expect((await refund(card?.id, 'card')).status).toBe(409);
    expect((await refund(dress?.id, 'dress')).status).toBe(200);
  });
});
