// Who takes cards on the pages that take them, and what such a page may load for it: exactly the processor's hosts, and
// only where that processor takes the card.
import type { CardEntry } from '../../contract/payment/card-entry.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import { chooseProcessor } from '../../providers/payment/choose-processor.ts';
import type { ProcessorName } from '../../providers/payment/payment-processor.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { OutsideSources } from '../http/security-headers.ts';

export interface CardPage {
  readonly entry: CardEntry;
  readonly sources: OutsideSources;
}

type Settings = Pick<
  Configuration,
  'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_SCRIPT_URL' | 'STRIPE_API_URL'
>;

export function cardPages(config: Settings): (flags: FlagSet) => CardPage {
  const pages: Record<ProcessorName, CardPage | null> = {
    sandbox: {
      entry: { processor: 'sandbox', scriptUrl: null, publishableKey: null },
      sources: { frame: ["'self'"] },
    },
    stripe: config.STRIPE_SECRET_KEY ? stripePage(config) : null,
    braintree: null,
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
