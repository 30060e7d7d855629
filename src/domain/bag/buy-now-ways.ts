// The buttons of a product's page that go straight to payment.
import type { ProcessorName } from '../payment/processor.ts';
import { isInternational } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import { missingWallet } from './bought-now.ts';
import type { BuyNowWay } from './buy-now-way.ts';

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
