// The categories as the desk has them: all of them, with what is in them.
import { asc, sql } from 'drizzle-orm';
import { type Language, languages } from '../../../../domain/visitor/language.ts';
import type { Queries, Transaction } from '../../../database.ts';
import { category } from '../../../schema/product/product.ts';
import { categoryTranslation } from '../../../schema/product/translation.ts';

export interface CategoryRecord {
  readonly id: number;
  readonly parentId: number | null;
  readonly version: number;
  readonly slug: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly googleCategory: string | null;
  readonly isListed: boolean;
}

const treeLock = 7_249_341;

/** Whoever changes what lies where does so alone: of two moves that would make a circle together, one sees the other. */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${treeLock})`);
}

/** Each among its neighbours in the order shoppers see. */
export async function findCategories(queries: Queries | Transaction): Promise<CategoryRecord[]> {
  const rows = await queries.select().from(category).orderBy(asc(category.position), asc(category.id));
  const translations = await queries.select().from(categoryTranslation);
  return rows.map(({ name, position: _, ...row }) => ({
    ...row,
    names: {
      [languages[0]]: name,
      ...Object.fromEntries(
        translations
          .filter(({ categoryId }) => categoryId === row.id)
          .map((translation) => [translation.language, translation.name]),
      ),
    },
  }));
}

/** How many products are in each, whether shoppers see them or not. */
export async function countByCategory(queries: Queries | Transaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await queries.execute<{ id: number; products: string }>(sql`
    select category_id as id, count(*) as products from product_category group by category_id`);
  return new Map(rows.map(({ id, products }) => [id, Number(products)]));
}

/** Addresses that lead to categories since those have others. */
export async function findFormerAddresses(
  queries: Queries | Transaction,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await queries.execute<{ id: number; slugs: string[] }>(sql`
    select category_id as id, array_agg(slug order by slug) as slugs from category_address group by category_id`);
  return new Map(rows.map(({ id, slugs }) => [id, slugs]));
}
