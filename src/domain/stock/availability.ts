// What the shop says about how much is left.

import { language } from '../../words/spoken.ts';
import { words } from '../../words/stock/words.ts';
import { formatDay } from '../../words/text/format-day.ts';
import type { Product, QuantityType, Size, Swatch } from '../product/product.ts';

/** Units at or under which a size counts as low, when the merchant has not said. */
export const defaultLowStockAt = 3;

export function quantityTypeOf(available: number, lowStockAt: number = defaultLowStockAt): QuantityType {
  if (available <= 0) return 'OutOfStock';
  return available <= lowStockAt ? 'LowStock' : 'InStock';
}

/** A product is in stock when any size is, low when only low ones are left. Without sizes there is none to sell. */
export function quantityTypeOfSizes(sizes: readonly Pick<Size, 'quantityType'>[]): QuantityType {
  const types = new Set(sizes.map((size) => size.quantityType));
  if (types.has('InStock')) return 'InStock';
  return types.has('LowStock') ? 'LowStock' : 'OutOfStock';
}

/** The sizes decide when there are any; the product's own mark may be older than they are. */
export function isSoldOut(product: {
  readonly quantityType: Product['quantityType'];
  readonly sizes: readonly Pick<Size, 'quantityType'>[];
}): boolean {
  const quantityType = product.sizes.length > 0 ? quantityTypeOfSizes(product.sizes) : product.quantityType;
  return quantityType === 'OutOfStock';
}

/** The low-stock warning for a size, one of `sizeCount`; null when there is nothing to warn of. */
export function lowStockMessage(
  size: Pick<Size, 'quantityType' | 'lowStockQuantity'>,
  sizeCount: number,
): string | null {
  if (size.quantityType !== 'LowStock' || size.lowStockQuantity === null) return null;
  return sizeCount > 1 ? words.onlyLeftInSize(size.lowStockQuantity) : words.onlyLeft(size.lowStockQuantity);
}

/** The word under a size in the selector; null for a size with nothing to say. */
export function sizeWord(size: Pick<Size, 'quantityType' | 'lowStockQuantity' | 'isPresale'>): string | null {
  if (size.quantityType === 'OutOfStock') return words.soldOut;
  if (size.isPresale) return words.presale;
  if (size.quantityType === 'LowStock' && size.lowStockQuantity !== null)
    return words.left(size.lowStockQuantity);
  return null;
}

/** The word on a colour that cannot be had now, or not yet; null for one with nothing to say. */
export function swatchWord({ isSoldOut, isPresale }: Pick<Swatch, 'isSoldOut' | 'isPresale'>): string | null {
  if (isSoldOut) return words.soldOut;
  return isPresale ? words.presale : null;
}

/** When a size that is sold ahead leaves the shop; null for one that is here. */
export function presaleMessage(
  size: Pick<Size, 'isPresale' | 'presaleShipDate' | 'quantityType'>,
): string | null {
  if (!size.isPresale || size.presaleShipDate === null || size.quantityType === 'OutOfStock') return null;
  return words.shipsBy(formatDay(language(), size.presaleShipDate));
}
