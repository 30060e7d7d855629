// What paying leans on.
import type { Database } from '../../database/database.ts';
import type { AttemptRecord } from '../../database/queries/payment/attempt.ts';
import type { PayInFourRules } from '../../domain/payment/pay-in-four.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { ReturnTerms } from '../../domain/shipping/return-terms.ts';
import type { Language } from '../../domain/visitor/language.ts';
import type { PaymentProcessor } from '../../providers/payment/payment-processor.ts';

/** The named moments at which a process may be killed in a test: nothing happens there in a shop. */
export const killPoints = [
  'before_attempt',
  'attempt_begun',
  'before_charge',
  'charge_created',
  'charge_noted',
  'before_card',
  'card_answered',
  'placing_order',
  'payment_settled',
  'before_capture',
  'capture_claimed',
] as const;

export type KillPoint = (typeof killPoints)[number];

export interface PaymentDeps {
  readonly database: Database;
  readonly processors: ReadonlyMap<ProcessorName, PaymentProcessor>;
  /** The lenders' limits; without them nobody lends. */
  readonly lenders?: PayInFourRules;
  /** From here on what Klarna pays for is signed for; as for everybody where it is not set. */
  readonly klarnaSignatureFrom?: Money;
  /** For how long what is bought now may be sent back; as the shop comes where it is not set. */
  readonly returnTerms?: () => ReturnTerms;
  /** For the browser, where Braintree takes the card; null when it gives none now. */
  readonly braintreeToken?: () => Promise<string | null>;
  readonly now: () => number;
  readonly origin: string;
  /** Keyed, so that an address that was hashed cannot be guessed from its hash. */
  readonly hash: (text: string) => string;
  /** The link that opens an order without signing in, in the language of whoever it is for. */
  readonly orderUrl: (language: Language, orderId: number) => string;
  readonly failpoint?: (at: KillPoint) => Promise<void> | void;
}

/** Throws for one that the shop does not have: it was there when the attempt was made. */
export function processorOf({ processors }: PaymentDeps, name: AttemptRecord['processor']): PaymentProcessor {
  const processor = name === 'none' ? undefined : processors.get(name);
  if (!processor) throw new Error(`There is no processor ${name} any more, and a payment waits for it.`);
  return processor;
}
