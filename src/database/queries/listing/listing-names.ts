// The names that lists are filtered by and hang under. They are few and change rarely.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries, Transaction } from '../../database.ts';
import { sizeGroup } from '../../schema/pricing/offer.ts';
import { brand, category, categoryAddress } from '../../schema/product/product.ts';
import { categoryTranslation } from '../../schema/product/translation.ts';
import { shownCategories } from './shown-categories.ts';

/** Categories that shoppers find, by the name they have in a language; one that has none there keeps its own. */
export async function findListingNames(queries: Queries | Transaction, language: Language) {
  const translation = categoryTranslation;
  const [brands, sizes, categories, formerAddresses] = await Promise.all([
    queries.select({ id: brand.id, name: brand.name }).from(brand).orderBy(asc(brand.name)),
    queries.select().from(sizeGroup),
    queries
      .select({
        id: category.id,
        name: sql<string>`coalesce(${translation.name}, ${category.name})`,
        slug: category.slug,
        parentId: category.parentId,
        isTranslated: sql<boolean>`${translation.name} is not null`,
      })
      .from(category)
      .leftJoin(translation, and(eq(translation.categoryId, category.id), eq(translation.language, language)))
      .where(sql`${category.id} in ${shownCategories}`)
      .orderBy(asc(category.position), asc(category.id)),
    queries.select().from(categoryAddress),
  ]);
  return { brands, sizes, categories, formerAddresses };
}
