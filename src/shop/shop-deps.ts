// What the verbs of the shop lean on, handed in once.
import type { Database } from '../database/database.ts';
import type { AddressCheck } from '../providers/checkout/address-check.ts';
import type { AddressLabel } from '../providers/checkout/easypost-label.ts';
import type { TaxProvider } from '../providers/checkout/tax.ts';
import type { CheckoutSettings } from './checkout/checkout-deps.ts';
import type { PictureDeps } from './desk/products/pictures/picture-deps.ts';
import type { WebhookDeps } from './desk/webhooks.ts';
import type { PaymentDeps } from './payment/payment-deps.ts';
import type { PhotoDeps } from './review/add-photo.ts';
import type { Sealer } from './sealer.ts';
import type { SetOutside } from './settings/save-section.ts';
import type { Signer } from './signer.ts';
import type { EventLine } from './tracking/event-line.ts';

export interface ShopDeps {
  readonly database: Database;
  readonly now: () => number;
  /** The shop's public address, for links in e-mails. */
  readonly origin: string;
  /** Keyed, so that an address that was hashed cannot be guessed from its hash. */
  readonly hash: (text: string) => string;
  /** For the links in e-mails: no more of them, and yes, I asked for it. */
  readonly unsubscribes: Signer;
  readonly confirmations: Signer;
  readonly orderLinks: Signer;
  /** For the links to orders that the shop took down. */
  readonly paymentLinks: Signer;
  /** For the links to products that shoppers do not see yet. */
  readonly previewLinks: Signer;
  readonly authenticatorSecrets: Sealer;
  readonly payment: PaymentDeps;
  /** What of the settings the environment decides. */
  readonly setOutside: SetOutside;
  readonly photos: PhotoDeps;
  readonly pictures: PictureDeps;
  readonly webhooks: WebhookDeps;
  /** Whether other companies may fetch what is for sale. */
  readonly givesFeeds: boolean;
  readonly shareEmailsPerHour: number;
  readonly waitlistEntriesPerHour: number;
  /** For so long whoever is called has the first go. */
  readonly waitlistBatchMinutes: number;
  /** How many things a guest may love. */
  readonly guestLovesMax: number;
  /** How often what others do comes and goes on a product's page. */
  readonly socialProofFlashes: number;
  readonly checkout: CheckoutSettings;
  /** Where what shoppers did goes. */
  readonly events: EventLine;
  readonly tax: TaxProvider;
  readonly addressCheck: AddressCheck;
  /** Whether somebody lives at an address; null in a shop that asks nobody. */
  readonly addressLabel: AddressLabel | null;
}
