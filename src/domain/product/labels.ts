// The short words on a product's picture and beside its name.

import { isSoldOut } from '../stock/availability.ts';
import { madeInUsa } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import type { QuantityType, Size } from './product.ts';

export interface LabelledProduct {
  readonly promoTag: string | null;
  readonly countryInfo: { readonly countryId: number } | null;
  readonly daysOnline: number;
  readonly sizes: readonly Pick<Size, 'isPresale' | 'quantityType'>[];
  readonly quantityType: QuantityType;
  readonly isGreenLit: boolean;
  readonly isGiftCard: boolean;
}

const newForDays = 30;

/** Made in USA is always said; the merchant's tag stands alone unless the newer set is switched on. */
export function productLabels(
  product: LabelledProduct,
  flags: Pick<FlagSet, 'updated_product_labels'>,
): readonly string[] {
  const own = product.promoTag === null ? [] : [product.promoTag];
  const newer = flags.updated_product_labels ? stateLabels(product) : [];
  const origin = madeInUsa(product.countryInfo?.countryId ?? null) ? ['Made in USA'] : [];
  return [...new Set([...own, ...newer, ...origin])];
}

function stateLabels(product: LabelledProduct): string[] {
  if (!product.isGiftCard && isSoldOut(product)) return ['Sold out'];
  const labels = [];
  if (product.sizes.some(({ isPresale }) => isPresale)) labels.push('Pre-sale');
  if (product.daysOnline <= newForDays) labels.push('New');
  if (product.isGreenLit) labels.push('Considered');
  return labels;
}
