// The books of the local Stripe: intents and refunds, and what each call does to them.
import { cardOfToken } from '../../../domain/payment/test-card.ts';
import { createStripeVault, missing, newId, refuseWith, renderCard, StripeProblem } from './stripe-vault.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  status: string;
  created: number;
  metadata: Record<string, string>;
  last_payment_error: Record<string, unknown> | null;
  next_action: unknown;
  latest_charge: string | null;
  capture_method: string;
  livemode: false;
  client_secret: string;
  /** What Stripe keeps and does not tell. */
  hidden: {
    token: string | null;
    refunded: number;
    saves: boolean;
    multicapture: boolean;
    excluded: readonly string[];
  };
}

export function createStripeBooks(url: () => string, now: () => number) {
  const intents = new Map<string, Intent>();
  const refunds: { id: string; payment_intent: string; amount: number; metadata: object; status: string }[] =
    [];
  const vault = createStripeVault(url);

  const intentOf = (intentId = '') => {
    const intent = intents.get(intentId);
    if (!intent) throw missing(`payment_intent: '${intentId}'`);
    return intent;
  };
  const unexpectedState = ({ id: intentId, status }: Intent, call: string) =>
    refuseWith('payment_intent_unexpected_state', `You cannot ${call} ${intentId}: it has status ${status}.`);

  /** A confirmation token or a payment method stands for a test card; one that is kept, for its own customer. */
  const tokenOf = (given: string, intent: Intent): string => {
    const savedToken = vault.tokenOf(given, intent.customer);
    if (savedToken !== null) return savedToken;
    const token = given.replace(/^(ctoken|pm)_/, '');
    if (intent.hidden.excluded.includes(token))
      throw refuseWith(
        'payment_method_unsupported_type',
        'This way to pay is excluded from the PaymentIntent.',
      );
    if (token === 'klarna' || token === 'afterpay_clearpay') return 'tok_3ds';
    if (!cardOfToken(token)) throw missing(`payment_method: '${given}'`);
    return token;
  };

  const authorise = (intent: Intent) => {
    Object.assign(intent, {
      status: 'requires_capture',
      amount_capturable: intent.amount,
      next_action: null,
    });
    intent.last_payment_error = null;
    const { token, saves } = intent.hidden;
    if (saves && intent.customer !== null && token !== null) vault.keep(intent.customer, token);
  };

  const fail = (intent: Intent, code: string, declineCode: string | null) => {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = {
      type: code === 'card_declined' ? 'card_error' : 'invalid_request_error',
      code,
      ...(declineCode !== null && { decline_code: declineCode }),
      message: 'Your card was declined.',
      payment_method: { id: 'pm_card', ...renderCard(intent.hidden.token ?? '') },
    };
  };

  /** As it is told: with its charge written out where that was asked for. */
  const renderIntent = (intent: Intent, isWhole: boolean) => {
    const { hidden, ...shown } = intent;
    if (!isWhole || intent.latest_charge === null) return structuredClone(shown);
    const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
    const charge = {
      id: intent.latest_charge,
      object: 'charge',
      amount: intent.amount,
      amount_captured: intent.amount_received,
      // Stripe counts what it lets go of as refunded.
      amount_refunded: hidden.refunded + (isOver ? intent.amount - intent.amount_received : 0),
      captured: intent.amount_received > 0,
      payment_method_details: renderCard(hidden.token ?? ''),
    };
    return structuredClone({ ...shown, latest_charge: charge });
  };

  return {
    intents,
    vault,
    renderIntent,
    create: (given: Fields) => {
      const amount = Number(given.amount);
      if (amount < 1)
        throw refuseWith('parameter_invalid_integer', 'This value must be greater than or equal to 1.');
      const customer = typeof given.customer === 'string' ? given.customer : null;
      if (customer !== null) vault.check(customer);
      const intentId = newId('pi');
      const options = given.payment_method_options as
        | { card?: { request_multicapture?: string } }
        | undefined;
      const intent: Intent = {
        id: intentId,
        object: 'payment_intent',
        amount,
        amount_capturable: 0,
        amount_received: 0,
        currency: String(given.currency),
        customer,
        status: 'requires_payment_method',
        created: Math.floor(now() / 1_000),
        metadata: { ...(given.metadata as Record<string, string>) },
        last_payment_error: null,
        next_action: null,
        latest_charge: null,
        capture_method: String(given.capture_method),
        livemode: false,
        client_secret: `${intentId}_secret_test`,
        hidden: {
          token: null,
          refunded: 0,
          saves: false,
          multicapture: options?.card?.request_multicapture === 'if_available',
          excluded: Object.values((given.excluded_payment_method_types as Fields | undefined) ?? {}).map(
            String,
          ),
        },
      };
      intents.set(intentId, intent);
      return intent;
    },
    intentOf,
    tokenOf,
    confirm: (intentId: string, given: Fields) => {
      const intent = intentOf(intentId);
      const token = tokenOf(String(given.confirmation_token ?? given.payment_method ?? ''), intent);
      if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
        throw unexpectedState(intent, 'confirm');
      if (typeof given.return_url !== 'string')
        throw refuseWith('parameter_missing', 'Redirects are allowed: a return_url must be given.');
      const known = cardOfToken(token);
      Object.assign(intent.hidden, { token, saves: given.setup_future_usage === 'on_session' });
      intent.latest_charge = newId('ch');
      if (known?.answer === 'challenged') {
        intent.status = 'requires_action';
        intent.next_action = {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${url()}/redirect/${intent.id}`, return_url: given.return_url },
        };
      } else if (known?.answer === 'approved') authorise(intent);
      else {
        const declineCode = known?.answer === 'insufficient_funds' ? 'insufficient_funds' : 'generic_decline';
        fail(intent, 'card_declined', declineCode);
        throw new StripeProblem(402, 'card_error', 'card_declined', 'Your card was declined.', {
          decline_code: declineCode,
          payment_intent: renderIntent(intent, false),
        });
      }
      return intent;
    },
    /** The page of the bank; where the shopper goes from there. */
    decide: (intentId: string, isApproved: boolean): string => {
      const intent = intentOf(intentId);
      const back = (intent.next_action as { redirect_to_url?: { return_url: string } } | null)
        ?.redirect_to_url;
      if (intent.status === 'requires_action') {
        if (isApproved) authorise(intent);
        else fail(intent, 'payment_intent_authentication_failure', null);
      }
      return back?.return_url ?? url();
    },
    capture: (intentId: string, given: Fields) => {
      const intent = intentOf(intentId);
      if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'capture');
      const amount = Number(given.amount_to_capture ?? intent.amount_capturable);
      if (amount < 1 || amount > intent.amount_capturable)
        throw refuseWith('amount_too_large', 'The amount is greater than what can be captured.');
      const isFinal = given.final_capture !== 'false';
      if (!isFinal && !intent.hidden.multicapture)
        throw refuseWith('parameter_invalid', 'Multicapture is not available for this PaymentIntent.');
      Object.assign(intent.metadata, given.metadata);
      intent.amount_received += amount;
      intent.amount_capturable = isFinal ? 0 : intent.amount_capturable - amount;
      if (intent.amount_capturable === 0) intent.status = 'succeeded';
      return intent;
    },
    /** The bank sets nothing aside for it any more; what was taken in parts stays taken. */
    expire: (intentId: string) => {
      const intent = intentOf(intentId);
      const status = intent.amount_received > 0 ? 'succeeded' : 'canceled';
      return Object.assign(intent, { status, amount_capturable: 0, next_action: null });
    },
    cancel: (intentId: string) => {
      const intent = intentOf(intentId);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw unexpectedState(intent, 'cancel');
      Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null });
      return intent;
    },
    refund: (given: Fields) => {
      const intent = intentOf(String(given.payment_intent));
      const amount = Number(given.amount);
      if (intent.amount_received === 0)
        throw refuseWith('charge_not_captured', 'It has no charge to refund.');
      if (amount > intent.amount_received - intent.hidden.refunded)
        throw refuseWith('charge_already_refunded', 'The refund is greater than what is left of the charge.');
      intent.hidden.refunded += amount;
      const refund = {
        id: newId('re'),
        object: 'refund',
        payment_intent: intent.id,
        amount,
        metadata: (given.metadata as object | undefined) ?? {},
        status: 'succeeded',
      };
      refunds.unshift(refund);
      return refund;
    },
    refundsOf: (intentId: string) => refunds.filter(({ payment_intent }) => payment_intent === intentId),
  };
}

export type StripeBooks = ReturnType<typeof createStripeBooks>;
