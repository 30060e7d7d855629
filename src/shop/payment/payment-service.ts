import type { Customer } from '../../domain/account/customer.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import { chooseProcessor } from '../../providers/payment/choose-processor.ts';
import { type Heard, hearNotice } from './hear-notice.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { type Processing, processPayment } from './process-payment.ts';
import { reconcile } from './reconcile.ts';
import {
  deleteSavedCard,
  finishKeeping,
  type KeepCardInput,
  keepCard,
  listSavedCards,
  payerOf,
} from './saved-cards.ts';

export function createPaymentService(deps: PaymentDeps) {
  const chosen = (flags: FlagSet) => chooseProcessor(flags, (name) => deps.processors.has(name));
  /** Whose cards are listed as Stripe's: in a shop without its keys, those of the built-in processor. */
  const stripes = deps.processors.has('stripe') ? 'stripe' : 'sandbox';
  return {
    /** Who takes the next card. */
    findProcessor: async (flags: FlagSet) => chosen(flags),
    /** What Braintree's fields are opened with, where Braintree takes the card. */
    findBraintreeToken: async (flags: FlagSet): Promise<string | null> =>
      chosen(flags) === 'braintree' ? ((await deps.braintreeToken?.()) ?? null) : null,
    hear: (heard: Heard) => hearNotice(deps, heard),
    listStripeCards: (customerId: string) => listSavedCards(deps, customerId, stripes),
    deleteStripeCard: (customerId: string, cardId: string) =>
      deleteSavedCard(deps, customerId, stripes, cardId),
    listBraintreeCards: (customerId: string) => listSavedCards(deps, customerId, 'braintree'),
    deleteBraintreeCard: (customerId: string, token: string) =>
      deleteSavedCard(deps, customerId, 'braintree', token),
    /** Those that may pay at the processor that takes the next card. */
    listCards: (customerId: string, processor: ProcessorName) => listSavedCards(deps, customerId, processor),
    keepCard: (input: KeepCardInput) => keepCard(deps, input),
    finishKeeping: (input: Parameters<typeof finishKeeping>[1]) => finishKeeping(deps, input),
    openPayer: (customer: Customer, processor: ProcessorName) => payerOf(deps, customer, processor),
    process: (request: Processing) => processPayment(deps, request),
    /** What does not agree between the shop and its processors. */
    readReconciliation: () => reconcile(deps),
  };
}
