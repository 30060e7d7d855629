// Putting a product in the bag: what must be chosen first, what a refusal leads to, and the quicker ways to pay.
import type { ProcessorName } from '../payment/processor.ts';
import type { Size } from '../product/product.ts';
import { isInternational } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import { missingWallet } from './bought-now.ts';
import type { BuyNowWay } from './buy-now-way.ts';

/** Whatever must be chosen before a product can be bought. */
export type MissingChoice = 'size';

/** A product that has sizes needs one chosen; null when nothing is missing. */
export function missingChoice(
  sizes: readonly Pick<Size, 'id'>[],
  chosenId: number | null,
): MissingChoice | null {
  return sizes.length > 0 && !sizes.some(({ id }) => id === chosenId) ? 'size' : null;
}

/**
 * Where a refusal leads, by the code of the answer: to fresh data and the waitlist, into the error box alone, or into a
 * notification. A purchase that could not be completed is a conflict: nothing about the product has changed by it.
 */
export function resolveAddToBagError(code: string): 'sold-out' | 'error-box' | 'notification' {
  if (code === 'conflict') return 'error-box';
  return code === 'sold_out' || code === 'no_longer_available' ? 'sold-out' : 'notification';
}

export type { BuyNowWay };

type BuyNowFlags = Pick<
  FlagSet,
  'enable_pdp_buy_now' | 'enable_pdp_google_pay' | 'enable_pdp_apple_pay' | 'apple_pay'
>;

/** The buttons that go straight to payment: no wallet that payment would not take, and nobody abroad is offered one. */
export function buyNowWays(
  flags: BuyNowFlags,
  country: string | null,
  processor: ProcessorName,
): readonly BuyNowWay[] {
  if (isInternational(country)) return [];
  const ways: readonly [BuyNowWay, boolean][] = [
    ['buy-now', flags.enable_pdp_buy_now],
    ['google-pay', flags.enable_pdp_google_pay],
    ['apple-pay', flags.enable_pdp_apple_pay && flags.apple_pay],
  ];
  return ways.filter(([way, isOn]) => isOn && missingWallet(way, processor) === null).map(([way]) => way);
}

/** The wallets that a browser knows of. */
export interface Device {
  readonly hasPaymentRequests: boolean;
  readonly hasApplePay: boolean;
}

/** Those of the ways that this browser can go. */
export function waysOnDevice(ways: readonly BuyNowWay[], device: Device): readonly BuyNowWay[] {
  const canGo = { 'buy-now': true, 'google-pay': device.hasPaymentRequests, 'apple-pay': device.hasApplePay };
  return ways.filter((way) => canGo[way]);
}
