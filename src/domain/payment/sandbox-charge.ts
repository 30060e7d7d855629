// What the built-in processor keeps of a charge, and what becomes of a call to it.
import type { Money } from '../pricing/money.ts';
import type { ChargeState, DeclineReason } from './charge.ts';
import type { ProcessorCall } from './test-card.ts';

export interface SandboxCharge {
  readonly id: string;
  readonly attemptId: string;
  readonly state: ChargeState;
  readonly amount: Money;
  readonly captured: Money;
  readonly refunded: Money;
  readonly declineReason: DeclineReason | null;
  /** Of the card, once there is one. */
  readonly token: string | null;
  /** Where its shopper goes after a second step. */
  readonly returnUrl: string | null;
  /** Whose kept cards may pay for it. */
  readonly payerId: string | null;
  readonly createdAt: Date;
}

/** Begins the id of a charge that is none: a card was looked at, to be kept. Listings leave it out. */
export const keepingMark = 'keeping ';

/** A call by its key. The hash is of everything it asks for. */
export interface SandboxCall {
  readonly operation: ProcessorCall;
  readonly key: string;
  readonly requestHash: string;
}

export type SandboxOutcome =
  /** It was done, now or when it was first asked for. */
  | { readonly kind: 'done'; readonly charge: SandboxCharge }
  /** It was answered with a failure, and still is. */
  | { readonly kind: 'failed' }
  /** The key stands for something else. */
  | { readonly kind: 'other_request' }
  /** The charge is not in the state for it, or has not so much. */
  | { readonly kind: 'refused' };
