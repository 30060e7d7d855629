// What a letter that somebody looks at is about: the last that was sold.
import { desc, isNotNull, sql } from 'drizzle-orm';
import type { Quote } from '../../../domain/checkout/quote.ts';
import type { Queries } from '../../database.ts';
import { paymentAttempt } from '../../schema/payment/payment.ts';

export interface LastOrder {
  readonly orderId: number;
  readonly currency: string;
  readonly totalMinor: number;
  readonly names: readonly string[];
  /** Of its first line. */
  readonly productId: number;
}

/** Undefined while nothing was sold. */
export async function findLastOrder(queries: Queries): Promise<LastOrder | undefined> {
  const { rows } = await queries.execute<Record<keyof LastOrder, unknown>>(sql`
    select o.id as "orderId", o.currency, o.total_minor as "totalMinor",
      json_agg(product.name order by line.id) as names, (array_agg(product.id order by line.id))[1] as "productId"
    from (select * from customer_order order by placed_at desc, id desc limit 1) o
    join order_line line on line.order_id = o.id join product on product.id = line.product_id
    group by o.id, o.currency, o.total_minor`);
  const [row] = rows;
  return (
    row && {
      orderId: Number(row.orderId),
      currency: String(row.currency),
      totalMinor: Number(row.totalMinor),
      names: row.names as string[],
      productId: Number(row.productId),
    }
  );
}

/** The quote that last became an order here; undefined while none has. */
export async function findLastQuote(
  queries: Queries,
): Promise<{ readonly orderId: number; readonly quote: Quote } | undefined> {
  const [last] = await queries
    .select({ orderId: paymentAttempt.orderId, quote: paymentAttempt.quote })
    .from(paymentAttempt)
    .where(isNotNull(paymentAttempt.orderId))
    .orderBy(desc(paymentAttempt.orderId))
    .limit(1);
  return last?.orderId == null ? undefined : { orderId: last.orderId, quote: last.quote };
}
