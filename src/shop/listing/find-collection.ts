// The collections that have a page: categories, and those that are none.
import type { ListingScope } from '../../database/queries/listing/listing.ts';
import type { ListingSort } from '../../domain/listing/listing.ts';
import { everythingCollection, presaleCollection } from '../../domain/listing/listing-entry.ts';
import type { Category } from '../../domain/product/product.ts';
import type { PartlyTranslated } from '../../domain/text/untranslated.ts';
import { words } from '../../words/listing/words.ts';
import { categoryAt, type ListingNames } from './listing-names.ts';

export interface Collection extends PartlyTranslated<'name'> {
  readonly name: string;
  readonly slug: string;
  readonly scope: ListingScope;
  /** What "featured" means here. */
  readonly featuredBy: Exclude<ListingSort, 'price-low' | 'price-high'>;
  /** From the top down, without the collection itself. */
  readonly above: readonly Category[];
  readonly below: readonly Category[];
}

/** What came in within this many days is new. */
export const newDays = 60;

/** One that was found by an address it had before says its own. */
export function findCollection(names: ListingNames, slug: string): Collection | null {
  const { categories } = names;
  const category = categoryAt(names, slug);
  if (category)
    return {
      name: category.name,
      slug: category.slug,
      untranslated: category.untranslated,
      scope: { collectionId: category.id },
      featuredBy: 'featured',
      above: ancestorsOf(category, categories),
      below: categories.filter(({ parentId }) => parentId === category.id),
    };
  const top = categories.filter(({ parentId }) => parentId === null);
  const made = { slug, featuredBy: 'featured' as const, above: [], below: top };
  if (slug === 'all')
    return { ...made, name: words.everything, scope: { collectionId: everythingCollection } };
  if (slug === 'new-in')
    return {
      ...made,
      name: words.newIn,
      scope: { collectionId: everythingCollection, sinceDays: newDays },
      featuredBy: 'newest',
    };
  if (slug === 'pre-sale')
    return { ...made, name: words.presale, scope: { collectionId: presaleCollection }, below: [] };
  return null;
}

function ancestorsOf(category: Category, categories: readonly Category[]): Category[] {
  const above: Category[] = [];
  let next = categories.find(({ id }) => id === category.parentId);
  // A family tree that bites its tail would never end.
  while (next && !above.includes(next)) {
    above.unshift(next);
    const { parentId } = next;
    next = categories.find(({ id }) => id === parentId);
  }
  return above;
}
