// What comes back of an order, and what is sent for it. Whoever writes here holds the order.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { LineCost } from '../../../domain/order/exchange.ts';
import type { Queries, Transaction } from '../../database.ts';
import { type LineShown, orderLine, orderShipment } from '../../schema/order/order.ts';
import { orderReturn } from '../../schema/order/order-return.ts';

interface ReturnRequest {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly reason: string;
  readonly requestKey?: string | null;
}

/** Null when so many of that line are not there to come back. */
export async function insertReturn(
  tx: Transaction,
  orderId: number,
  { orderLineId, quantity, reason, requestKey = null }: ReturnRequest,
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: unknown }>(sql`
    with line as (
      update order_line set returned_quantity = returned_quantity + ${quantity}
      where id = ${orderLineId} and order_id = ${orderId} and returned_quantity + ${quantity} <= quantity
        and not is_final_sale and gift_card_details is null
        and (shipment_id is null or exists (select from order_shipment
          where order_shipment.id = shipment_id and shipped_at is not null))
      returning id
    )
    insert into order_return (order_line_id, quantity, reason, request_key)
    select id, ${quantity}, ${reason}, ${requestKey} from line returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

export type StoredReturn = typeof orderReturn.$inferSelect;

/** The return of an order that was asked for with this key. */
export async function findReturnByKey(
  tx: Transaction,
  orderId: number,
  key: string,
): Promise<StoredReturn | null> {
  const [found] = await tx
    .select(getTableColumns(orderReturn))
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.orderLineId))
    .where(and(eq(orderLine.orderId, orderId), eq(orderReturn.requestKey, key)));
  return found ?? null;
}

/** It does not come after all. Null when it is here, or something was sent for it. */
export async function callOffReturn(
  tx: Transaction,
  orderId: number,
  returnId: number,
): Promise<{
  readonly orderLineId: number;
  readonly quantity: number;
  readonly holdId: string | null;
} | null> {
  const { rows } = await tx.execute<Record<'lineId' | 'quantity' | 'holdId', unknown>>(sql`
    with called as (
      update order_return set state = 'called_off'
      from order_line line
      where order_return.id = ${returnId} and line.id = order_line_id and line.order_id = ${orderId}
        and state = 'authorised' and exchange_line_id is null
      returning order_line_id, order_return.quantity, exchange_hold_id
    ), kept as (
      update order_line set returned_quantity = returned_quantity - called.quantity
      from called where order_line.id = called.order_line_id
    )
    select order_line_id as "lineId", quantity, exchange_hold_id as "holdId" from called`);
  const [row] = rows;
  if (!row) return null;
  return {
    orderLineId: Number(row.lineId),
    quantity: Number(row.quantity),
    holdId: row.holdId === null ? null : String(row.holdId),
  };
}

export interface ReturnRecord {
  readonly orderLineId: number;
  readonly quantity: number;
  /** Whether it has arrived by this very call. */
  readonly isNew: boolean;
  /** How many of the line are here for their money, with those that came before. */
  readonly unitsHere: number;
  /** The other size that goes out for it, and the line by which it has. */
  readonly exchange: Exchange | null;
}

export interface Exchange {
  readonly skuId: number;
  readonly holdId: string | null;
  readonly lineId: number | null;
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
  const { rows } = await tx.execute<Record<'here', unknown>>(sql`
    select (select coalesce(sum(quantity), 0) from order_return here
        where here.order_line_id = order_return.order_line_id and state = 'received' and exchange_line_id is null) as here
    from order_return where id = ${returnId}`);
  const [found] = await tx
    .select(getTableColumns(orderReturn))
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.orderLineId))
    .where(
      and(eq(orderReturn.id, returnId), eq(orderReturn.state, 'received'), eq(orderLine.orderId, orderId)),
    );
  if (!found) return null;
  const { orderLineId, quantity, exchangeSkuId, exchangeHoldId, exchangeLineId } = found;
  return {
    orderLineId,
    quantity,
    isNew: arrived.length === 1,
    unitsHere: Number(rows[0]?.here ?? 0),
    exchange:
      exchangeSkuId === null
        ? null
        : { skuId: exchangeSkuId, holdId: exchangeHoldId, lineId: exchangeLineId },
  };
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

export interface ExchangeSize {
  readonly lineId: number;
  readonly skuId: number;
  readonly sku: string;
  readonly sizeName: string;
  /** How many could be held now. */
  readonly left: number;
}

/** The other sizes of what is in an order, each as many as are free now. */
export async function findExchangeSizes(
  queries: Queries | Transaction,
  orderId: number,
): Promise<ExchangeSize[]> {
  const { rows } = await queries.execute<Record<keyof ExchangeSize, unknown>>(sql`
    select line.id as "lineId", sku.id as "skuId", sku.code as sku, size_group.name as "sizeName",
      greatest(coalesce(level.on_hand - level.reserved, 0), 0) as left
    from order_line line
    join sku on sku.product_id = line.product_id and sku.id <> line.sku_id
    join size_group on size_group.id = sku.size_group_id
    left join stock_level level on level.sku_id = sku.id
    where line.order_id = ${orderId} and line.gift_card_details is null
    order by line.id, sku.position`);
  return rows.map((row) => ({
    lineId: Number(row.lineId),
    skuId: Number(row.skuId),
    sku: String(row.sku),
    sizeName: String(row.sizeName),
    left: Number(row.left),
  }));
}

export async function setExchange(
  tx: Transaction,
  returnId: number,
  { skuId, holdId }: Pick<Exchange, 'skuId' | 'holdId'>,
): Promise<void> {
  await tx
    .update(orderReturn)
    .set({ exchangeSkuId: skuId, exchangeHoldId: holdId })
    .where(eq(orderReturn.id, returnId));
}

interface NewExchangeLine {
  readonly orderId: number;
  readonly returnId: number;
  readonly from: typeof orderLine.$inferSelect & { readonly shown: LineShown };
  readonly quantity: number;
  readonly size: ExchangeSize;
  readonly cost: LineCost;
}

/** A parcel of its own that costs nothing more, and the line in it; the units it was sent for have their money in it. */
export async function insertExchangeLine(
  tx: Transaction,
  { orderId, returnId, from, quantity, size, cost }: NewExchangeLine,
): Promise<void> {
  const [parcel] = await tx.insert(orderShipment).values({ orderId }).returning({ id: orderShipment.id });
  const [line] = await tx
    .insert(orderLine)
    .values({
      orderId,
      skuId: size.skuId,
      productId: from.productId,
      quantity,
      ...cost,
      isFinalSale: from.isFinalSale,
      shown: { ...from.shown, sku: size.sku, sizeName: size.sizeName },
      shipmentId: parcel?.id ?? null,
      exchangeForLineId: from.id,
    })
    .returning({ id: orderLine.id });
  await tx
    .update(orderLine)
    .set({ exchangedQuantity: sql`${orderLine.exchangedQuantity} + ${quantity}` })
    .where(eq(orderLine.id, from.id));
  await tx
    .update(orderReturn)
    .set({ exchangeLineId: line?.id ?? null })
    .where(eq(orderReturn.id, returnId));
}
