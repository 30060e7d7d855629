import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';

/** Products whose deal runs and has units left, or comes soon: those that end first come first. */
export async function dealProducts(queries: Queries, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select product_id as id from flash_deal join product on product.id = product_id
     where ends_at > now() and claimed < allotment and starts_at < now() + interval '3 days'
       and is_active and is_listed and audience_exclusion_type is null
     order by starts_at > now(), case when starts_at > now() then starts_at else ends_at end, product_id
     limit ${limit}`);
  return [...new Set(rows.map(({ id }) => Number(id)))];
}
