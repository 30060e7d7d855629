// A merchant's hand on the stock.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { sku, stockLedger, stockLevel } from '../../schema/pricing/offer.ts';

export interface Level {
  readonly onHand: number;
  readonly reserved: number;
}

/** Without holding anybody up; a size that was never counted has none. */
export async function readStockLevel(tx: Transaction, skuId: number): Promise<Level> {
  const { onHand, reserved } = stockLevel;
  const [level] = await tx.select({ onHand, reserved }).from(stockLevel).where(eq(stockLevel.skuId, skuId));
  return level ?? { onHand: 0, reserved: 0 };
}

/** Held against everyone else until the transaction ends; undefined when the size is none of the product's. */
export async function lockStockLevel(
  tx: Transaction,
  productId: number,
  skuId: number,
): Promise<Level | undefined> {
  const [known] = await tx
    .select({ id: sku.id })
    .from(sku)
    .where(and(eq(sku.id, skuId), eq(sku.productId, productId)));
  if (!known) return undefined;
  await tx.insert(stockLevel).values({ skuId, onHand: 0 }).onConflictDoNothing();
  const { onHand, reserved } = stockLevel;
  const [level] = await tx
    .select({ onHand, reserved })
    .from(stockLevel)
    .where(eq(stockLevel.skuId, skuId))
    .for('update');
  return level;
}

type LedgerEntry = Pick<typeof stockLedger.$inferInsert, 'skuId' | 'delta' | 'reason' | 'source'>;

/** The level and its reason, always together. */
export async function moveStock(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await tx
    .update(stockLevel)
    .set({ onHand: sql`${stockLevel.onHand} + ${entry.delta}` })
    .where(eq(stockLevel.skuId, entry.skuId));
  await tx.insert(stockLedger).values(entry);
}

/** The day it is expected, after setting it when one is given. */
export async function expectArrival(
  tx: Transaction,
  skuId: number,
  day: string | null | undefined,
): Promise<string | null> {
  if (day !== undefined) await tx.update(sku).set({ estimatedArrival: day }).where(eq(sku.id, skuId));
  const [row] = await tx.select({ day: sku.estimatedArrival }).from(sku).where(eq(sku.id, skuId));
  return row?.day ?? null;
}
