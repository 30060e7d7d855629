// Who takes cards on the pages that take them, and what such a page may load for it: exactly the processor's hosts, and
// only where that processor takes the card.
import type { CardEntry } from '../../contract/payment/card-entry.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import { chooseProcessor } from '../../providers/payment/choose-processor.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { braintreeApiUrl } from '../configuration/payment-settings.ts';
import type { OutsideSources } from '../http/security-headers.ts';

export interface CardPage {
  readonly entry: CardEntry;
  readonly sources: OutsideSources;
}

type Settings = Pick<
  Configuration,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_SCRIPT_URL'
  | 'STRIPE_API_URL'
  | 'BRAINTREE_PUBLIC_KEY'
  | 'BRAINTREE_PRIVATE_KEY'
  | 'BRAINTREE_ENVIRONMENT'
  | 'BRAINTREE_API_URL'
  | 'BRAINTREE_SCRIPT_URL'
>;

export function cardPages(config: Settings): (flags: FlagSet) => CardPage {
  const pages: Record<ProcessorName, CardPage | null> = {
    sandbox: {
      entry: { processor: 'sandbox', scriptUrl: null, publishableKey: null },
      sources: { frame: ["'self'"] },
    },
    stripe: config.STRIPE_SECRET_KEY ? stripePage(config) : null,
    braintree: braintreeKeysOf(config) ? braintreePage(config) : null,
  };
  return (flags) => {
    const page = pages[chooseProcessor(flags, (name) => pages[name] !== null)];
    if (!page) throw new Error('The built-in processor is always there.');
    return page;
  };
}

function stripePage({ STRIPE_PUBLISHABLE_KEY, STRIPE_SCRIPT_URL, STRIPE_API_URL }: Settings): CardPage {
  const { origin, hostname } = new URL(STRIPE_SCRIPT_URL);
  const isStripes = hostname === 'js.stripe.com';
  const scripts = [origin, ...(isStripes ? ['https://*.js.stripe.com'] : [])];
  return {
    entry: {
      processor: 'stripe',
      scriptUrl: STRIPE_SCRIPT_URL,
      publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    },
    sources: {
      script: scripts,
      frame: [...scripts, ...(isStripes ? ['https://hooks.stripe.com'] : [])],
      connect: [new URL(STRIPE_API_URL).origin],
    },
  };
}

/** Null for a shop that has none: its notices are heard by them too. */
export function braintreeKeysOf(
  config: Pick<Configuration, 'BRAINTREE_PUBLIC_KEY' | 'BRAINTREE_PRIVATE_KEY'>,
): { readonly publicKey: string; readonly privateKey: string } | null {
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = config;
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

const braintreeGateways = {
  sandbox: 'https://api.sandbox.braintreegateway.com',
  production: 'https://api.braintreegateway.com',
} as const;

/** Who asks a card's bank for the second step, on Braintree's behalf. */
const songbirds = {
  sandbox: 'https://songbirdstag.cardinalcommerce.com',
  production: 'https://songbird.cardinalcommerce.com',
} as const;
const cardinals = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];

/** Its script fetches the rest of itself from where its frames are. Where it counts its visitors stays closed. */
function braintreePage(config: Settings): CardPage {
  const { BRAINTREE_SCRIPT_URL, BRAINTREE_ENVIRONMENT } = config;
  const { origin, hostname } = new URL(BRAINTREE_SCRIPT_URL);
  const isBraintrees = hostname === 'js.braintreegateway.com';
  const assets = isBraintrees ? ['https://assets.braintreegateway.com'] : [];
  return {
    entry: { processor: 'braintree', scriptUrl: BRAINTREE_SCRIPT_URL, publishableKey: null },
    sources: {
      script: [origin, ...assets, ...(isBraintrees ? [songbirds[BRAINTREE_ENVIRONMENT]] : [])],
      // A bank's own page, whichever bank it is.
      frame: isBraintrees ? ['https:'] : [origin],
      connect: [
        new URL(braintreeApiUrl(config)).origin,
        ...(isBraintrees ? [braintreeGateways[BRAINTREE_ENVIRONMENT], ...cardinals] : []),
      ],
      form: isBraintrees ? cardinals : [],
    },
  };
}
