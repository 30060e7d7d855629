// A charge as a processor of payments tells of it.
import type { Money } from '../pricing/money.ts';

/**
 * How far it has come. It stays `authorised` for as long as something is set aside; it is `captured` once nothing is
 * and some of it was taken, and `voided` when none was.
 */
export const chargeStates = [
  'created',
  'requires_action',
  'authorised',
  'declined',
  'captured',
  'voided',
] as const;
export type ChargeState = (typeof chargeStates)[number];

export const declineReasons = ['card_declined', 'insufficient_funds', 'authentication_failed'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export interface Charge {
  /** The processor's own. */
  readonly id: string;
  readonly attemptId: string;
  readonly state: ChargeState;
  readonly amount: Money;
  readonly captured: Money;
  readonly refunded: Money;
  readonly declineReason: DeclineReason | null;
  /** Where the shopper goes for a second step; set exactly while one is asked for. */
  readonly nextActionUrl: string | null;
  /** What it is paid with, in no language: Visa/4242 (saved-card.ts), or the name of a lender. */
  readonly cardLabel: string | null;
  readonly createdAt: Date;
}
