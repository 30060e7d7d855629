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

export type ProductLabel =
  | { readonly code: StateLabel | 'made_in_usa' }
  /** The merchant's own. */
  | { readonly code: 'promo_tag'; readonly tag: string };

const newForDays = 30;

/** Made in USA is always said; the merchant's tag stands alone unless the newer set is switched on. */
export function productLabels(
  product: LabelledProduct,
  flags: Pick<FlagSet, 'updated_product_labels'>,
): readonly ProductLabel[] {
  const { promoTag, countryInfo } = product;
  return [
    ...(promoTag === null ? [] : [{ code: 'promo_tag' as const, tag: promoTag }]),
    ...(flags.updated_product_labels ? stateLabels(product) : []).map((code) => ({ code })),
    ...(madeInUsa(countryInfo?.countryId ?? null) ? [{ code: 'made_in_usa' as const }] : []),
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
