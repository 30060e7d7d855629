import { expect, test } from 'vitest';
import * as bagContract from '../../../contract/bag/bag.ts';
import * as contract from '../../../contract/gift-card/gift-card.ts';
import * as orders from '../../../contract/order/order.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio } from '../../testing/checkout/quoting.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const accounts = accountsOf(shop);
let visitors = 0;
/** Each from an address of their own, so that none is stopped for another's guesses. */
const browser = () => accounts.browser('', `198.51.100.${++visitors}`);

const card = {
  amount: '150',
  otherAmount: '',
  recipientName: 'Odile',
  recipientEmail: 'odile@example.com',
  senderName: 'Margaux',
  message: 'For the coat you keep visiting.',
  deliverOn: '',
};

test('a card in the bag says whom it is for and costs what its buyer said', async () => {
  const { cart } = await answerOf(
    await browser().post('/api/cart/gift-cards', { ...card, amount: 'other', otherAmount: '$60' }),
    contract.addGiftCard,
  );
  expect(cart.cartItems).toMatchObject([
    {
      itemType: 'giftCard',
      price: 60,
      fullPrice: 60,
      quantity: 1,
      giftCardDetails: {
        recipientName: 'Odile',
        recipientEmail: 'odile@example.com',
        senderName: 'Margaux',
        message: 'For the coat you keep visiting.',
        deliverOn: null,
      },
    },
  ]);
  expect(cart.subtotal).toBe(60);
});

test('of more than a browser keeps in a cookie the longest words go, and why it was refused comes back', async () => {
  const someone = browser();
  const long = (length: number) => '\u0001'.repeat(length);
  const wrong = await someone.form('/api/cart/gift-cards', {
    ...card,
    recipientEmail: 'odile@example',
    recipientName: long(300),
    message: long(600),
  });
  for (const line of wrong.headers.getSetCookie()) expect(line.length).toBeLessThanOrEqual(4_096);
  const page = await (await someone.get('/purchase-gift-certificate.html')).text();
  expect(page).toContain('value="odile@example"');
  expect(page).toContain('value="Margaux"');
});

test('a form without scripts is led to the bag, or back with every word that was typed', async () => {
  const someone = browser();
  const message = 'Words <b>that</b> were typed & kept';
  const wrong = await someone.form('/api/cart/gift-cards', {
    ...card,
    message,
    recipientEmail: 'odile@example',
  });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/purchase-gift-certificate.html']);
  const page = await (await someone.get('/purchase-gift-certificate.html')).text();
  expect(page).toContain('Words &lt;b&gt;that&lt;/b&gt; were typed &amp; kept');
  expect(page).toContain('value="odile@example"');
  expect(page).toContain('Please enter a valid email address.');
  expect(page).toMatch(/<input[^>]*value="150"[^>]*checked|<input[^>]*checked[^>]*value="150"/);
  const right = await someone.form('/api/cart/gift-cards', card);
  expect([right.status, right.headers.get('location')]).toEqual([303, '/bag']);
  expect(await (await someone.get('/bag')).text()).toContain('For Odile, by email as soon as it is paid for');
});

test.each([
  [{ amount: '5' }, 'amount'],
  [{ amount: 'other', otherAmount: '1,400' }, 'otherAmount'],
  [{ recipientEmail: 'a@b.example\r\nBcc: c@d.example' }, 'recipientEmail'],
  [{ recipientName: '' }, 'recipientName'],
  [{ senderName: '' }, 'senderName'],
  [{ message: 'a'.repeat(301) }, 'message'],
  [{ deliverOn: '2020-01-01' }, 'deliverOn'],
])('%o is refused, and its field is named', async (change, at) => {
  const response = await browser().post('/api/cart/gift-cards', { ...card, ...change });
  const { code, errors } = await problemOf(response);
  expect([code, errors?.map((error) => error.at)]).toEqual(['unprocessable', [at]]);
});

test.each([{ price: 1 }, { quantity: 2 }, { giftCardMinor: 1 }, { amount: 150 }, { recipientName: ['a'] }])(
  '%o is no card at all',
  async (change) => {
    const response = await browser().post('/api/cart/gift-cards', { ...card, ...change });
    expect((await problemOf(response)).code).toBe('invalid_request');
  },
);

test('[IX-08] an ambassador is told that they cannot buy one, by the page and by the call', async () => {
  const ambassador = browser();
  const email = 'ambassador@vitrine.example';
  await ambassador.post('/api/auth/sign-in/email', { email, password: 'vitrine-demo' });
  const refused = await ambassador.post('/api/cart/gift-cards', card);
  expect(await problemOf(refused)).toMatchObject({
    code: 'forbidden',
    detail: 'Ambassador accounts cannot buy gift cards.',
  });
  const page = await (await ambassador.get('/purchase-gift-certificate.html')).text();
  expect(page).toContain('Ambassador accounts cannot buy gift cards.');
  expect(page).not.toContain('action="/api/cart/gift-cards"');
  const { content } = await answerOf(await ambassador.get('/api/header/cart'), bagContract.readCart);
  expect(content.cartItems).toEqual([]);
});

test('the known card is worth 50, becomes credit once, and then tells the day alone', async () => {
  const [first, second] = [browser(), browser()];
  const code = 'vitr demo 0050';
  const balance = async () =>
    (await answerOf(await first.post('/api/gift-cards/balance', { code }), contract.readGiftCardBalance))
      .content;
  expect(await balance()).toEqual({ state: 'issued', balance: 50, currency: 'USD', redeemedAt: null });
  const redeemed = await first.post('/api/gift-cards/redeem', { code });
  expect((await answerOf(redeemed, contract.redeemGiftCard)).content).toEqual({
    amount: 50,
    credit: 50,
    currency: 'USD',
  });
  const again = await second.post('/api/gift-cards/redeem', { code });
  expect((await problemOf(again)).code).toBe('conflict');
  expect(await balance()).toMatchObject({ state: 'redeemed', balance: 0, redeemedAt: expect.any(String) });
  const response = await second.form('/api/gift-cards/balance', { code });
  expect(response.headers.get('location')).toBe('/gift-card-balance');
  expect(await (await second.get('/gift-card-balance')).text()).toContain(
    'This card became store credit on ',
  );
});

test('a code that nobody has is unknown, five times, and then it is waited for', async () => {
  const guesser = browser();
  for (let tries = 0; tries < 5; tries++) {
    const response = await guesser.post('/api/gift-cards/balance', { code: `VITR-0000-000${tries}` });
    expect((await problemOf(response)).code).toBe('not_found');
  }
  const stopped = await guesser.post('/api/gift-cards/redeem', { code: 'VITR-0000-0009' });
  expect((await problemOf(stopped)).code).toBe('too_many_requests');
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(500);
  // A form keeps what was typed.
  const form = await guesser.form('/api/gift-cards/balance', { code: 'VITR-0000-0010' });
  expect(form.headers.get('location')).toBe('/gift-card-balance');
  const page = await (await guesser.get('/gift-card-balance')).text();
  expect(page).toContain('value="VITR-0000-0010"');
  expect(page).toContain('That was too many codes.');
});

/** Bought by a guest, and the code in the e-mail that it was sent with. */
async function bought(recipientEmail: string) {
  const { save, send, paid } = checkingOut(shop);
  const buyer = browser();
  await buyer.post('/api/cart/gift-cards', { ...card, recipientEmail });
  const shopper = { cookie: buyer.cookies() };
  const quote = await save(shopper, {
    quote: { emailAddress: 'margaux@example.com', shippingAddress: ohio },
  });
  const { orderId, token = '' } = await paid(await send(shopper, quote));
  return { buyer, orderId, token, quote };
}
const codeFor = async (recipient: string) => {
  const { text } = await accounts.lastEmail(recipient);
  return /VITR(-[0-9A-Z]{4}){7}/.exec(text)?.[0] ?? '';
};

test('a card that was paid for is sent, spent at the checkout by whom it was sent to, and once', async () => {
  const recipient = 'odile-pays@example.com';
  const { quote, buyer, orderId, token } = await bought(recipient);
  expect(quote.meta.cartItems).toMatchObject([{ itemType: 'giftCard', price: 150, problem: null }]);
  const { content } = await answerOf(
    await buyer.get(`/api/orders/${orderId}?token=${token}`),
    orders.readOrder,
  );
  expect(content.lines).toMatchObject([{ price: 150, giftCardDetails: { recipientName: 'Odile' } }]);
  const code = await codeFor(recipient);
  const { readyToPay, save, read } = checkingOut(shop);
  const { shopper } = await readyToPay();
  const { version } = await read(shopper);
  const spent = await save(shopper, { version, couponCode: code.toLowerCase() });
  expect(spent.meta.availableCredit).toBe(150);
  expect(spent.storeCredit).toBe(Math.min(150, spent.total + spent.storeCredit));
  const again = await browser().post('/api/gift-cards/redeem', { code });
  expect((await problemOf(again)).code).toBe('conflict');
});

test('an order is cancelled with its card, and not once the card has become credit', async () => {
  const cancel = ({ buyer, orderId, token }: Awaited<ReturnType<typeof bought>>) =>
    buyer.post(`/api/orders/${orderId}/cancel?token=${token}`, {});
  const first = await bought('odile-cancelled@example.com');
  const code = await codeFor('odile-cancelled@example.com');
  expect((await cancel(first)).status).toBe(200);
  expect((await problemOf(await browser().post('/api/gift-cards/redeem', { code }))).code).toBe('conflict');
  const second = await bought('odile-spent@example.com');
  await browser().post('/api/gift-cards/redeem', { code: await codeFor('odile-spent@example.com') });
  expect((await problemOf(await cancel(second))).code).toBe('conflict');
});
