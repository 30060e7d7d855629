// What the calls lean on, all of them together.
import type { Mail } from '../../providers/messaging/mail.ts';
import type { Signer } from '../../shop/signer.ts';
import type { ProductCache } from '../cache/product-cache.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Live } from '../live/live.ts';
import type { ShopSettings } from '../settings/stored-settings.ts';
import type { FlagRules } from '../visitor/flag-rules.ts';
import type { VisitorRules } from '../visitor/visitor.ts';
import type { AuthRouteDeps } from './account/auth-routes.ts';
import type { BagRouteDeps } from './bag/bag-routes.ts';
import type { DeskRouteDeps } from './desk/desk-routes.ts';
import type { LoveRouteDeps } from './love/love-routes.ts';
import type { WebhookDeps } from './payment/webhook-routes.ts';
import type { ProductRouteDeps } from './product/product-routes.ts';
import type { WaitlistRouteDeps } from './waitlist/waitlist-routes.ts';

export interface ApiDeps
  extends AuthRouteDeps,
    BagRouteDeps,
    DeskRouteDeps,
    LoveRouteDeps,
    ProductRouteDeps,
    WaitlistRouteDeps,
    WebhookDeps {
  readonly visitors: VisitorRules;
  readonly flagRules: FlagRules;
  readonly config: Configuration;
  /** What was set just now holds from here on. */
  readonly rereadSettings: () => Promise<void>;
  readonly settings: () => ShopSettings;
  /** For what is sent while somebody waits for the answer: the rest goes by jobs. */
  readonly mail: Pick<Mail, 'send'>;
  /** Signs the link by which a shop's first owner begins. */
  readonly firstOwner: Signer;
  readonly openingReach: { readonly origin: string; readonly hasKnownAccounts: boolean };
  readonly origin: string;
  readonly products: ProductCache;
  readonly live: Live;
}
