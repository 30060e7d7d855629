// How much may be set aside at once without being paid for. Whatever is held is out of stock for everybody else, so
// nobody empties the shop by starting payments that they never finish.

import { type Owner, ownerName } from '../visitor/owner.ts';
import type { Holder } from './stock-hold.ts';

/** Units in holds that are neither sold nor let go. */
export const mostUnitsHeld = {
  /** For one visitor, guest or customer: more than a household orders, less than a shelf. It is the most of an order. */
  visitor: 60,
  /**
   * For everybody at one network address. A campus or a carrier shares one: three hundred who pay for two pieces each
   * in the same few seconds stay under it, while whoever makes a new guest for each hold does not.
   */
  network: 600,
} as const;

/** Of one product, over all its sizes, for one visitor: half of what there is, and a few of it however little there is. */
export const mostOfProductHeld = { part: 2, always: 6 } as const;

/** Which ceiling was reached. */
export type HoldLimit = 'visitor' | 'network' | 'product';

/** When to ask again where others at the same address have it all: by then payments have been answered. */
export const fullNetworkRetrySeconds = 60;

/** What a hold of somebody counts by. */
export function holderOf(owner: Owner, address: string, hash: (text: string) => string): Holder {
  return { holder: ownerName(owner), network: hash(`held from ${address}`) };
}
