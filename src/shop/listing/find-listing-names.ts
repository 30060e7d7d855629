import type { Queries } from '../../database/database.ts';
import { findListingNames } from '../../database/queries/listing/listing-names.ts';
import { compareSizes } from '../../domain/listing/size-order.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { untranslatedOf } from '../../domain/text/untranslated.ts';
import { languages } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';
import type { ListingCache } from './listing-cache.ts';
import type { ListingNames } from './listing-names.ts';

export function listingNames(queries: Queries, cache: ListingCache): Promise<ListingNames> {
  const spokenLanguage = language();
  return cache.names.of(spokenLanguage, async () => {
    const { brands, sizes, categories, formerAddresses } = await findListingNames(queries, spokenLanguage);
    const withSlug = ({ id, name }: { id: number; name: string }) => ({ id, name, slug: slugOf(name, '') });
    return {
      brands: brands.map(withSlug),
      sizes: sizes.map(withSlug).sort((a, b) => compareSizes(a.name, b.name)),
      categories: categories.map(({ isTranslated, ...category }) => ({
        ...category,
        ...untranslatedOf(isTranslated || spokenLanguage === languages[0] ? [] : ['name']),
      })),
      formerAddresses: new Map(formerAddresses.map(({ slug, categoryId }) => [slug, categoryId])),
    };
  });
}
