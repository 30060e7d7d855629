// Names and the slugs by which an address speaks of them.
import type { Queries } from '../database/database.ts';
import { findListingNames } from '../database/queries/listing-names.ts';
import type { Category } from '../domain/product.ts';
import { compareSizes } from '../domain/size-order.ts';
import { slugOf } from '../domain/slug.ts';
import type { ListingMemory } from './listing-memory.ts';

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

export function listingNames(queries: Queries, memory: ListingMemory): Promise<ListingNames> {
  return memory.names.of('', async () => {
    const { brands, sizes, categories } = await findListingNames(queries);
    const named = ({ id, name }: { id: number; name: string }) => ({ id, name, slug: slugOf(name, '') });
    return {
      brands: brands.map(named),
      sizes: sizes.map(named).sort((a, b) => compareSizes(a.name, b.name)),
      categories,
    };
  });
}
