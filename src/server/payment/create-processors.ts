// Who takes the shop's cards: those it has keys of, and the one that is built in.
import type { Database } from '../../database/database.ts';
import { braintreeLedger } from '../../database/queries/payment/braintree-ledger.ts';
import { sandboxCards } from '../../database/queries/payment/sandbox-cards.ts';
import { sandboxLedger } from '../../database/queries/payment/sandbox-ledger.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import {
  type BraintreeProcessor,
  openBraintree,
} from '../../providers/payment/braintree/braintree-processor.ts';
import { guardProcessor } from '../../providers/payment/guarded.ts';
import type { PaymentProcessor } from '../../providers/payment/payment-processor.ts';
import { createSandbox, type SandboxProcessor } from '../../providers/payment/sandbox-processor.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { braintreeApiUrl } from '../configuration/payment-settings.ts';
import { createClientTokens } from './client-tokens.ts';

export interface Processors {
  /** All that the shop has, by name: a payment is ended by whom it was begun with. */
  readonly all: ReadonlyMap<ProcessorName, PaymentProcessor>;
  readonly sandbox: SandboxProcessor;
  /** For the browser; null where Braintree has no keys, or gives none now. */
  readonly braintreeToken: () => Promise<string | null>;
}

type Keys = Partial<
  Pick<
    Configuration,
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_API_URL'
    | 'BRAINTREE_PUBLIC_KEY'
    | 'BRAINTREE_PRIVATE_KEY'
    | 'BRAINTREE_ENVIRONMENT'
    | 'BRAINTREE_MERCHANT_ACCOUNT_ID'
    | 'BRAINTREE_API_URL'
  >
>;

/** The one that is built in. */
export function createOwnProcessor({ checkout }: Database, origin: string): SandboxProcessor {
  return guardProcessor(
    createSandbox({ ledger: sandboxLedger(checkout), cards: sandboxCards(checkout), origin }),
  );
}

export async function createProcessors(database: Database, origin: string, keys: Keys): Promise<Processors> {
  const sandbox = createOwnProcessor(database, origin);
  const all = new Map<ProcessorName, PaymentProcessor>([['sandbox', sandbox]]);
  const stripe = await stripeOf(keys);
  if (stripe) all.set('stripe', stripe);
  const braintree = braintreeOf(database.checkout, keys);
  if (braintree) all.set('braintree', braintree);
  const braintreeToken = braintree
    ? createClientTokens({ create: braintree.createClientToken })
    : async () => null;
  return { all, sandbox, braintreeToken };
}

/** Its library is a tenth of all that a shop would load: only where it is used. */
async function stripeOf(keys: Keys): Promise<PaymentProcessor | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = keys;
  if (!secretKey) return null;
  const { openStripe } = await import('../../providers/payment/stripe/stripe-processor.ts');
  return guardProcessor(openStripe({ secretKey, ...(apiUrl && { apiUrl }) }));
}

function braintreeOf(checkout: Database['checkout'], keys: Keys): BraintreeProcessor | null {
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = keys;
  const {
    BRAINTREE_ENVIRONMENT = 'sandbox',
    BRAINTREE_API_URL,
    BRAINTREE_MERCHANT_ACCOUNT_ID: account,
  } = keys;
  if (!publicKey || !privateKey) return null;
  return guardProcessor(
    openBraintree({
      publicKey,
      privateKey,
      apiUrl: braintreeApiUrl({ BRAINTREE_ENVIRONMENT, BRAINTREE_API_URL }),
      ledger: braintreeLedger(checkout),
      ...(account && { merchantAccountId: account }),
    }),
  );
}
