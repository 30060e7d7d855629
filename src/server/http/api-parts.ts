// What the calls lean on, all of them together.
import type { ProductMemory } from '../cache/product-cache.ts';
import type { Live } from '../live/live.ts';
import type { BagRouteParts } from './bag/bag-routes.ts';
import type { AdminRouteParts } from './desk/desk-routes.ts';
import type { WaitlistRouteParts } from './waitlist/waitlist-routes.ts';

export interface ApiParts extends BagRouteParts, AdminRouteParts, WaitlistRouteParts {
  readonly origin: string;
  readonly now: () => number;
  readonly products: ProductMemory;
  readonly live: Live;
}
