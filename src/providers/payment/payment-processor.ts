// What a processor of payments can do, whichever it is. The id of an attempt is the shop's own: whoever has lost a
// reply finds the charge again by it.
import type { Charge } from '../../domain/payment/charge.ts';
import type { Lender } from '../../domain/payment/pay-in-four.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { CardKeeping, CardOwner, SavedCard } from '../../domain/payment/saved-card.ts';
import type { Money } from '../../domain/pricing/money.ts';

export type { Charge, ChargeState, DeclineReason } from '../../domain/payment/charge.ts';

export interface NewCharge {
  readonly attemptId: string;
  readonly amount: Money;
  /** Of the shopper at the processor, when a card of theirs is kept or to be kept. */
  readonly payerId?: string | null;
  /** Who may lend for it; whoever is not named is refused, whatever a browser asks for. */
  readonly lenders?: readonly Lender[];
}

/**
 * Every call may be made again with the same key and has happened once. A call that got no answer throws `NoAnswer`:
 * it may have happened or not, and only `find` tells. One that was refused before anything happened throws
 * `ProcessorDown`. Any other refusal throws `ProcessorRefusal`.
 */
export interface PaymentProcessor {
  readonly name: ProcessorName;
  /** Makes a charge that asks for nothing yet; the attempt's id is its key. */
  readonly create: (charge: NewCharge) => Promise<Charge>;
  /** Asks the card's bank to set the amount aside. The shopper comes back to `returnUrl` from a second step. */
  readonly authorise: (request: {
    readonly chargeId: string;
    readonly token: string;
    readonly key: string;
    readonly returnUrl: string;
    /** Keeps the card for its payer once it has paid. */
    readonly savesCard?: boolean;
    /** For processors that are not told by the browser. */
    readonly owner?: CardOwner;
  }) => Promise<Charge>;
  /** Takes some of what was set aside; the rest stays until it is captured or voided. */
  readonly capture: (request: {
    readonly chargeId: string;
    readonly amount: Money;
    readonly key: string;
  }) => Promise<Charge>;
  /** Lets go of whatever is set aside and not captured. */
  readonly void: (request: { readonly chargeId: string; readonly key: string }) => Promise<Charge>;
  readonly refund: (request: {
    readonly chargeId: string;
    readonly amount: Money;
    readonly key: string;
  }) => Promise<Charge>;
  /** By the shop's own id; null when the processor has never heard of it. Whoever knows the charge's id finds it sooner. */
  readonly find: (attemptId: string, chargeId?: string | null) => Promise<Charge | null>;
  /** Those made since, the oldest first, for the reconciliation. */
  readonly list: (since: Date, limit: number) => Promise<readonly Charge[]>;
  /** Makes room for a customer's cards, once for each of them, and says under which id. */
  readonly openPayer: (customer: { readonly customerId: string; readonly email: string }) => Promise<string>;
  /** Has a card's bank look at it and keeps it for its payer; nothing is charged. */
  readonly keepCard: (request: {
    readonly payerId: string;
    readonly token: string;
    readonly key: string;
    /** The shopper comes back here from a second step. */
    readonly returnUrl: string;
    readonly owner: CardOwner;
  }) => Promise<CardKeeping>;
  /** What came of a second step, by the id it was asked for under; null when this payer has no such keeping. */
  readonly findKeeping: (payerId: string, keepingId: string) => Promise<CardKeeping | null>;
  /** The newest first. */
  readonly listCards: (payerId: string) => Promise<readonly SavedCard[]>;
  /** False when this payer has no such card. */
  readonly deleteCard: (payerId: string, cardId: string) => Promise<boolean>;
}

export class NoAnswer extends Error {}
/**
 * It answered that it had failed, which says nothing of what it did, and answers the same to the same key for ever:
 * look the charge up, and go on with another key.
 */
export class ProcessorFailed extends NoAnswer {}
/** It is up and answers that it cannot yet: the same call gets through later. */
export class ProcessorNotReady extends NoAnswer {}
export class ProcessorDown extends Error {}
/** The processor will not, and why: a mistake of ours, or a charge that is not in that state. */
export class ProcessorRefusal extends Error {}
