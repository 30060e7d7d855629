// Cards that are kept: the calls of every processor, by those whose cards they are.
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/payment/saved-card.ts';
import { openStripe } from '../../../providers/payment/stripe/stripe-processor.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { payingBy } from '../../testing/checkout/paying.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { openStripeServer } from '../../testing/stripe/stripe-server.ts';
import { answerOf, openTestShop, problemOf } from '../../testing/test-shop.ts';

const stripe = await openStripeServer();
afterAll(async () => {
  expect(stripe.violations).toEqual([]);
  await stripe.close();
});

const settings = {
  stripe: stripe.settings,
  sandbox: {},
};

describe.each(['sandbox', 'stripe'] as const)('at %s', (processor) => {
  const shop = openTestShop(settings[processor]);
  const { browser, signUp } = accountsOf(shop);
  const { add, sizeOf } = shopping(shop);
  const { save } = quoting(shop);
  const pay = payingBy(shop);
  const token = (card: string) => (processor === 'stripe' ? `ctoken_${card}` : card);

  const customer = async () => {
    const visitor = browser();
    const { email } = await signUp(visitor, 'Ada');
    return { visitor, email };
  };
  const buys = async (visitor: TestBrowser, email: string, card: object) => {
    const shopper = { cookie: visitor.cookies() };
    const added = await add(shopper, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
    expect(added.status).toBe(201);
    const quote = await save(shopper, { quote: { emailAddress: email, shippingAddress: ohio } });
    return pay(visitor.cookies(), quote, { processor, ...card });
  };
  const cardsOf = async (visitor: TestBrowser) =>
    (await answerOf(await visitor.get('/api/stripe/cards'), contract.listStripeCards)).content;

  test('a card that was kept is listed with its id and address, pays again, and is deleted', async () => {
    const { visitor, email } = await customer();
    expect(await cardsOf(visitor)).toEqual([]);
    expect((await buys(visitor, email, { token: token('tok_ok') })).status).toBe(200);
    expect(await cardsOf(visitor)).toEqual([]);
    expect((await buys(visitor, email, { token: token('tok_ok'), saveCard: true })).status).toBe(200);
    const [card] = await cardsOf(visitor);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', address: { country: 'US', region: 'OH' } });
    expect((await buys(visitor, email, { savedCardId: card?.id })).status).toBe(200);
    expect((await visitor.remove(`/api/stripe/card/${card?.id}`)).status).toBe(204);
    expect(await cardsOf(visitor)).toEqual([]);
    const gone = await visitor.remove(`/api/stripe/card/${card?.id}`);
    expect((await problemOf(gone)).code).toBe('not_found');
    const nobody = await buys(visitor, email, { savedCardId: card?.id });
    expect((await problemOf(nobody)).code).toBe('payment_declined');
  });

  test('whoever closes their account leaves no card behind, here or there', async () => {
    const { visitor, email } = await customer();
    await buys(visitor, email, { token: token('tok_ok'), saveCard: true });
    const [payer] = await shop.query(
      'select payer_id as id from payment_payer join customer on customer.id = customer_id where email = $1',
      [email],
    );
    const kept = async () =>
      processor === 'stripe'
        ? openStripe({
            secretKey: stripe.settings.STRIPE_SECRET_KEY,
            apiUrl: stripe.settings.STRIPE_API_URL,
          }).listCards(String(payer?.id))
        : shop.query('select from sandbox_processor.saved_card where payer_id = $1', [payer?.id]);
    expect(await kept()).toHaveLength(1);
    expect((await visitor.post('/api/account/close', { email })).status).toBe(200);
    await expect.poll(kept).toEqual([]);
    expect(await shop.query('select from payment_payer where payer_id = $1', [payer?.id])).toEqual([]);
  });

  test('nobody sees, uses or deletes another one’s card, and guests have none', async () => {
    const [ada, eve] = [await customer(), await customer()];
    await buys(ada.visitor, ada.email, { token: token('tok_ok'), saveCard: true });
    const [card] = await cardsOf(ada.visitor);
    expect(await cardsOf(eve.visitor)).toEqual([]);
    expect((await eve.visitor.remove(`/api/stripe/card/${card?.id}`)).status).toBe(404);
    expect((await buys(eve.visitor, eve.email, { savedCardId: card?.id })).status).toBe(402);
    expect(await cardsOf(ada.visitor)).toHaveLength(1);
    const guest = browser();
    for (const response of [
      await guest.get('/api/stripe/cards'),
      await guest.get('/api/braintree/cards'),
      await guest.remove(`/api/stripe/card/${card?.id}`),
      await guest.remove(`/api/braintree/card/${card?.id}`),
    ])
      expect((await problemOf(response)).code).toBe('login_required');
  });

  test('a shop that Braintree keeps no cards for lists none there', async () => {
    const { visitor } = await customer();
    const { content } = await answerOf(
      await visitor.get('/api/braintree/cards'),
      contract.listBraintreeCards,
    );
    expect(content).toEqual([]);
    expect((await visitor.remove('/api/braintree/card/abc')).status).toBe(404);
    expect((await visitor.remove('/api/braintree/card/a%20b')).status).toBe(400);
  });
});
