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
  readonly categories: readonly Category[];
}
