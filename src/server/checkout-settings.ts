// What the settings say of checking out, in the words of the shop.
import type { CheckoutSettings } from '../shop/checkout/checkout-deps.ts';
import type { Configuration } from './configuration/configuration.ts';

export function checkoutSettings(config: Configuration): CheckoutSettings {
  return {
    rewards: config.FREE_SHIPPING_FROM,
    mostAirProhibited: config.MAX_AIR_PROHIBITED_ITEMS_PER_ORDER,
    nonContiguousRegions: config.NON_CONTIGUOUS_REGIONS,
    groundCost: config.SO_DOMESTIC_STANDARD_GROUND,
    groundCostOfTest: config.SO_DOMESTIC_STANDARD_GROUND_BTEST,
    lastUnitMinutes: config.LAST_UNIT_HOLD_MINUTES,
  };
}
