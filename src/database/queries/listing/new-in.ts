import { sql } from 'drizzle-orm';
import { everythingCollection } from '../../../domain/listing/listing-entry.ts';
import type { Queries } from '../../database.ts';

/** A design may hang in so many colours in a row. */
const colorsAtMost = 15;

/** The newest designs that anyone may buy and that can be had, one colour each. */
export async function newestProducts(queries: Queries, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from (
      select distinct on (group_id) product.id, product.online_since from (
        select product_id from listing_collection
         where collection_id = ${everythingCollection} and in_stock
         order by in_stock desc nulls last, online_since desc nulls last, product_id
         limit ${limit * colorsAtMost}
      ) newest
      join product on product.id = newest.product_id
      where is_active and is_listed and audience_exclusion_type is null and not is_gift_card
      order by group_id, product.online_since desc, product.id
    ) design
    order by online_since desc, id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}
