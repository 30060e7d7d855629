// What is kept for a line of a bag while its shopper pays.
import { sql } from 'drizzle-orm';
import type { HoldLine } from '../../../domain/stock/stock-hold.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { ownerColumn } from '../checkout/owner-column.ts';

export interface BagHold {
  readonly expiresAt: Date;
  /** Its time is over and nobody has let go of it yet. */
  readonly hasRunOut: boolean;
}

/**
 * What is kept for a line. Null when nothing is; then nothing is left of an earlier hold either. The line is held, so
 * that two who would keep it come one after the other.
 */
export async function findBagHold(tx: Transaction, bagItemId: string): Promise<BagHold | null> {
  await tx.execute(sql`select from bag_item where id = ${bagItemId} for update`);
  const { rows } = await tx.execute<{ expires_at: string; has_run_out: boolean }>(sql`
    select expires_at, expires_at <= now() as has_run_out
    from bag_hold join stock_hold on stock_hold.id = hold_id
    where bag_item_id = ${bagItemId} and state = 'held'`);
  if (rows[0]) return { expiresAt: new Date(rows[0].expires_at), hasRunOut: rows[0].has_run_out };
  await tx.execute(sql`delete from bag_hold where bag_item_id = ${bagItemId}`);
  return null;
}

/** For so long from now, though its time had run out: nobody has taken it since. Null when it is gone. */
export async function renewBagHold(
  tx: Transaction,
  bagItemId: string,
  minutes: number,
): Promise<Date | null> {
  const { rows } = await tx.execute<{ expires_at: string }>(sql`
    update stock_hold set expires_at = now() + make_interval(mins => ${minutes}::int)
    from bag_hold where bag_hold.hold_id = stock_hold.id and bag_item_id = ${bagItemId} and state = 'held'
    returning expires_at`);
  if (rows[0]) return new Date(rows[0].expires_at);
  await tx.execute(sql`delete from bag_hold where bag_item_id = ${bagItemId}`);
  return null;
}

/** False when the line is not in that person's bag any more, or not as it was. */
export async function insertBagHold(
  tx: Transaction,
  owner: Owner,
  line: { readonly bagItemId: string; readonly skuId: number; readonly quantity: number },
  holdId: string,
): Promise<boolean> {
  const { column, id } = ownerColumn(owner);
  const { rowCount } = await tx.execute(sql`
    insert into bag_hold (bag_item_id, hold_id)
    select item.id, ${holdId} from bag_item item join bag on bag.id = item.bag_id
    where item.id = ${line.bagItemId} and bag.${column} = ${id} and sku_id = ${line.skuId}
      and quantity = ${line.quantity}`);
  return rowCount === 1;
}

/**
 * What was kept for these lines, for the payment that takes it over: the holds are ended, and what they had set aside
 * is left as it is.
 */
export async function takeOverBagHolds(tx: Transaction, bagItemIds: readonly string[]): Promise<HoldLine[]> {
  const { rows } = await tx.execute<{ skuId: unknown; quantity: unknown }>(sql`
    with mine as (
      delete from bag_hold where bag_item_id = any(${sql.param([...bagItemIds])}::uuid[]) returning hold_id
    ), ended as (
      update stock_hold set state = 'released', settled_at = now()
      from mine where id = mine.hold_id and state = 'held' returning id
    )
    select sku_id as "skuId", quantity from stock_hold_line join ended on ended.id = hold_id`);
  return rows.map(({ skuId, quantity }) => ({
    skuId: Number(skuId),
    quantity: Number(quantity),
    dealId: null,
  }));
}

/** When the first of others lets go of each of these sizes, in milliseconds; none of a size that nobody holds. */
export async function othersHoldUntil(
  queries: Queries | Transaction,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ skuId: unknown; until: unknown }>(sql`
    with live as materialized (
      select id, expires_at from stock_hold where state = 'held' and expires_at > now()
    )
    select sku_id as "skuId", extract(epoch from min(expires_at)) * 1000 as until
    from live join stock_hold_line on hold_id = live.id
    where sku_id = any(${sql.param([...skuIds])}::bigint[]) group by sku_id`);
  return new Map(rows.map(({ skuId, until }) => [Number(skuId), Math.floor(Number(until))]));
}
