// What others do with products, as it was last counted.
import { type SQL, sql } from 'drizzle-orm';
import { oldestCountSeconds, type ProofCounts } from '../../../domain/social/social-proof.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries } from '../../database.ts';
import { ownedBy } from '../bag/bag.ts';

/**
 * By product, in a few rows for each whatever it sold. A count that is too old says nothing: a week that nobody counts
 * any more, because no process does jobs, is a week of which nothing is known.
 */
export async function countProof(
  queries: Queries,
  productIds: readonly number[],
  asker: Owner | null,
): Promise<Map<number, ProofCounts>> {
  const { rows } = await queries.execute<Record<'id' | keyof ProofCounts, unknown>>(sql`
    select product.id,
      coalesce(week.sold_count, 0) as "soldThisWeek",
      greatest(coalesce(week.bag_count, 0) - ${asker ? ownBag(asker) : sql`0`}, 0) as "inBags",
      coalesce(product_tally.love_count, 0) as loves
    from product left join product_tally on product_tally.product_id = product.id
      left join product_week_count as counted
        on counted.counted_at > now() - ${oldestCountSeconds} * interval '1 second'
      left join product_week as week on week.product_id = product.id and counted.is_only
    where product.id in ${[...productIds]} and product.is_active`);
  return new Map(
    rows.map(({ id, soldThisWeek, inBags, loves }) => [
      Number(id),
      { soldThisWeek: Number(soldThisWeek), inBags: Number(inBags), loves: Number(loves) },
    ]),
  );
}

/** One where the asker's own bag is among those that were counted. */
function ownBag(asker: Owner): SQL {
  return sql`(
    select count(distinct bag.id) from bag join bag_item on bag_item.bag_id = bag.id
     where ${ownedBy(asker)} and bag_item.product_id = product.id and bag_item.added_at <= counted.counted_at
       and bag.changed_at > counted.counted_at - interval '7 days')`;
}
