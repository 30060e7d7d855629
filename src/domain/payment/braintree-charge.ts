// A charge at Braintree as the shop keeps it. Braintree knows nothing of a charge before a card is asked, so the shop
// writes down that there is to be one, that a card is being asked, and that it is not to be asked any more.
import type { Money } from '../pricing/money.ts';

export const braintreeStates = [
  /** No card was asked, or what was asked came to nothing. */
  'created',
  /** A card was asked, under `key`: only Braintree knows what came of it. */
  'asked',
  /** The card was refused; another may be asked. */
  'declined',
  /** Nothing more is asked or taken. */
  'closed',
] as const;
export type BraintreeState = (typeof braintreeStates)[number];

export interface BraintreeCharge {
  readonly attemptId: string;
  readonly amount: Money;
  readonly payerId: string | null;
  readonly state: BraintreeState;
  /** Braintree's own, as soon as it was told. */
  readonly transactionId: string | null;
  /** Under which all of it was let go again after it had been taken. */
  readonly reversalKey: string | null;
  readonly createdAt: Date;
}

/** Whoever asked so long ago is gone: the call itself is given up much earlier. */
export const askingSeconds = 20;
/** A process that was held up for so long before it could ask does not ask any more. */
export const askWithinMs = 8_000;
