// Every product that has a page of its own, by id.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { shownCategories } from './shown-categories.ts';

const indexed = sql`is_active and is_listed and audience_exclusion_type is null and not is_gift_card`;

/** The first id of each part of so many products. */
export async function findSitemapParts(queries: Queries, products: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) as number from product where ${indexed}
    ) numbered
    where (number - 1) % ${products} = 0 order by id`);
  return rows.map(({ id }) => Number(id));
}

export async function findSitemapProducts(
  queries: Queries,
  from: number,
  limit: number,
): Promise<{ id: number; slug: string }[]> {
  const { rows } = await queries.execute<{ id: string; slug: string }>(sql`
    select id, slug from product where id >= ${from} and ${indexed} order by id limit ${limit}`);
  return rows.map(({ id, slug }) => ({ id: Number(id), slug }));
}

/** Categories that shoppers find, and that something hangs in. */
export async function findSitemapCategories(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ slug: string }>(sql`
    select slug from category
     where exists (select from listing_facet_count where collection_id = category.id)
       and category.id in ${shownCategories} order by category.id`);
  return rows.map(({ slug }) => slug);
}
