// Stripe, by its own SDK. A charge is a PaymentIntent that is captured by hand; the shop's key of a call is Stripe's
// idempotency key. Stripe forgets keys after a day: what moves money and may be asked for later than that leaves a mark
// at Stripe, which is looked for first.
import Stripe from 'stripe';
import type { Lender } from '../../../domain/payment/pay-in-four.ts';
import type { Money } from '../../../domain/pricing/money.ts';
import { type Charge, type PaymentProcessor, ProcessorRefusal } from '../payment-processor.ts';
import { answerOrThrow } from './stripe-answer.ts';
import { stripeCards } from './stripe-cards.ts';
import { attemptField, chargeOfIntent } from './stripe-charge.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly apiUrl?: string;
  readonly now?: () => number;
}

/** Search there lags behind by up to a minute; what is younger is looked for in the listing, which does not. */
const recentSeconds = 15 * 60;
const expand = ['latest_charge'];

export function createStripeClient({ secretKey, apiUrl = 'https://api.stripe.com' }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    // The shop decides itself when a call is made again: it may have to look first.
    maxNetworkRetries: 0,
    timeout: 5_000,
    telemetry: false,
  });
}

export function openStripe(options: StripeOptions): PaymentProcessor {
  const stripe = createStripeClient(options);
  const now = options.now ?? Date.now;
  const intents = stripe.paymentIntents;

  const retrieve = async (id: string) => {
    try {
      return await intents.retrieve(id, { expand });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
      throw error;
    }
  };
  const read = async (chargeId: string): Promise<Stripe.PaymentIntent> => {
    const intent = await answerOrThrow(retrieve(chargeId));
    if (!intent) throw new ProcessorRefusal('There is no such charge.');
    return intent;
  };

  /** The bank's no comes as an error there, with the intent in it. */
  const confirmIntent = async (request: Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> => {
    try {
      return await request;
    } catch (error) {
      const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
      if (intent) return intent as Stripe.PaymentIntent;
      throw error;
    }
  };

  return {
    name: 'stripe',
    create: async ({ attemptId, amount, payerId, lenders = [] }) => {
      const made = intents.create(
        {
          amount: amount.minor,
          currency: amount.currency.toLowerCase(),
          capture_method: 'manual',
          automatic_payment_methods: { enabled: true },
          excluded_payment_method_types: excludedTypes(lenders),
          // Parcels that leave later are charged when they do, where the card and the account allow it.
          payment_method_options: { card: { request_multicapture: 'if_available' } },
          metadata: { [attemptField]: attemptId },
          ...(payerId && { customer: payerId }),
        },
        { idempotencyKey: `create ${attemptId}` },
      );
      return requireCharge(await answerOrThrow(made));
    },
    authorise: async ({ chargeId, token, key, returnUrl, savesCard }) => {
      const request = intents.confirm(
        chargeId,
        {
          ...(token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }),
          return_url: returnUrl,
          ...(savesCard && { setup_future_usage: 'on_session' as const }),
          expand,
        },
        { idempotencyKey: `authorise ${key}` },
      );
      return requireCharge(await answerOrThrow(confirmIntent(request)));
    },
    capture: async ({ chargeId, amount, key }) => {
      const before = await read(chargeId);
      const mark = markOf(key);
      if (before.metadata[mark] !== undefined) return requireCharge(before);
      checkCurrency(before, amount);
      // Less than all leaves the rest for parcels to come. Which of the two it is never changes for a key.
      const isPart = amount.minor < before.amount;
      const request = intents.capture(
        chargeId,
        {
          amount_to_capture: amount.minor,
          ...(isPart && { final_capture: false }),
          metadata: { [mark]: String(amount.minor) },
          expand,
        },
        { idempotencyKey: `capture ${key}` },
      );
      return requireCharge(await answerOrThrow(request));
    },
    void: async ({ chargeId, key }) => {
      const request = intents.cancel(chargeId, { expand }, { idempotencyKey: `void ${key}` });
      const charge = requireCharge(await answerOrThrow(request));
      if (charge.state === 'declined') throw new ProcessorRefusal('Nothing was set aside.');
      return charge;
    },
    refund: async ({ chargeId, amount, key }) => {
      checkCurrency(await read(chargeId), amount);
      const before = await answerOrThrow(stripe.refunds.list({ payment_intent: chargeId, limit: 100 }));
      if (!before.data.some(({ metadata }) => metadata?.key === key)) {
        const request = stripe.refunds.create(
          { payment_intent: chargeId, amount: amount.minor, metadata: { key } },
          { idempotencyKey: `refund ${key}` },
        );
        await answerOrThrow(request);
      }
      return requireCharge(await read(chargeId));
    },
    find: async (attemptId, chargeId) => {
      if (chargeId) {
        const intent = await answerOrThrow(retrieve(chargeId));
        return intent && chargeOfIntent(intent);
      }
      const since = Math.floor(now() / 1_000) - recentSeconds;
      return answerOrThrow(
        (async () => {
          for await (const intent of listIntents(stripe, since))
            if (intent.metadata[attemptField] === attemptId) return chargeOfIntent(intent);
          const query = `metadata['${attemptField}']:'${attemptId.replace(/[^\w-]/g, '')}'`;
          const { data } = await intents.search({ query, expand: ['data.latest_charge'] });
          return data[0] ? chargeOfIntent(data[0]) : null;
        })(),
      );
    },
    list: async (since, limit) => {
      const newestFirst: Charge[] = [];
      const request = (async () => {
        for await (const intent of listIntents(stripe, Math.floor(since.getTime() / 1_000))) {
          const charge = chargeOfIntent(intent);
          if (charge) newestFirst.push(charge);
          if (newestFirst.length === limit) break;
        }
      })();
      await answerOrThrow(request);
      return newestFirst.reverse();
    },
    ...stripeCards(stripe),
  };
}

function listIntents(stripe: Stripe, sinceSeconds: number) {
  return stripe.paymentIntents.list({
    created: { gte: sinceSeconds },
    limit: 100,
    expand: ['data.latest_charge'],
  });
}

const lenderTypes = { klarna: 'klarna', afterpay: 'afterpay_clearpay' } as const;

function excludedTypes(lenders: readonly Lender[]) {
  const excluded = (['klarna', 'afterpay'] as const).filter((lender) => !lenders.includes(lender));
  return excluded.map((lender) => lenderTypes[lender]);
}

function requireCharge(intent: Stripe.PaymentIntent): Charge {
  const charge = chargeOfIntent(intent);
  if (!charge) throw new ProcessorRefusal('That is no charge of this shop.');
  return charge;
}

/** Names of metadata have at most 40 characters. */
function markOf(key: string): string {
  return `c_${key}`.slice(0, 40);
}

function checkCurrency({ currency }: Stripe.PaymentIntent, amount: Money): void {
  if (currency.toUpperCase() !== amount.currency)
    throw new ProcessorRefusal(`The charge is in ${currency.toUpperCase()}.`);
}
