// The statements that move stock. Each says in its own condition what must be true, so no two of them can both be
// right about the last unit.
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { HoldLine, HoldState } from '../../domain/stock-hold.ts';
import type { Queries, Transaction } from '../database.ts';
import { stockHold, stockHoldLine } from '../schema/stock-hold.ts';

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

export async function insertHold(
  tx: Transaction,
  lines: readonly HoldLine[],
  minutes: number,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const [hold] = await tx
    .insert(stockHold)
    .values({ expiresAt: sql`now() + make_interval(mins => ${minutes})` })
    .returning({ id: stockHold.id, expiresAt: stockHold.expiresAt });
  if (!hold) throw new Error('A hold was made and is not there.');
  await tx.insert(stockHoldLine).values(lines.map((line) => ({ ...line, holdId: hold.id })));
  return hold;
}

/** The lines of a hold that this very call has settled; null when it was settled before, or has run out. */
export async function settleHold(
  tx: Transaction,
  holdId: string,
  state: Exclude<HoldState, 'held'>,
): Promise<HoldLine[] | null> {
  const isStillValid = state === 'claimed' ? sql`expires_at > now()` : sql`true`;
  const settled = await tx
    .update(stockHold)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(stockHold.id, holdId), eq(stockHold.state, 'held'), isStillValid))
    .returning({ id: stockHold.id });
  if (settled.length === 0) return null;
  const { skuId, quantity, dealId } = stockHoldLine;
  return tx
    .select({ skuId, quantity, dealId })
    .from(stockHoldLine)
    .where(eq(stockHoldLine.holdId, holdId))
    .orderBy(asc(skuId));
}

/** Sold: they leave the shelf, and the ledger says why. */
export async function sellReserved(
  tx: Transaction,
  { skuId, quantity }: HoldLine,
  source: string,
): Promise<void> {
  await tx.execute(sql`
    update stock_level set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity}
    where sku_id = ${skuId}`);
  await tx.execute(sql`
    insert into stock_ledger (sku_id, delta, reason, source) values (${skuId}, ${-quantity}, 'sale', ${source})`);
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
