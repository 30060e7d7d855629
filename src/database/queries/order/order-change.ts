// What happens to an order after it is placed. Each change says which status it must find.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isHeld, type OrderStatus, toLeaveStatuses } from '../../../domain/order/order.ts';
import type { Queries, Transaction } from '../../database.ts';
import {
  customerOrder,
  type OrderDetails,
  orderRelease,
  orderReturn,
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
  trackingCode: string | null,
): Promise<boolean> {
  const shipped = await tx
    .update(orderShipment)
    .set({ shippedAt: sql`now()`, trackingCode })
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

interface ReturnRequest {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly reason: string;
}

/** Null when so many of that line are not there to come back. */
export async function insertReturn(
  tx: Transaction,
  orderId: number,
  { orderLineId, quantity, reason }: ReturnRequest,
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: unknown }>(sql`
    with line as (
      update order_line set returned_quantity = returned_quantity + ${quantity}
      where id = ${orderLineId} and order_id = ${orderId} and returned_quantity + ${quantity} <= quantity
        and not is_final_sale and gift_card_details is null
      returning id
    )
    insert into order_return (order_line_id, quantity, reason)
    select id, ${quantity}, ${reason} from line returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

export interface ReturnRecord {
  readonly orderLineId: number;
  readonly quantity: number;
  /** Whether it has arrived by this very call. */
  readonly isNew: boolean;
  /** How many of the line are here, with those that came before. */
  readonly unitsHere: number;
}

/** It is here, now or from before; null when this order has none by that number. */
export async function receiveReturn(
  tx: Transaction,
  orderId: number,
  returnId: number,
): Promise<ReturnRecord | null> {
  const arrived = await tx
    .update(orderReturn)
    .set({ state: 'received', receivedAt: sql`now()` })
    .where(
      and(
        eq(orderReturn.id, returnId),
        eq(orderReturn.state, 'authorised'),
        sql`exists (select from order_line where id = ${orderReturn.orderLineId} and order_id = ${orderId})`,
      ),
    )
    .returning({ id: orderReturn.id });
  const { rows } = await tx.execute<Record<'lineId' | 'quantity' | 'here', unknown>>(sql`
    select order_line_id as "lineId", order_return.quantity,
      (select sum(quantity) from order_return here
        where here.order_line_id = order_return.order_line_id and state = 'received') as here
    from order_return join order_line on order_line.id = order_line_id
    where order_return.id = ${returnId} and order_id = ${orderId}`);
  const [row] = rows;
  return row
    ? {
        orderLineId: Number(row.lineId),
        quantity: Number(row.quantity),
        isNew: arrived.length === 1,
        unitsHere: Number(row.here),
      }
    : null;
}

/** What was due for it has been given back. */
export async function markPaidBack(tx: Transaction, returnId: number): Promise<void> {
  await tx.update(orderReturn).set({ isPaidBack: true }).where(eq(orderReturn.id, returnId));
}

/** Whether every unit of an order has come back. */
export async function isAllHere(tx: Transaction, orderId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from order_line where order_id = ${orderId} and quantity > (
      select coalesce(sum(quantity), 0) from order_return where order_line_id = order_line.id and state = 'received')
    limit 1`);
  return rowCount === 0;
}
