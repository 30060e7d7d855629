// Names and the slugs by which an address speaks of them.
import type { Category } from '../../domain/product/product.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

export interface ListingNames {
  /** By name. */
  readonly brands: readonly Named[];
  /** From small to large. */
  readonly sizes: readonly Named[];
  /** Those that shoppers find, among their neighbours in the merchant's order. */
  readonly categories: readonly Category[];
  /** Which category an address belonged to before. */
  readonly formerAddresses: ReadonlyMap<string, number>;
}

/** By its address, or by one it had before. */
export function categoryAt(
  { categories, formerAddresses }: Pick<ListingNames, 'categories' | 'formerAddresses'>,
  slug: string,
): Category | undefined {
  const id = formerAddresses.get(slug);
  return categories.find((one) => one.slug === slug) ?? categories.find((one) => one.id === id);
}
