// What a page that tells of paying in four has to know.
import type { Lender, PayInFourRules } from '../../domain/payment/pay-in-four.ts';

export interface LenderScript {
  readonly url: string;
  /** Names the account to the lender. It is no secret. */
  readonly clientId: string | null;
}

export interface PayInFour {
  readonly rules: PayInFourRules;
  /** Null for a lender whose own message is not wanted: the shop's words are enough. */
  readonly scripts: Readonly<Record<Lender, LenderScript | null>>;
}
