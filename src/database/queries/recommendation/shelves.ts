import { sql } from 'drizzle-orm';
import type { LowerShelf } from '../../../domain/recommendation/lower-shelves.ts';
import { curatedPlacement } from '../../../domain/recommendation/recommendation.ts';
import type { Queries } from '../../database.ts';

/** Which shelves of a product hold anything, in no order. */
export async function findShelves(queries: Queries, productId: number): Promise<LowerShelf[]> {
  const { rows } = await queries.execute<{ shelf: LowerShelf }>(sql`
    with beside as (
      select placement, other_product_id from recommendation where product_id = ${productId}
      union all
      select ${curatedPlacement}, other_product_id from look_item where product_id = ${productId})
    select distinct placement as shelf from beside join product on product.id = other_product_id
      where is_active and is_listed and audience_exclusion_type is null
    union all
    select 'photos' where exists (select from social_photo where product_id = ${productId})`);
  return rows.map(({ shelf }) => shelf);
}
