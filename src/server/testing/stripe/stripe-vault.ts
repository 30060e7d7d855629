// What the local Stripe keeps of customers: their cards, and the intents by which a card is kept without a charge.
import { randomBytes } from 'node:crypto';
import { cardOfToken } from '../../../domain/payment/test-card.ts';

export class StripeProblem extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { type, code, message, ...more };
  }
}

type Fields = Readonly<Record<string, unknown>>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const refuseWith = (code: string, message: string, status = 400) =>
  new StripeProblem(status, 'invalid_request_error', code, message);
export const missing = (what: string) => refuseWith('resource_missing', `No such ${what}`, 404);

export const renderCard = (token: string) => {
  const last4 = cardOfToken(token)?.number.slice(-4);
  const fingerprint = `fp_${token}`;
  return { type: 'card', card: { brand: 'visa', last4, exp_month: 12, exp_year: 2031, fingerprint } };
};

interface Setup {
  id: string;
  object: 'setup_intent';
  customer: string;
  status: string;
  usage: string;
  livemode: false;
  last_setup_error: Record<string, unknown> | null;
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null;
}

export function createStripeVault(url: () => string) {
  const cards = new Map<string, { id: string; customer: string | null; token: string }>();
  const customers = new Map<string, Fields>();
  const setups = new Map<string, { readonly setup: Setup; readonly token: string }>();

  const check = (customer: string) => {
    if (!customers.has(customer)) throw missing(`customer: '${customer}'`);
  };
  /** Anew each time: Stripe leaves it to the shop whether a card is there already. */
  const keep = (customer: string, token: string) => {
    const cardId = newId('pm');
    cards.set(cardId, { id: cardId, customer, token });
  };
  const finish = (setup: Setup, token: string) => {
    Object.assign(setup, { status: 'succeeded', next_action: null, last_setup_error: null });
    keep(setup.customer, token);
  };
  const fail = (setup: Setup, code: string, declineCode: string | null) => {
    Object.assign(setup, { status: 'requires_payment_method', next_action: null });
    setup.last_setup_error = {
      type: code === 'card_declined' ? 'card_error' : 'invalid_request_error',
      code,
      ...(declineCode !== null && { decline_code: declineCode }),
    };
  };

  const setupToken = (given: Fields) => String(given.confirmation_token ?? '').replace(/^ctoken_/, '');

  return {
    check,
    keep,
    setupToken,
    /** Of a card that is kept, for its own customer; null for what is no such card. */
    tokenOf: (cardId: string, customer: string | null): string | null => {
      const card = cards.get(cardId);
      if (card && (card.customer === null || card.customer !== customer))
        throw refuseWith(
          'payment_method_invalid_parameter',
          'The payment method belongs to another customer.',
        );
      return card?.token ?? null;
    },
    setUp: (given: Fields): Setup => {
      const customer = String(given.customer);
      check(customer);
      const token = setupToken(given);
      const known = cardOfToken(token);
      if (!known) throw missing(`confirmation_token: '${given.confirmation_token}'`);
      if (given.confirm !== 'true' || typeof given.return_url !== 'string')
        throw refuseWith('parameter_missing', 'Redirects are allowed: a return_url must be given.');
      const setup: Setup = {
        id: newId('seti'),
        object: 'setup_intent',
        customer,
        status: 'requires_confirmation',
        usage: String(given.usage),
        livemode: false,
        last_setup_error: null,
        next_action: null,
      };
      setups.set(setup.id, { setup, token });
      if (known.answer === 'approved') finish(setup, token);
      else if (known.answer === 'challenged') {
        const redirect = { url: `${url()}/redirect/${setup.id}`, return_url: given.return_url };
        setup.next_action = { type: 'redirect_to_url', redirect_to_url: redirect };
        setup.status = 'requires_action';
      } else {
        const declineCode = known.answer === 'insufficient_funds' ? known.answer : 'generic_decline';
        fail(setup, 'card_declined', declineCode);
        throw new StripeProblem(402, 'card_error', 'card_declined', 'Your card was declined.', {
          decline_code: declineCode,
          setup_intent: setup,
        });
      }
      return setup;
    },
    readSetup: (setupId: string): Setup => {
      const known = setups.get(setupId);
      if (!known) throw missing(`setupintent: '${setupId}'`);
      return known.setup;
    },
    /** The page of the bank; where the shopper goes from there. Null when it is about no setup. */
    decide: (setupId: string, isApproved: boolean): string | null => {
      const { setup, token } = setups.get(setupId) ?? {};
      if (!setup || token === undefined) return null;
      const back = new URL(setup.next_action?.redirect_to_url.return_url ?? url());
      if (setup.status === 'requires_action') {
        if (isApproved) finish(setup, token);
        else fail(setup, 'setup_intent_authentication_failure', null);
      }
      back.searchParams.set('setup_intent', setupId);
      back.searchParams.set('redirect_status', setup.status === 'succeeded' ? 'succeeded' : 'failed');
      return back.href;
    },
    openCustomer: (given: Fields) => {
      const customer = { id: newId('cus'), object: 'customer', ...given };
      customers.set(customer.id, customer);
      return customer;
    },
    cardsOf: (customer: string) => {
      check(customer);
      return [...cards.values()]
        .filter((card) => card.customer === customer)
        .reverse()
        .map((card) => ({
          id: card.id,
          object: 'payment_method',
          customer,
          ...renderCard(card.token),
          billing_details: {
            name: 'Ada Ohio',
            address: {
              line1: '1 Main St',
              line2: null,
              city: 'Columbus',
              state: 'OH',
              postal_code: '43004',
              country: 'US',
            },
          },
        }));
    },
    detach: (cardId: string) => {
      const card = cards.get(cardId);
      if (!card?.customer) throw missing(`payment_method: '${cardId}'`);
      card.customer = null;
      return { id: cardId, object: 'payment_method', customer: null, ...renderCard(card.token) };
    },
  };
}
