// The cards that processors keep for a customer.

import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/payment/saved-card.ts';
import type { CardKeeping, SavedCard } from '../../../domain/payment/saved-card.ts';
import { NoAnswer, ProcessorDown, ProcessorRefusal } from '../../../providers/payment/payment-processor.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayBrand } from '../../../words/payment/say-card.ts';
import { sayDecline } from '../../../words/payment/say-payment-failure.ts';
import { words } from '../../../words/payment/words.ts';
import { language } from '../../../words/spoken.ts';
import type { SealedCookie } from '../../account/sealed-cookie.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import type { FormValues } from '../account/form-answer.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { requireCustomer, sendCookies } from '../visitor/signed-in.ts';

/** Where a shopper comes back to from their bank: the page asks what came of it by this key. */
const returnPathOf = (key: string) => `/myaccount/card?keeping=${encodeURIComponent(key)}`;

export interface SavedCardDeps {
  readonly shop: Shop;
  readonly formCookie: SealedCookie<FormValues>;
  readonly now: () => number;
}

export function mountSavedCards(app: Hono<Environment>, { shop, formCookie, now }: SavedCardDeps): void {
  /** The account says once that a card is kept; an address alone makes it say nothing. */
  const answerKeeping = (c: Context<Environment>, keeping: CardKeeping) => {
    switch (keeping.state) {
      case 'kept':
        sendCookies(c, [formCookie.seal({ card: 'kept' }, now())]);
        return { success: true as const, content: { status: 'kept' as const } };
      case 'requires_action':
        return {
          success: true as const,
          content: { status: 'requires_action' as const, nextAction: { url: keeping.url } },
        };
      case 'declined':
        throw new ProblemError('payment_declined', sayDecline(language(), keeping.reason));
    }
  };

  mount(app, contract.keepCard, async ({ body: { processor, token }, c }) => {
    const key = idempotencyKey(c);
    const customer = await requireCustomer(c);
    if (processor !== (await shop.payment.findProcessor(c.get('visitor').flags)))
      throw new ProblemError('invalid_request', words.noCardsBy(processor));
    const owner = await shop.account.findCardOwner(customer);
    const keeping = shop.payment.keepCard({
      customer,
      processor,
      token,
      key,
      returnPath: returnPathOf(key),
      language: requestLanguage(),
      owner,
      address: c.get('address'),
    });
    const outcome = await heard(keeping, makeRefusal);
    switch (outcome.state) {
      case 'in_flight':
        throw new ProblemError('in_flight', words.cardInFlight, undefined, 1);
      case 'key_reused':
        throw new ProblemError('key_reused', words.keyOfAnotherCard);
      case 'too_many_declines':
        throw new ProblemError(
          'too_many_requests',
          words.tooManyDeclines,
          undefined,
          outcome.retryAfterSeconds,
        );
      default:
        return answerKeeping(c, outcome);
    }
  });

  mount(app, contract.finishCard, async ({ body: { key }, c }) => {
    const customer = await requireCustomer(c);
    const keeping = await heard(shop.payment.finishKeeping({ customer, key, address: c.get('address') }));
    if (keeping === null) throw noSuchCard();
    return answerKeeping(c, keeping);
  });

  mount(app, contract.listStripeCards, async ({ c }) => {
    const { id } = await requireCustomer(c);
    const cards = await heard(shop.payment.listStripeCards(id));
    return {
      success: true as const,
      content: cards.map((card) => ({ ...card, brand: sayBrand(language(), card) })),
    };
  });

  mount(app, contract.deleteStripeCard, async ({ params, c }) => {
    const { id } = await requireCustomer(c);
    if (!(await heard(shop.payment.deleteStripeCard(id, params.id)))) throw noSuchCard();
    return undefined;
  });

  mount(app, contract.listBraintreeCards, async ({ c }) => {
    const { id } = await requireCustomer(c);
    const cards = await heard(shop.payment.listBraintreeCards(id));
    return { success: true as const, content: cards.map(inBraintreesWords) };
  });

  mount(app, contract.deleteBraintreeCard, async ({ params, c }) => {
    const { id } = await requireCustomer(c);
    if (!(await heard(shop.payment.deleteBraintreeCard(id, params.token)))) throw noSuchCard();
    return undefined;
  });
}

function inBraintreesWords({ id, address, ...card }: SavedCard) {
  return { token: id, billingAddress: address, ...card, brand: sayBrand(language(), card) };
}

const noSuchCard = () => new ProblemError('not_found', words.noSuchCard);

const makeRefusal = () => new ProblemError('payment_declined', words.cannotBeSaved);

/** What the processor will not do is its own fault, unless somebody asked for what cannot be. */
async function heard<T>(call: Promise<T>, refusal?: () => ProblemError): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ProcessorDown)
      throw new ProblemError('unavailable', words.cardsOutOfReach, undefined, 10);
    if (error instanceof ProcessorRefusal)
      throw refusal?.() ?? new ProblemError('unavailable', words.paymentsDown, undefined, 60);
    throw error;
  }
}
