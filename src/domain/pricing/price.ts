// Which price a product shows and sells at right now. The server calls this too: what is shown is what is charged.

import type { ProductPrice } from '../product/product.ts';
import { flashDealPhase, isDealSoldOut } from './deal.ts';
import { type Money, percentOff } from './money.ts';
import type { ShopTime } from './shop-time.ts';

export type PriceForm = 'regular' | 'sale' | 'promo' | 'final';

export interface PriceToShow {
  readonly form: PriceForm;
  /** The price before any reduction: struck out when `updated` is lower. */
  readonly unmodified: Money;
  /** The price to pay. */
  readonly updated: Money;
  /** Whole percent; 0 when nothing is off. */
  readonly percentOff: number;
  readonly isDeal: boolean;
}

/** A live deal with units left wins; then promo, then sale, then the price. What does not reduce is not shown. */
export function priceToShow(productPrice: ProductPrice, now: ShopTime): PriceToShow {
  const { price, promoPrice, salePrice, flashDeal } = productPrice;
  const deal = flashDeal !== null && isDealOn(flashDeal, now) ? flashDeal : null;
  if (deal !== null && isLower(deal.price, price)) {
    return priceShown(productPrice, 'sale', deal.price, { isDeal: true, percent: deal.discount });
  }
  if (promoPrice !== null && isLower(promoPrice, price)) return priceShown(productPrice, 'promo', promoPrice);
  if (salePrice !== null && isLower(salePrice, price)) return priceShown(productPrice, 'sale', salePrice);
  return priceShown(productPrice, 'regular', price);
}

function priceShown(
  productPrice: ProductPrice,
  form: PriceForm,
  updated: Money,
  deal?: { readonly isDeal: true; readonly percent: number },
): PriceToShow {
  return {
    form: productPrice.isFinalSale ? 'final' : form,
    unmodified: productPrice.price,
    updated,
    // The deal's own figure: its price may have been rounded by a cent.
    percentOff: deal?.percent ?? percentOff(productPrice.price, updated),
    isDeal: deal !== undefined,
  };
}

function isDealOn(deal: NonNullable<ProductPrice['flashDeal']>, now: ShopTime): boolean {
  return flashDealPhase(deal, now) === 'live' && !isDealSoldOut(deal, now);
}

function isLower(reduced: Money, price: Money): boolean {
  return reduced.currency === price.currency && reduced.minor < price.minor;
}
