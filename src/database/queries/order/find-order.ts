// Orders as they are read: by whose they are, or by number for whoever has proven to hold the order's link.
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CheckoutAddress } from '../../../domain/checkout/address.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import {
  customerOrder,
  type LineShown,
  orderHistory,
  orderLine,
  orderShipment,
} from '../../schema/order/order.ts';
import { type AttemptRecord, findAttemptOfOrder } from '../payment/attempt.ts';
import { findRefunds, type RefundRecord } from '../payment/refund.ts';

export interface OrderRecord {
  readonly order: typeof customerOrder.$inferSelect;
  readonly lines: readonly (typeof orderLine.$inferSelect & { readonly shown: LineShown })[];
  readonly shipments: readonly (typeof orderShipment.$inferSelect)[];
  readonly history: readonly { readonly toStatus: string; readonly at: Date }[];
  readonly attempt: AttemptRecord | null;
  readonly refunds: readonly RefundRecord[];
  readonly hasSurvey: boolean;
}

export function isOwnedBy(owner: Owner): SQL {
  return 'customerId' in owner
    ? eq(customerOrder.customerId, owner.customerId)
    : eq(customerOrder.guestId, owner.guestId);
}

/** Null when there is none, or it is somebody else's. */
export async function findOrder(
  queries: Queries | Transaction,
  orderId: number,
  owner: Owner | 'anyone',
): Promise<OrderRecord | null> {
  const isTheirs = owner === 'anyone' ? sql`true` : isOwnedBy(owner);
  const [order] = await queries
    .select()
    .from(customerOrder)
    .where(sql`${customerOrder.id} = ${orderId} and ${isTheirs}`);
  return order ? wholeOrder(queries, order) : null;
}

/** The latest first. */
export async function findOrdersOf(
  queries: Queries,
  customerId: string,
  limit: number,
): Promise<OrderRecord[]> {
  const orders = await queries
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.customerId, customerId))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .limit(limit);
  return Promise.all(orders.map((order) => wholeOrder(queries, order)));
}

async function wholeOrder(
  queries: Queries | Transaction,
  order: typeof customerOrder.$inferSelect,
): Promise<OrderRecord> {
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id));
  const shipments = await queries
    .select()
    .from(orderShipment)
    .where(eq(orderShipment.orderId, order.id))
    .orderBy(sql`${orderShipment.shipDate} nulls first`, asc(orderShipment.id));
  const history = await queries
    .select({ toStatus: orderHistory.toStatus, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(asc(orderHistory.id));
  const { rows: surveys } = await queries.execute(sql`select from order_survey where order_id = ${order.id}`);
  const looks = await looksOf(
    queries,
    lines.filter(({ shown }) => shown === null).map(({ skuId }) => skuId),
  );
  return {
    order,
    lines: lines.flatMap((line) => {
      const shown = line.shown ?? looks.get(line.skuId);
      return shown ? [{ ...line, shown }] : [];
    }),
    shipments,
    history,
    attempt: await findAttemptOfOrder(queries, order.id),
    refunds: await findRefunds(queries, order.id),
    hasSurvey: surveys.length > 0,
  };
}

/** How what was sold elsewhere looks now. */
async function looksOf(
  queries: Queries | Transaction,
  skuIds: readonly number[],
): Promise<Map<number, LineShown>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select sku.id, sku.code as sku, product.id as "productId", product.name, product.slug,
      product.color_name as "colorName", size_group.name as "sizeName",
      coalesce(image.path, product.swatch_image) as "imagePath", coalesce(image.alt, product.name) as "imageAlt"
    from sku join product on product.id = sku.product_id
    join size_group on size_group.id = sku.size_group_id
    left join product_image image on image.product_id = product.id and image.position = 0
    where sku.id in ${[...skuIds]}`);
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        sku: String(row.sku),
        name: String(row.name),
        colorName: String(row.colorName),
        sizeName: String(row.sizeName),
        path: `/product/${row.productId}/${row.slug}`,
        imagePath: String(row.imagePath),
        imageAlt: String(row.imageAlt),
      },
    ]),
  );
}

/** Where the last order of a customer went that was sent somewhere; null when there is none. */
export async function findLastAddress(queries: Queries, customerId: string): Promise<CheckoutAddress | null> {
  const { rows } = await queries.execute<{ address: CheckoutAddress }>(sql`
    select details -> 'shippingAddress' as address from customer_order
    where customer_id = ${customerId} and jsonb_typeof(details -> 'shippingAddress') = 'object'
    order by placed_at desc limit 1`);
  return rows[0]?.address ?? null;
}
