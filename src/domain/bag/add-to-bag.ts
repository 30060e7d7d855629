// Putting a product in the bag: what must be chosen first, what a refusal leads to, and the quicker ways to pay.

import { words } from '../../words/bag/words.ts';
import type { Size } from '../product/product.ts';
import { isInternational } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';

/** A product that has sizes needs one chosen; null when nothing is missing. */
export function missingChoice(sizes: readonly Pick<Size, 'id'>[], chosenId: number | null): string | null {
  return sizes.length > 0 && !sizes.some(({ id }) => id === chosenId) ? words.selectSize : null;
}

/**
 * Where a refusal leads: to fresh data and the waitlist, into the error box alone, or into a notification.
 * Decided by the words, as older clients of the call do, who hear English; the answer's code says the same in any
 * language.
 */
export function resolveAddToBagError(
  message: string,
  code: string | null = null,
): 'sold-out' | 'error-box' | 'notification' {
  const said = message.toLowerCase();
  if (said.includes('your purchase could not be completed')) return 'error-box';
  if (code === 'sold_out' || code === 'no_longer_available') return 'sold-out';
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
