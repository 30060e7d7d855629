// The short words on a product's picture and beside its name.

import { words } from '../../words/product/words.ts';
import { words as stockWords } from '../../words/stock/words.ts';
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
  const own = product.promoTag === null ? [] : [words.promoTag(product.promoTag)];
  const newer = flags.updated_product_labels ? stateLabels(product) : [];
  const origin = madeInUsa(product.countryInfo?.countryId ?? null) ? [words.madeInUsa] : [];
  return [...new Set([...own, ...newer, ...origin])];
}

function stateLabels(product: LabelledProduct): string[] {
  if (!product.isGiftCard && isSoldOut(product)) return [stockWords.soldOut];
  const labels = [];
  if (product.sizes.some(({ isPresale }) => isPresale)) labels.push(stockWords.presale);
  if (product.daysOnline <= newForDays) labels.push(words.isNew);
  if (product.isGreenLit) labels.push(words.considered);
  return labels;
}
