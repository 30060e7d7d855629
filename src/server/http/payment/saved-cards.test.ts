// Cards that are kept: the calls of every processor, by those whose cards they are.
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/payment/saved-card.ts';
import type { SavedCard } from '../../../domain/payment/saved-card.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { createBraintreeServer } from '../../testing/braintree/braintree-server.ts';
import { payingBy } from '../../testing/checkout/paying.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createStripeServer } from '../../testing/stripe/stripe-server.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const [stripe, braintree] = [await createStripeServer(), await createBraintreeServer()];
afterAll(async () => {
  expect([...stripe.violations, ...braintree.violations]).toEqual([]);
  await stripe.close();
  await braintree.close();
});

const settings = {
  stripe: stripe.settings,
  braintree: braintree.settings,
  sandbox: {},
};
const tokens = {
  stripe: (card: string) => `ctoken_${card}`,
  braintree: (card: string) => `fake_${card}`,
  sandbox: (card: string) => card,
};

describe.each(['sandbox', 'stripe', 'braintree'] as const)('at %s', (processor) => {
  const shop = createTestShop(settings[processor]);
  const { browser, signUp } = accountsOf(shop);
  const { add, sizeOf } = shopping(shop);
  const { save } = quoting(shop);
  const pay = payingBy(shop);
  const token = tokens[processor];
  const isBraintree = processor === 'braintree';
  const path = (id: string | undefined) =>
    isBraintree ? `/api/braintree/card/${encodeURIComponent(id ?? '')}` : `/api/stripe/card/${id}`;

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
  /** Each in its own words: Stripe's have an id and an address, Braintree's a token and a billingAddress. */
  const cardsOf = async (visitor: TestBrowser): Promise<readonly SavedCard[]> => {
    if (!isBraintree)
      return (await answerOf(await visitor.get('/api/stripe/cards'), contract.listStripeCards)).content;
    const answer = await answerOf(await visitor.get('/api/braintree/cards'), contract.listBraintreeCards);
    return answer.content.map(({ token: id, billingAddress: address, ...card }) => ({
      id,
      address,
      ...card,
    }));
  };

  test('[PM-02] a card that was kept is listed with its id and address, pays again, and is deleted', async () => {
    const { visitor, email } = await customer();
    expect(await cardsOf(visitor)).toEqual([]);
    expect((await buys(visitor, email, { token: token('tok_ok') })).status).toBe(200);
    expect(await cardsOf(visitor)).toEqual([]);
    expect((await buys(visitor, email, { token: token('tok_ok'), saveCard: true })).status).toBe(200);
    const [card] = await cardsOf(visitor);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', address: { country: 'US', region: 'OH' } });
    expect((await buys(visitor, email, { savedCardId: card?.id })).status).toBe(200);
    expect((await visitor.remove(path(card?.id))).status).toBe(204);
    expect(await cardsOf(visitor)).toEqual([]);
    const gone = await visitor.remove(path(card?.id));
    expect((await problemOf(gone)).code).toBe('not_found');
    const nobody = await buys(visitor, email, { savedCardId: card?.id });
    expect((await problemOf(nobody)).code).toBe('payment_declined');
  });

  test.runIf(processor === 'sandbox')(
    'a card is listed by the end that was typed, and stays one card with another',
    async () => {
      const { visitor, email } = await customer();
      for (const [end, expiryMonth, expiryYear] of [
        ['1230', 12, 2030],
        ['0531', 5, 2031],
      ] as const) {
        await buys(visitor, email, { token: `tok_ok.${end}`, saveCard: true });
        expect(await cardsOf(visitor)).toEqual([
          expect.objectContaining({ last4: '4242', expiryMonth, expiryYear }),
        ]);
      }
    },
  );

  const keepsBy = (visitor: TestBrowser, sent: string, key: string) =>
    shop.send('/api/account/cards', {
      method: 'POST',
      headers: { cookie: visitor.cookies(), 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ processor, token: sent }),
    });
  const keeps = (visitor: TestBrowser, card: string, key: string = randomUUID()) =>
    keepsBy(visitor, token(card), key);

  test('a card is kept in the account without buying, once for a key, and pays later', async () => {
    const { visitor, email } = await customer();
    const key = randomUUID();
    const first = await answerOf(await keeps(visitor, 'tok_ok', key), contract.keepCard);
    expect(first.content).toEqual({ status: 'kept' });
    expect(await answerOf(await keeps(visitor, 'tok_ok', key), contract.keepCard)).toEqual(first);
    expect((await problemOf(await keeps(visitor, 'tok_declined', key))).code).toBe('key_reused');
    const [card, ...more] = await cardsOf(visitor);
    expect([card?.last4, more]).toEqual(['4242', []]);
    expect((await buys(visitor, email, { savedCardId: card?.id })).status).toBe(200);
  });

  const payerOf = async (email: string): Promise<string> => {
    const [payer] = await shop.query(
      'select payer_id as id from payment_payer join customer on customer.id = customer_id where email = $1',
      [email],
    );
    return String(payer?.id);
  };
  /** What the processor itself has, one by one. */
  const readVault = async (payerId: string): Promise<readonly unknown[]> => {
    switch (processor) {
      case 'stripe':
        return stripe.books.vault.cardsOf(payerId);
      case 'braintree':
        return [...braintree.books.vault.values()].filter(({ customerId }) => customerId === payerId);
      case 'sandbox':
        return shop.query('select from sandbox_processor.saved_card where payer_id = $1', [payerId]);
    }
  };

  /** Good once, as a browser's is. */
  const onceToken = (card: string) =>
    isBraintree ? `tokencc_${randomUUID().slice(0, 8)}_${card}` : token(card);

  test.each(['tok_lost_before', 'tok_lost_after'])(
    'a card whose reply was lost is kept once by the same key: %s',
    async (card) => {
      const { visitor, email } = await customer();
      const [key, sent] = [randomUUID(), onceToken(card)];
      const lost = await keepsBy(visitor, sent, key);
      expect((await problemOf(lost)).code).toBe('unavailable');
      const { content } = await answerOf(await keepsBy(visitor, sent, key), contract.keepCard);
      expect(content).toEqual({ status: 'kept' });
      expect(await cardsOf(visitor)).toHaveLength(1);
      // Not only shown as one: the processor has it once.
      expect(await readVault(await payerOf(email))).toHaveLength(1);
    },
  );

  if (isBraintree)
    test('a token that is used up keeps no card, unless one came into the vault a moment ago', async () => {
      const { visitor, email } = await customer();
      const spent = async () => {
        const sent = onceToken('tok_ok');
        expect((await buys(visitor, email, { token: sent })).status).toBe(200);
        return sent;
      };
      const refused = await keepsBy(visitor, await spent(), randomUUID());
      expect((await problemOf(refused)).code).toBe('payment_declined');
      expect(await cardsOf(visitor)).toEqual([]);
      await answerOf(await keeps(visitor, 'tok_ok'), contract.keepCard);
      const lately = await answerOf(await keepsBy(visitor, await spent(), randomUUID()), contract.keepCard);
      expect(lately.content).toEqual({ status: 'kept' });
      for (const [id, card] of braintree.books.vault)
        braintree.books.vault.set(id, {
          ...card,
          createdAt: new Date(Date.now() - 15 * 60_000 - 1_000).toISOString(),
        });
      const late = await keepsBy(visitor, await spent(), randomUUID());
      expect((await problemOf(late)).code).toBe('payment_declined');
    });

  test('the account says once that a card is kept, and never because an address says so', async () => {
    const { visitor } = await customer();
    const hasNotice = async (path: string) =>
      (await (await visitor.get(path)).text()).includes('Your card is kept.');
    expect(await hasNotice('/myaccount?card=kept')).toBe(false);
    expect(await hasNotice('/myaccount/card?redirect_status=succeeded')).toBe(false);
    const response = await visitor.post(
      '/api/account/cards',
      { processor, token: onceToken('tok_ok') },
      { 'idempotency-key': randomUUID() },
    );
    expect(response.status).toBe(200);
    expect(await hasNotice('/myaccount')).toBe(true);
    expect(await hasNotice('/myaccount')).toBe(false);
  });

  if (!isBraintree)
    test.each([true, false])(
      'what came of a second step is asked of the processor: approved %s',
      async (isApproved) => {
        const { visitor } = await customer();
        const key = randomUUID();
        const { content } = await answerOf(await keeps(visitor, 'tok_3ds', key), contract.keepCard);
        const finish = (who: TestBrowser, by = key) => who.post('/api/account/cards/return', { key: by });
        // Nothing was decided yet, whatever the address says that they come back with.
        const open = await answerOf(await finish(visitor), contract.finishCard);
        expect(open.content.status).toBe('requires_action');
        const bank = content.nextAction?.url ?? '';
        const decided = {
          method: 'POST',
          body: new URLSearchParams({ answer: isApproved ? 'approve' : 'refuse' }),
        };
        const ask = bank.startsWith(shop.origin) ? shop.send : fetch;
        const back = await ask(bank.replace(shop.origin, ''), { ...decided, redirect: 'manual' });
        expect(back.headers.get('location')).toContain(`/myaccount/card?keeping=${key}`);
        const done = await finish(visitor);
        if (isApproved) expect((await answerOf(done, contract.finishCard)).content.status).toBe('kept');
        else expect((await problemOf(done)).detail).toContain('could not confirm');
        expect(await cardsOf(visitor)).toHaveLength(isApproved ? 1 : 0);
        for (const [who, by] of [
          [visitor, randomUUID()],
          [(await customer()).visitor, key],
        ] as const)
          expect((await problemOf(await finish(who, by))).code).toBe('not_found');
        await shop.query('delete from rate_limit');
      },
    );

  test('a card that is not good is not kept, and after five nobody may try another for a while', async () => {
    const { visitor } = await customer();
    for (let tries = 0; tries < 5; tries++) {
      const problem = await problemOf(await keeps(visitor, 'tok_insufficient'));
      expect(problem).toMatchObject({
        code: 'payment_declined',
        message: expect.stringContaining('not enough'),
      });
    }
    const sixth = await keeps(visitor, 'tok_ok');
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(sixth)).code).toBe('too_many_requests');
    expect(await cardsOf(visitor)).toEqual([]);
    await shop.query('delete from rate_limit');
  });

  test('what stands for no card, or comes for another processor, is refused', async () => {
    const { visitor } = await customer();
    expect((await problemOf(await keeps(visitor, 'tok_of_nobody'))).code).toBe('payment_declined');
    const elsewhere = await visitor.post('/api/account/cards', {
      processor: isBraintree ? 'stripe' : 'braintree',
      token: 'a',
    });
    expect((await problemOf(elsewhere)).code).toBe('invalid_request');
    expect(await cardsOf(visitor)).toEqual([]);
  });

  test('whoever closes their account leaves no card behind, here or there', async () => {
    const { visitor, email } = await customer();
    await buys(visitor, email, { token: token('tok_ok'), saveCard: true });
    const payerId = await payerOf(email);
    const listCards = () => readVault(payerId);
    expect(await listCards()).toHaveLength(1);
    expect((await visitor.post('/api/account/close', { email })).status).toBe(200);
    await expect.poll(listCards).toEqual([]);
    expect(await shop.query('select from payment_payer where payer_id = $1', [payerId])).toEqual([]);
  });

  test('nobody sees, uses or deletes another one’s card, and guests have none', async () => {
    const [ada, eve] = [await customer(), await customer()];
    await buys(ada.visitor, ada.email, { token: token('tok_ok'), saveCard: true });
    const [card] = await cardsOf(ada.visitor);
    expect(await cardsOf(eve.visitor)).toEqual([]);
    expect((await eve.visitor.remove(path(card?.id))).status).toBe(404);
    expect((await buys(eve.visitor, eve.email, { savedCardId: card?.id })).status).toBe(402);
    expect(await cardsOf(ada.visitor)).toHaveLength(1);
    const guest = browser();
    for (const response of [
      await guest.get('/api/stripe/cards'),
      await guest.get('/api/braintree/cards'),
      await guest.remove('/api/stripe/card/abc'),
      await guest.remove('/api/braintree/card/abc'),
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
