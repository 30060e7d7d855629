// Who takes the shop's cards: those it has keys of, and the one that is built in.
import type { Database } from '../../database/database.ts';
import { sandboxCards } from '../../database/queries/payment/sandbox-cards.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import { guarded } from '../../providers/payment/guarded.ts';
import type { PaymentProcessor, ProcessorName } from '../../providers/payment/payment-processor.ts';
import { openSandbox, type SandboxProcessor } from '../../providers/payment/sandbox-processor.ts';
import { openStripe } from '../../providers/payment/stripe/stripe-processor.ts';
import type { Configuration } from '../configuration/configuration.ts';

export interface Processors {
  /** All that the shop has, by name: a payment is ended by whom it was begun with. */
  readonly all: ReadonlyMap<ProcessorName, PaymentProcessor>;
  readonly sandbox: SandboxProcessor;
}

type Keys = Partial<Pick<Configuration, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>>;

export function openProcessors({ checkout }: Database, origin: string, keys: Keys = {}): Processors {
  const sandbox = guarded(
    openSandbox({ ledger: sandboxLedger(checkout), cards: sandboxCards(checkout), origin }),
  );
  const all = new Map<ProcessorName, PaymentProcessor>([['sandbox', sandbox]]);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = keys;
  if (secretKey) all.set('stripe', guarded(openStripe({ secretKey, ...(apiUrl && { apiUrl }) })));
  return {
    all,
    sandbox,
  };
}
