// The statements that move stock. Each says in its own condition what must be true, so no two of them can both be
// right about the last unit.
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { HoldLine, HoldState } from '../../domain/stock-hold.ts';
import type { Queries, Transaction } from '../database.ts';
import { stockHold } from '../schema/stock-hold.ts';

/** Whether so many could be set aside. */
export async function reserveUnits(tx: Transaction, skuId: number, units: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update stock_level set reserved = reserved + ${units}
    where sku_id = ${skuId} and on_hand - reserved >= ${units}`);
  return rowCount === 1;
}

/** Whether the deal runs now, by the database's clock, and had so many left. */
export async function claimDealUnits(tx: Transaction, dealId: number, units: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update flash_deal set claimed = claimed + ${units}
    where id = ${dealId} and starts_at <= now() and now() < ends_at and claimed + ${units} <= allotment`);
  return rowCount === 1;
}

/**
 * Made before any unit is set aside, so that the rows everybody wants are held for as short as can be. The commit does
 * not wait for the disk: a hold that a crash forgets cannot be claimed, and the commit of a claim waits for both.
 */
export async function insertHold(
  tx: Transaction,
  lines: readonly HoldLine[],
  minutes: number,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const values = lines.map(
    ({ skuId, quantity, dealId }) => sql`(${skuId}::bigint, ${quantity}::int, ${dealId}::bigint)`,
  );
  const { rows } = await tx.execute<{ id: string; expires_at: Date }>(sql`
    with hold as (
      insert into stock_hold (expires_at)
      select now() + make_interval(mins => ${minutes}) where set_config('synchronous_commit', 'off', true) = 'off'
      returning id, expires_at
    ), line as (
      insert into stock_hold_line (hold_id, sku_id, quantity, deal_id)
      select hold.id, v.sku_id, v.quantity, v.deal_id
      from hold, (values ${sql.join(values, sql`, `)}) as v (sku_id, quantity, deal_id)
    )
    select id, expires_at from hold`);
  const [hold] = rows;
  if (!hold) throw new Error('A hold was made and is not there.');
  return { id: hold.id, expiresAt: new Date(hold.expires_at) };
}

/** The lines of a hold that this very call has settled; null when it was settled before, or has run out. */
export async function settleHold(
  tx: Transaction,
  holdId: string,
  state: Exclude<HoldState, 'held'>,
): Promise<HoldLine[] | null> {
  const { rows } = await tx.execute<Record<keyof HoldLine, unknown>>(sql`
    with settled as (
      update stock_hold set state = ${state}, settled_at = now()
      where id = ${holdId} and state = 'held' and (${state} <> 'claimed' or expires_at > now())
      returning id
    )
    select sku_id as "skuId", quantity, deal_id as "dealId"
    from stock_hold_line join settled on settled.id = hold_id order by sku_id`);
  if (rows.length === 0) return null;
  return rows.map(({ skuId, quantity, dealId }) => ({
    skuId: Number(skuId),
    quantity: Number(quantity),
    dealId: dealId === null ? null : Number(dealId),
  }));
}

/** Sold: the ledger says why, and they leave the shelf. */
export async function sellReserved(
  tx: Transaction,
  { skuId, quantity }: HoldLine,
  source: string,
): Promise<void> {
  await tx.execute(sql`
    with noted as (
      insert into stock_ledger (sku_id, delta, reason, source) values (${skuId}, ${-quantity}, 'sale', ${source})
    )
    update stock_level set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity}
    where sku_id = ${skuId}`);
}

export async function freeReserved(tx: Transaction, { skuId, quantity }: HoldLine): Promise<void> {
  await tx.execute(sql`update stock_level set reserved = reserved - ${quantity} where sku_id = ${skuId}`);
}

export async function returnDealUnits(tx: Transaction, dealId: number, units: number): Promise<void> {
  await tx.execute(sql`update flash_deal set claimed = claimed - ${units} where id = ${dealId}`);
}

/** Holds that have run out, the oldest first. */
export async function expiredHolds(queries: Queries, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: stockHold.id })
    .from(stockHold)
    .where(and(eq(stockHold.state, 'held'), lte(stockHold.expiresAt, sql`now()`)))
    .orderBy(asc(stockHold.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
