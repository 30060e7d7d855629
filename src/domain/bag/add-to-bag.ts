// Putting a product in the bag: what must be chosen first, what a refusal leads to, and the quicker ways to pay.

import type { Size } from '../product/product.ts';
import { isInternational } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';

export const sizeRequiredMessage = 'Please select a size.';

/** A product that has sizes needs one chosen; null when nothing is missing. */
export function missingChoice(
  sizes: readonly Pick<Size, 'id'>[],
  chosenId: number | null,
): typeof sizeRequiredMessage | null {
  return sizes.length > 0 && !sizes.some(({ id }) => id === chosenId) ? sizeRequiredMessage : null;
}

/**
 * Where a refusal leads: to fresh data and the waitlist, into the error box alone, or into a notification.
 * Decided by the words, as older clients of the call do; the answer's code says the same.
 */
export function resolveAddToBagError(message: string): 'sold-out' | 'error-box' | 'notification' {
  const said = message.toLowerCase();
  if (said.includes('your purchase could not be completed')) return 'error-box';
  return said.includes('sold out') || said.includes('no longer available') ? 'sold-out' : 'notification';
}

export type BuyNowWay = 'buy-now' | 'google-pay' | 'apple-pay';

type BuyNowFlags = Pick<FlagSet, 'enable_pdp_buy_now' | 'enable_pdp_google_pay' | 'enable_pdp_apple_pay'>;

/** The buttons that go straight to payment; nobody abroad is offered one. */
export function buyNowWays(flags: BuyNowFlags, country: string | null): readonly BuyNowWay[] {
  if (isInternational(country)) return [];
  const ways: readonly [BuyNowWay, boolean][] = [
    ['buy-now', flags.enable_pdp_buy_now],
    ['google-pay', flags.enable_pdp_google_pay],
    ['apple-pay', flags.enable_pdp_apple_pay],
  ];
  return ways.filter(([, isOn]) => isOn).map(([way]) => way);
}
