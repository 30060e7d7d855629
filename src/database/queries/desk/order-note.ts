import { asc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { orderNote } from '../../schema/desk/desk.ts';
import { orderLine, orderReturn } from '../../schema/order/order.ts';

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

export function findReturns(queries: Queries, orderId: number) {
  return queries
    .select({
      returnId: orderReturn.id,
      lineId: orderReturn.orderLineId,
      quantity: orderReturn.quantity,
      reason: orderReturn.reason,
      state: orderReturn.state,
    })
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.orderLineId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderReturn.id));
}
