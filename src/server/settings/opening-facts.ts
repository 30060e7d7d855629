// What this process can see of whether the shop is ready to open: looked up each time it is asked.
import type { OpeningRecord } from '../../database/queries/settings/opening.ts';
import { formatSender } from '../../domain/messaging/sender.ts';
import { standardIdentity } from '../../domain/settings/identity.ts';
import type { OpeningFacts, PaymentMode } from '../../domain/settings/opening.ts';
import { nobodysAddress } from '../../domain/settings/sender.ts';
import { checkSmtp } from '../../providers/messaging/smtp-mail.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { isOwnMachineOnly } from '../configuration/own-machine.ts';
import type { ShopSettings } from './stored-settings.ts';

export interface ProcessorKeys {
  readonly name: 'stripe' | 'braintree' | 'sandbox';
  readonly mode: PaymentMode;
  /** The end of its key; null for the one that needs none. */
  readonly keyEnd: string | null;
  readonly hasWebhookKey: boolean;
}

/** Those the shop has keys of, and the one that is built in where it has none. */
export function processorKeys(config: Configuration): readonly ProcessorKeys[] {
  const { STRIPE_SECRET_KEY: stripe, BRAINTREE_PUBLIC_KEY: braintree, BRAINTREE_ENVIRONMENT } = config;
  const keys: ProcessorKeys[] = [];
  if (stripe)
    keys.push({
      name: 'stripe',
      mode: stripe.split('_')[1] === 'live' ? 'live' : 'test',
      keyEnd: endOf(stripe),
      hasWebhookKey: config.STRIPE_WEBHOOK_SECRET !== undefined,
    });
  if (braintree)
    keys.push({
      name: 'braintree',
      mode: BRAINTREE_ENVIRONMENT === 'production' ? 'live' : 'test',
      keyEnd: endOf(braintree),
      // It signs what it tells with the same keys.
      hasWebhookKey: true,
    });
  if (keys.length > 0) return keys;
  return [{ name: 'sandbox', mode: 'built_in', keyEnd: null, hasWebhookKey: true }];
}

const endOf = (key: string) => key.slice(-4);

const postPatienceMs = 5_000;

export async function openingFacts(
  config: Configuration,
  { name, contact, sender }: ShopSettings,
  reach: { readonly origin: string; readonly hasKnownAccounts: boolean },
  { lastArchivedAt, ...record }: OpeningRecord,
): Promise<OpeningFacts> {
  return {
    ...record,
    ...reach,
    lastArchivedAt: lastArchivedAt?.toISOString() ?? null,
    hasOwnName: name !== standardIdentity.name,
    hasOwnContact: contact.email !== standardIdentity.contactEmail,
    hasPostalAddress: contact.postalAddress !== null,
    paymentModes: processorKeys(config).map(({ mode }) => mode),
    mail: config.SMTP_URL ? await checkSmtp(config.SMTP_URL, postPatienceMs) : 'none',
    sender: sender.address === nobodysAddress ? null : formatSender(sender),
    isOwnMachineOnly: isOwnMachineOnly(config),
    hasOwnDatabase: config.DATABASE_URL !== undefined,
  };
}
