// What happens to an order after it is placed. Each change says which status it must find.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isHeld, type OrderStatus, toLeaveStatuses } from '../../../domain/order/order.ts';
import type { Tracking } from '../../../domain/shipping/carrier.ts';
import type { Queries, Transaction } from '../../database.ts';
import {
  customerOrder,
  type OrderDetails,
  orderRelease,
  orderShipment,
  orderSurvey,
} from '../../schema/order/order.ts';

type Order = typeof customerOrder.$inferSelect;

/** Null when it is not in that status (any more). */
export async function moveOrder(
  tx: Transaction,
  orderId: number,
  from: OrderStatus,
  to: OrderStatus,
): Promise<Order | null> {
  const [order] = await tx
    .update(customerOrder)
    .set({ status: to })
    .where(and(eq(customerOrder.id, orderId), eq(customerOrder.status, from)))
    .returning();
  return order ?? null;
}

/** Whoever else would change it waits. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<Order | null> {
  const [order] = await tx.select().from(customerOrder).where(eq(customerOrder.id, orderId)).for('update');
  return order ?? null;
}

/**
 * A question about its payment: a person must look at it before it leaves, whatever else the desk held it for. Null when
 * it is held for that already, or nothing of it is still to leave.
 */
export async function holdOrder(tx: Transaction, orderId: number, because: string): Promise<Order | null> {
  const [order] = await tx
    .update(customerOrder)
    .set({ heldBecause: because, isHeldByDesk: false })
    .where(
      and(
        eq(customerOrder.id, orderId),
        or(isNull(customerOrder.heldBecause), customerOrder.isHeldByDesk),
        inArray(customerOrder.status, [...toLeaveStatuses]),
      ),
    )
    .returning();
  return order ?? null;
}

/** Somebody of the desk wants it to stay. False when it is held already, or nothing of it is still to leave. */
export async function holdOrderByDesk(tx: Transaction, orderId: number, because: string): Promise<boolean> {
  const held = await tx
    .update(customerOrder)
    .set({ heldBecause: because, isHeldByDesk: true })
    .where(
      and(
        eq(customerOrder.id, orderId),
        isNull(customerOrder.heldBecause),
        inArray(customerOrder.status, [...toLeaveStatuses]),
      ),
    )
    .returning({ id: customerOrder.id });
  return held.length === 1;
}

/** Where it goes from now on; the tax it was sold with is named after the new place. */
export async function setShippingAddress(
  tx: Transaction,
  { id, details, version }: Order,
  change: Pick<OrderDetails, 'shippingAddress' | 'taxNote' | 'isAddressInsisted'>,
): Promise<void> {
  if (!details) throw new Error(`Order ${id} has no address to change.`);
  await tx
    .update(customerOrder)
    .set({ details: { ...details, ...change }, version: version + 1 })
    .where(eq(customerOrder.id, id));
}

interface Release {
  readonly because: string;
  readonly isPaidElsewhere: boolean;
}

/** It may leave again, and it is noted why. False when it is not held (any more), or nothing of it is still to leave. */
export async function releaseOrder(
  tx: Transaction,
  orderId: number,
  { because, isPaidElsewhere }: Release,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order === null || !isHeld(order)) return false;
  await tx
    .update(customerOrder)
    .set({
      heldBecause: null,
      isHeldByDesk: false,
      isPaidElsewhere: order.isPaidElsewhere || isPaidElsewhere,
    })
    .where(eq(customerOrder.id, orderId));
  await tx
    .insert(orderRelease)
    .values({ orderId, heldBecause: order.heldBecause ?? '', because, isPaidElsewhere });
  return true;
}

interface Restocked {
  readonly skuId: number;
  readonly quantity: number;
}

/** Back on the shelf, once for each source. */
export async function restock(
  tx: Transaction,
  { skuId, quantity }: Restocked,
  source: string,
): Promise<void> {
  await tx.execute(sql`
    with noted as (
      insert into stock_ledger (sku_id, delta, reason, source)
      values (${skuId}, ${quantity}, 'return', ${source})
      on conflict (sku_id, source) do nothing returning sku_id
    )
    update stock_level set on_hand = on_hand + ${quantity} from noted where stock_level.sku_id = noted.sku_id`);
}

/** An order that is cancelled leaves the deal's allotment to others while the deal runs. */
export async function returnDeal(tx: Transaction, dealId: number, units: number): Promise<void> {
  await tx.execute(sql`
    update flash_deal set claimed = greatest(claimed - ${units}, 0) where id = ${dealId} and now() < ends_at`);
}

/** False when it has left already. */
export async function shipParcel(
  tx: Transaction,
  shipmentId: number,
  { carrier, trackingCode }: Tracking,
): Promise<boolean> {
  const shipped = await tx
    .update(orderShipment)
    .set({ shippedAt: sql`now()`, trackingCode, carrier })
    .where(and(eq(orderShipment.id, shipmentId), sql`${orderShipment.shippedAt} is null`))
    .returning({ id: orderShipment.id });
  return shipped.length === 1;
}

/** They were charged with the parcel they were in: the new one costs nothing more. */
export async function moveLinesToNewParcel(
  tx: Transaction,
  orderId: number,
  lineIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with parcel as (insert into order_shipment (order_id) values (${orderId}) returning id)
    update order_line set shipment_id = parcel.id from parcel
     where order_line.order_id = ${orderId} and order_line.id in ${[...lineIds]}`);
}

/** Whether nothing of an order is left to leave. */
export async function haveAllLeft(tx: Transaction, orderId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from order_shipment where order_id = ${orderId} and shipped_at is null limit 1`,
  );
  return rowCount === 0;
}

export async function deliverParcels(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`
    update order_shipment set delivered_at = now()
    where order_id = ${orderId} and shipped_at is not null and delivered_at is null`);
}

/** False when this order has one. */
export async function insertSurvey(
  queries: Queries,
  orderId: number,
  answers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const made = await queries
    .insert(orderSurvey)
    .values({ orderId, answers })
    .onConflictDoNothing()
    .returning({ orderId: orderSurvey.orderId });
  return made.length === 1;
}
