// The cards that processors keep for a customer.
import type { Hono } from 'hono';
import * as contract from '../../../contract/payment/saved-card.ts';
import { downMessage } from '../../../domain/payment/payment-messages.ts';
import type { SavedCard } from '../../../domain/payment/saved-card.ts';
import { NoAnswer, ProcessorDown, ProcessorRefusal } from '../../../providers/payment/payment-processor.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { requireCustomer } from '../visitor/signed-in.ts';

export function mountSavedCards(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listStripeCards, async ({ c }) => {
    const { id } = await requireCustomer(c);
    const cards = await heard(shop.payment.listStripeCards(id));
    return { success: true as const, content: [...cards] };
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
  return { token: id, billingAddress: address, ...card };
}

const noSuchCard = () => new ProblemError('not_found', 'You have no such card');

async function heard<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof ProcessorDown)
      throw new ProblemError('unavailable', 'Your cards cannot be reached right now', undefined, 10);
    if (error instanceof ProcessorRefusal) throw new ProblemError('unavailable', downMessage, undefined, 60);
    throw error;
  }
}
