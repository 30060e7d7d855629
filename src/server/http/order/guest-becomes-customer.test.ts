// Guests who sign in while they pay, or after it: what comes back reaches them, and their orders are found.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as orders from '../../../contract/order/order.ts';
import * as payments from '../../../contract/payment/payment.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { givingCredit } from '../../testing/checkout/giving-credit.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: token });
const { browser, codeFor, signUp } = accountsOf(shop);
const { sizeOf } = shopping(shop);
const { read, save } = quoting(shop);
const { giveToGuest, readCredit } = givingCredit(shop);

const at = (visitor: TestBrowser) => ({ cookie: visitor.cookies() });
const creditOf = async (visitor: TestBrowser) => readCredit(await visitor.get('/api/credit'));
const ordersOf = async (visitor: TestBrowser) =>
  (await answerOf(await visitor.get('/api/orders'), orders.listOrders)).content.map(({ orderId }) => orderId);

/** Somebody with a thing in the bag, an address, and so much credit to pay with. */
const ready = async (visitor: TestBrowser, emailAddress: string, credit = 0) => {
  await visitor.post('/api/cart/items', { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const { id } = await read(at(visitor));
  if (credit > 0) await giveToGuest(id, credit * 100);
  return save(at(visitor), { quote: { emailAddress, shippingAddress: ohio, storeCredit: credit } });
};

const send = (
  visitor: TestBrowser,
  { id, version }: { readonly id: string; readonly version: number },
  cardToken: string,
) =>
  visitor.post(
    '/api/payment/process',
    { quoteId: id, version, payment: { processor: 'sandbox', method: 'card', token: cardToken } },
    { 'idempotency-key': randomUUID() },
  );

const pay = async (visitor: TestBrowser, quote: Parameters<typeof send>[1], cardToken = 'tok_ok') =>
  (await answerOf(await send(visitor, quote, cardToken), payments.processPayment)).content;

describe('[RF-03] the credit a guest paid with', () => {
  const cancellations = {
    'by link': (orderId: number, linkToken: string) =>
      shop.send(`/api/orders/${orderId}/cancel?token=${linkToken}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    'by the merchant': (orderId: number) =>
      shop.send(`/api/admin/orders/${orderId}/cancel`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      }),
  };

  for (const [how, cancel] of Object.entries(cancellations))
    test(`is the customer’s once they have signed in and the order is cancelled ${how}`, async () => {
      const visitor = browser();
      const { orderId, token: linkToken = '' } = await pay(
        visitor,
        await ready(visitor, 'somebody@example.com', 40),
      );
      await signUp(visitor, 'Margaux');
      expect(await creditOf(visitor)).toBe(0);
      expect((await cancel(orderId ?? 0, linkToken)).status).toBe(200);
      expect(await creditOf(visitor)).toBe(40);
    });

  test('is the customer’s when the second step of their card is refused after they signed in', async () => {
    const visitor = browser();
    const quote = await ready(visitor, 'step@example.com', 40);
    const { nextAction } = await pay(visitor, quote, 'tok_3ds');
    await signUp(visitor, 'Margaux');
    expect(await creditOf(visitor)).toBe(0);
    const { pathname, search } = new URL(nextAction?.url ?? '');
    await visitor.form(`${pathname}${search}`, { answer: 'refuse' });
    // The next try finds that the first was refused.
    expect((await send(visitor, quote, 'tok_ok')).status).toBe(409);
    expect(await creditOf(visitor)).toBe(40);
  });

  test('goes as a gift card to the order’s address when the account it came from is closed', async () => {
    const visitor = browser();
    const { orderId, token: linkToken = '' } = await pay(
      visitor,
      await ready(visitor, 'left@example.com', 40),
    );
    const { email } = await signUp(visitor, 'Margaux');
    expect((await visitor.post('/api/account/close', { email })).status).toBe(200);
    expect((await cancellations['by link'](orderId ?? 0, linkToken)).status).toBe(200);
    expect(
      await shop.query(
        'select amount_minor::int, recipient_email from gift_card where recipient_email = $1',
        ['left@example.com'],
      ),
    ).toEqual([{ amount_minor: 4_000, recipient_email: 'left@example.com' }]);
  });
});

describe('an order', () => {
  test('that a guest was paying for when they signed in is theirs to read and in their list', async () => {
    const visitor = browser();
    const quote = await ready(visitor, 'other@example.com');
    const { nextAction } = await pay(visitor, quote, 'tok_3ds');
    await signUp(visitor, 'Margaux');
    const { pathname, search } = new URL(nextAction?.url ?? '');
    await visitor.form(`${pathname}${search}`, { answer: 'approve' });
    const { orderId } = await pay(visitor, quote, 'tok_3ds');
    expect(orderId).not.toBeNull();
    expect((await visitor.get(`/api/orders/${orderId}`)).status).toBe(200);
    expect(await ordersOf(visitor)).toEqual([orderId]);
  });

  test('[RF-05] belongs to the account that has confirmed its address, whenever that was, and to no other', async () => {
    const email = `${randomUUID()}@example.com`;
    const guest = browser();
    const { orderId: early } = await pay(guest, await ready(guest, email));
    // Whoever signs in at that browser with another address has not bought it.
    const { email: otherAddress } = await signUp(guest, 'Somebody else');
    expect(otherAddress).not.toBe(email);
    expect(await ordersOf(guest)).toEqual([]);
    expect((await guest.get(`/api/orders/${early}`)).status).toBe(404);

    // The account is opened later, elsewhere.
    const owner = browser();
    await owner.post('/api/auth/sign-up/email', {
      name: 'Margaux',
      email,
      password: 'a long enough sentence',
    });
    await owner.post('/api/auth/sign-in/email-otp', { email, otp: await codeFor(email) });
    expect(await ordersOf(owner)).toEqual([early]);

    // And a guest buys once more with the address of an account that is there.
    const again = browser();
    const { orderId: late } = await pay(again, await ready(again, email.toUpperCase()));
    expect(await ordersOf(owner)).toEqual([late, early]);
    expect((await owner.get(`/api/orders/${late}`)).status).toBe(200);
    // The guest still reads what they bought themselves.
    expect((await again.get(`/api/orders/${late}`)).status).toBe(200);
  });

  test('[RF-05] comes to an account that takes its address later, and not before that is confirmed', async () => {
    const owner = browser();
    await signUp(owner, 'Margaux');
    const newEmail = `${randomUUID()}@example.com`;
    const guest = browser();
    const { orderId } = await pay(guest, await ready(guest, newEmail));
    await owner.post('/api/auth/email-otp/request-email-change', { newEmail });
    expect(await ordersOf(owner)).toEqual([]);
    const otp = await codeFor(newEmail);
    expect((await owner.post('/api/auth/email-otp/change-email', { newEmail, otp })).status).toBe(200);
    expect(await ordersOf(owner)).toEqual([orderId]);
  });
});
