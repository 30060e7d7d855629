import { type DeliveryTerms, withGroundCost } from '../../domain/shipping/delivery-terms.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import type { CheckoutSettings } from './checkout-deps.ts';

/** By the rate that holds for this visitor. */
export function deliveryFor(
  { delivery, groundCostOfTest }: Pick<CheckoutSettings, 'delivery' | 'groundCostOfTest'>,
  flags: Pick<FlagSet, 'shipping_rates_b_test'>,
): DeliveryTerms {
  return flags.shipping_rates_b_test ? withGroundCost(delivery(), groundCostOfTest) : delivery();
}
