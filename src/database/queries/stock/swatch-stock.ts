import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';

/** The colours of a group that can be had in one size; null when there is no such group. */
export async function colorsInStock(
  queries: Queries,
  groupId: number,
  sizeGroupId: number,
): Promise<number[] | null> {
  const { rows } = await queries.execute<{ id: string; available: boolean }>(sql`
    select product.id, coalesce(stock_level.on_hand > stock_level.reserved, false) as available
    from product
    left join sku on sku.product_id = product.id and sku.size_group_id = ${sizeGroupId}
    left join stock_level on stock_level.sku_id = sku.id
    where product.group_id = ${groupId} and product.is_active
    order by product.id`);
  if (rows.length === 0) return null;
  return rows.filter(({ available }) => available).map(({ id }) => Number(id));
}
