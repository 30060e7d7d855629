// The names that lists are filtered by and hang under. They are few and change rarely.
import { asc } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { sizeGroup } from '../../schema/pricing/offer.ts';
import { brand, category } from '../../schema/product/product.ts';

export async function findListingNames(queries: Queries) {
  const [brands, sizes, categories] = await Promise.all([
    queries.select({ id: brand.id, name: brand.name }).from(brand).orderBy(asc(brand.name)),
    queries.select().from(sizeGroup),
    queries.select().from(category).orderBy(asc(category.id)),
  ]);
  return { brands, sizes, categories };
}
