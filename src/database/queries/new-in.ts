import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';

/** The newest designs that anyone may buy and that can be had, one colour each. */
export async function newestProducts(queries: Queries, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from (
      select distinct on (group_id) id, online_since from product
      where is_active and audience_exclusion_type is null and not is_gift_card
        and exists (
          select from sku join stock_level on stock_level.sku_id = sku.id
          where sku.product_id = product.id and on_hand > reserved)
      order by group_id, online_since desc, id
    ) design
    order by online_since desc, id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}
