import { asc, eq } from 'drizzle-orm';
import type { ReturnState } from '../../../domain/order/order-return.ts';
import type { Queries, Transaction } from '../../database.ts';
import { orderNote } from '../../schema/desk/desk.ts';
import { orderLine } from '../../schema/order/order.ts';
import { orderReturn } from '../../schema/order/order-return.ts';
import { sizeGroup, sku } from '../../schema/pricing/offer.ts';
import { stockHold } from '../../schema/stock/stock-hold.ts';

export type NoteRecord = typeof orderNote.$inferSelect;

export async function insertNote(
  tx: Transaction,
  note: { readonly orderId: number; readonly writtenBy: string; readonly body: string },
): Promise<void> {
  await tx.insert(orderNote).values(note);
}

export function findNotes(queries: Queries, orderId: number): Promise<NoteRecord[]> {
  return queries.select().from(orderNote).where(eq(orderNote.orderId, orderId)).orderBy(asc(orderNote.id));
}

export interface DeskReturn {
  readonly returnId: number;
  readonly lineId: number;
  readonly quantity: number;
  readonly reason: string;
  readonly state: ReturnState;
  readonly exchange: {
    readonly sku: string;
    readonly sizeName: string;
    readonly heldUntil: string | null;
    readonly isSent: boolean;
  } | null;
}

export async function findReturns(queries: Queries, orderId: number): Promise<DeskReturn[]> {
  const rows = await queries
    .select({ theReturn: orderReturn, code: sku.code, sizeName: sizeGroup.name, hold: stockHold })
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.orderLineId))
    .leftJoin(sku, eq(sku.id, orderReturn.exchangeSkuId))
    .leftJoin(sizeGroup, eq(sizeGroup.id, sku.sizeGroupId))
    .leftJoin(stockHold, eq(stockHold.id, orderReturn.exchangeHoldId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderReturn.id));
  return rows.map(({ theReturn: { id, orderLineId, quantity, reason, state, exchangeLineId }, ...size }) => ({
    returnId: id,
    lineId: orderLineId,
    quantity,
    reason,
    state,
    exchange:
      size.code === null
        ? null
        : {
            sku: size.code,
            sizeName: size.sizeName ?? '',
            heldUntil: size.hold?.state === 'held' ? size.hold.expiresAt.toISOString() : null,
            isSent: exchangeLineId !== null,
          },
  }));
}
