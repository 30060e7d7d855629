// Which number of trade names an item. A number names one size of one colour, and those that begin with 02, 04 or 2 are
// for the inside of a shop: the channels refuse an item that shares a number or carries such a one.
import { isGtinSound } from '../catalogue/gtin.ts';
import type { Product } from '../product/product.ts';

/** Null where there is none that the channels take. The shop has one for all sizes, so it names a thing of one size. */
export function channelGtin({ gtin, sizes }: Pick<Product, 'gtin' | 'sizes'>): string | null {
  if (gtin === null || sizes.length !== 1 || !isGtinSound(gtin)) return null;
  const thirteen = gtin.padStart(14, '0').slice(1);
  return /^(?:2|02|04)/.test(thirteen) ? null : gtin;
}
