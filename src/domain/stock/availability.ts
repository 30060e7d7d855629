// How much is left, and what of it is worth telling.
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

/** How many are left of a size that is low, by a known number; null when there is nothing to warn of. */
export function lowStockLeft(size: Pick<Size, 'quantityType' | 'lowStockQuantity'>): number | null {
  return size.quantityType === 'LowStock' ? size.lowStockQuantity : null;
}

export type SwatchMark = 'sold_out' | 'presale';

/** The mark on a colour that cannot be had now, or not yet; null for one with nothing to say. */
export function swatchMark({
  isSoldOut,
  isPresale,
}: Pick<Swatch, 'isSoldOut' | 'isPresale'>): SwatchMark | null {
  if (isSoldOut) return 'sold_out';
  return isPresale ? 'presale' : null;
}

export type SizeMark = SwatchMark | { readonly left: number };

/** The mark under a size in the selector; null for a size with nothing to say. */
export function sizeMark(
  size: Pick<Size, 'quantityType' | 'lowStockQuantity' | 'isPresale'>,
): SizeMark | null {
  if (size.quantityType === 'OutOfStock') return 'sold_out';
  if (size.isPresale) return 'presale';
  const left = lowStockLeft(size);
  return left === null ? null : { left };
}

/** The day on which a size that is sold ahead leaves the shop; null for one that is here, or gone. */
export function presaleDay(
  size: Pick<Size, 'isPresale' | 'presaleShipDate' | 'quantityType'>,
): string | null {
  return size.isPresale && size.quantityType !== 'OutOfStock' ? size.presaleShipDate : null;
}
