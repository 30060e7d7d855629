// What the settings say of checking out, in the words of the shop.
import type { CheckoutSettings } from '../shop/checkout/checkout-deps.ts';
import type { Configuration } from './configuration/configuration.ts';

export function checkoutSettings(
  config: Configuration,
  terms: Pick<CheckoutSettings, 'delivery' | 'returns'>,
): CheckoutSettings {
  return {
    ...terms,
    mostAirProhibited: config.MAX_AIR_PROHIBITED_ITEMS_PER_ORDER,
    groundCostOfTest: config.SO_DOMESTIC_STANDARD_GROUND_BTEST,
    lastUnitMinutes: config.LAST_UNIT_HOLD_MINUTES,
  };
}
