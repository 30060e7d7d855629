// What someone may mean while they are still typing: places, makers, and a few things.

import { brandPath } from '../../domain/listing/brand-path.ts';
import { everything } from '../../domain/listing/listing.ts';
import { searchTerms } from '../../domain/listing/search-query.ts';
import type { Tile } from '../../domain/product/tile.ts';
import { nameCategory } from '../../words/listing/name-category.ts';
import { language } from '../../words/spoken.ts';
import { listingNames } from './find-listing-names.ts';
import type { ListingDeps } from './list-products.ts';
import { searchProducts } from './search-products.ts';

export interface Suggestions {
  /** Pages of the shop whose name begins so. */
  readonly links: readonly {
    readonly name: string;
    readonly kind: 'category' | 'designer';
    readonly path: string;
  }[];
  readonly products: readonly Tile[];
  readonly total: number;
}

const mostLinks = 4;
const mostProducts = 5;

export async function suggest(deps: ListingDeps, searchText: string): Promise<Suggestions> {
  const [names, found] = await Promise.all([
    listingNames(deps.queries, deps.cache),
    searchProducts(deps, searchText, everything, () => ({
      firstPage: 1,
      lastPage: 1,
      pages: 1,
      offset: 0,
      limit: mostProducts,
    })),
  ]);
  const begun = searchTerms(searchText);
  const links = [
    ...names.categories
      .map((category) => nameCategory(language(), category))
      .map(({ name, slug }) => ({ name, kind: 'category' as const, path: `/c/${slug}` })),
    ...names.brands.map(({ name }) => ({
      name,
      kind: 'designer' as const,
      path: brandPath(name),
    })),
  ].filter(({ name }) => hasBeginnings(name, begun));
  return {
    links: links.slice(0, mostLinks),
    products: found?.tiles ?? [],
    total: found?.total ?? 0,
  };
}

/** Every word typed begins one of the name's. */
function hasBeginnings(name: string, terms: readonly string[]): boolean {
  const words = searchTerms(name);
  return terms.length > 0 && terms.every((begun) => words.some((word) => word.startsWith(begun)));
}
