// Which short words stand on a product's picture and beside its name.

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

type StateLabel = 'sold_out' | 'presale' | 'new' | 'considered';

/** The merchant's own label is as they wrote it. */
export type ProductLabel = StateLabel | 'made_in_usa' | { readonly promoTag: string };

const newForDays = 30;

/** Made in USA is always said; the merchant's tag stands alone unless the newer set is switched on. */
export function productLabels(
  product: LabelledProduct,
  flags: Pick<FlagSet, 'updated_product_labels'>,
): readonly ProductLabel[] {
  const { promoTag, countryInfo } = product;
  return [
    ...(promoTag === null ? [] : [{ promoTag }]),
    ...(flags.updated_product_labels ? stateLabels(product) : []),
    ...(madeInUsa(countryInfo?.countryId ?? null) ? (['made_in_usa'] as const) : []),
  ];
}

function stateLabels(product: LabelledProduct): StateLabel[] {
  if (!product.isGiftCard && isSoldOut(product)) return ['sold_out'];
  const labels: StateLabel[] = [];
  if (product.sizes.some(({ isPresale }) => isPresale)) labels.push('presale');
  if (product.daysOnline <= newForDays) labels.push('new');
  if (product.isGreenLit) labels.push('considered');
  return labels;
}
