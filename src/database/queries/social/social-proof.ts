// What others do with products, counted.
import { type SQL, sql } from 'drizzle-orm';
import type { ProofCounts } from '../../../domain/social/social-proof.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries } from '../../database.ts';
import { ownedBy } from '../bag/bag.ts';

/** By product; one of which nothing can be counted is left out. */
export async function countProof(
  queries: Queries,
  productIds: readonly number[],
  asker: Owner | null,
): Promise<Map<number, ProofCounts>> {
  const { rows } = await queries.execute<Record<'id' | keyof ProofCounts, unknown>>(sql`
    select product.id,
      (select coalesce(sum(quantity), 0) from order_line
         join customer_order on customer_order.id = order_line.order_id
        where order_line.product_id = product.id and placed_at > now() - interval '7 days'
          and status <> 'cancelled') as "soldThisWeek",
      (select count(distinct bag.id) from bag_item join bag on bag.id = bag_item.bag_id
        where bag_item.product_id = product.id and bag.changed_at > now() - interval '7 days'
          and ${asker ? ofOthers(asker) : sql`true`}) as "inBags",
      coalesce(product_tally.love_count, 0) as loves
    from product left join product_tally on product_tally.product_id = product.id
    where product.id in ${[...productIds]} and product.is_active`);
  return new Map(
    rows.map(({ id, soldThisWeek, inBags, loves }) => [
      Number(id),
      { soldThisWeek: Number(soldThisWeek), inBags: Number(inBags), loves: Number(loves) },
    ]),
  );
}

/** A bag of a guest has no customer, and the other way round: neither is then the asker's. */
function ofOthers(asker: Owner): SQL {
  return sql`(${ownedBy(asker)}) is not true`;
}
