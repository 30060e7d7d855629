// Whether an order may go to another address. What was paid was agreed on for a place: the new one must come to the same
// taxes and the same postage, or the order is cancelled and placed anew.
import type { CheckoutAddress } from '../checkout/address.ts';
import type { TaxRule } from '../checkout/tax.ts';
import type { OrderStatus } from './order.ts';

export type AddressRefusal = 'has_left' | 'nothing_is_sent' | 'other_country' | 'other_tax' | 'other_postage';

interface Destination {
  readonly address: CheckoutAddress;
  readonly tax: TaxRule;
}

/** Null when it may. */
export function addressRefusal(
  order: { readonly status: OrderStatus },
  before: Destination | null,
  after: Destination,
  nonContiguousRegions: readonly string[],
): AddressRefusal | null {
  if (before === null) return 'nothing_is_sent';
  if (order.status !== 'placed') return 'has_left';
  if (before.address.countryCode !== after.address.countryCode) return 'other_country';
  if (!isSameTax(before.tax, after.tax)) return 'other_tax';
  const isFar = ({ address }: Destination) => nonContiguousRegions.includes(address.regionCode);
  return isFar(before) === isFar(after) ? null : 'other_postage';
}

/** By its effect: two states that add nothing are the same, and are named differently. */
function isSameTax({ note: _, ...before }: TaxRule, { note: __, ...after }: TaxRule): boolean {
  return JSON.stringify(sortFields(before)) === JSON.stringify(sortFields(after));
}

const sortFields = (rule: object) => Object.entries(rule).toSorted(([a], [b]) => a.localeCompare(b));
