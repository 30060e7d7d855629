import type { ShippingOption } from '../../domain/checkout/quote.ts';
import { shippingOptions } from '../../domain/checkout/shipping-options.ts';
import { priceToShow } from '../../domain/pricing/price.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import type { Product } from '../../domain/product/product.ts';
import { isHeavy } from '../../domain/shipping/parcel.ts';
import { destinationProblem } from '../../domain/shipping/shipping-limits.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import type { CheckoutSettings } from '../checkout/checkout-deps.ts';
import { deliveryFor } from '../checkout/delivery-for.ts';

export interface Place {
  readonly countryCode: string;
  /** Empty where it is not known, or makes no difference. */
  readonly regionCode: string;
}

export interface OptionsAsker {
  readonly flags: Pick<FlagSet, 'shipping_rates_b_test' | 'pdp_shipping_estimator'>;
  readonly country: string | null;
}

/** How one of a product would go to a place, by the rule that prices orders. `product` is in the shop's own currency. */
export function readOptions(
  product: Product,
  { countryCode, regionCode }: Place,
  { flags, country }: OptionsAsker,
  settings: CheckoutSettings,
  now: number,
): readonly ShippingOption[] {
  const delivery = deliveryFor(settings, flags);
  const isForSale = product.audienceExclusionReason === null && product.quantityType !== 'OutOfStock';
  if (!isForSale || destinationProblem(product, countryCode, delivery) !== null) return [];
  const dates = product.sizes.flatMap(({ presaleShipDate }) => presaleShipDate ?? []).toSorted();
  const isPresale = product.sizes.length > 0 && dates.length === product.sizes.length;
  return shippingOptions({
    now,
    countryCode,
    regionCode,
    visitorCountry: country,
    subtotal: priceToShow(product.productPrice, shopTime(now)).updated,
    lines: [
      {
        isGiftCard: product.isGiftCard,
        parcel: isHeavy(product.categoryIds) ? 'heavy' : 'light',
        airProhibited: product.airProhibited,
        isPresale,
        presaleShipDate: isPresale ? (dates[0] ?? null) : null,
      },
    ],
    settings: delivery,
    hasHomeCode: false,
    hasAbroadCode: false,
  });
}
