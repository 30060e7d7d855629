// Reviews as their writers have them, always by whose they are: an id alone opens nothing.
import { sql } from 'drizzle-orm';
import type { Bought, OwnReview } from '../../../domain/review/eligibility.ts';
import type { Queries, Transaction } from '../../database.ts';

export interface BoughtRecord extends Bought {
  /** The purchase a review would speak of, and the size of it. */
  readonly lineId: number | null;
  readonly skuId: number | null;
}

/** Null when there is no such product to review. What came back or was cancelled was not kept long enough to speak of. */
export async function findBought(
  queries: Queries | Transaction,
  customerId: string,
  productId: number,
  skuId: number | null = null,
): Promise<BoughtRecord | null> {
  const { rows } = await queries.execute<Record<keyof BoughtRecord, unknown>>(sql`
    with line as (
      select line.id, line.sku_id, 
          case when shipment.id is null then o.status in ('shipped', 'delivered')
            else shipment.shipped_at is not null end as is_shipped
        from customer_order o
        join order_line line on line.order_id = o.id
        left join order_shipment shipment on shipment.id = line.shipment_id
       where o.customer_id = ${customerId} and line.product_id = ${productId}
         and o.status in ('placed', 'partly_shipped', 'shipped', 'delivered')
         and line.returned_quantity < line.quantity
    ), speaking as (
      select id, sku_id from line
       where is_shipped and not exists (select from review where order_line_id = line.id)
       order by (sku_id = ${skuId}::bigint) desc nulls last, id limit 1
    )
    select (select count(*)::int from line where is_shipped) as "shippedLines",
      (select count(*)::int from line where not is_shipped) as "waitingLines",
      exists (select from review where customer_id = ${customerId} and product_id = product.id) as "hasReviewed",
      (select id from speaking) as "lineId", (select sku_id from speaking) as "skuId"
    from product where id = ${productId} and is_active and not is_gift_card`);
  const [row] = rows;
  if (!row) return null;
  return {
    ...(row as unknown as Bought),
    lineId: row.lineId === null ? null : Number(row.lineId),
    skuId: row.skuId === null ? null : Number(row.skuId),
  };
}

export interface ReviewDraft {
  readonly rating: number;
  readonly fit: number | null;
  readonly title: string;
  readonly body: string;
  readonly sizeGroupId: number | null;
  readonly heightCm: number | null;
  readonly usualSizeGroupId: number | null;
}

/** Null for a size the product is not made in. */
export async function findSizeGroup(
  queries: Queries | Transaction,
  productId: number,
  skuId: number,
): Promise<number | null> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select size_group_id as id from sku where id = ${skuId} and product_id = ${productId}`,
  );
  return rows[0]?.id ?? null;
}

/** Null for a size that nothing in the shop has. */
export async function findSizeNamed(queries: Queries | Transaction, name: string): Promise<number | null> {
  const { rows } = await queries.execute<{ id: number }>(sql`select id from size_group where name = ${name}`);
  return rows[0]?.id ?? null;
}

/** Null when its writer, or the purchase, has spoken already. */
export async function insertReview(
  transaction: Transaction,
  writer: { readonly customerId: string; readonly authorName: string },
  productId: number,
  lineId: number | null,
  draft: ReviewDraft,
): Promise<number | null> {
  const { rows } = await transaction.execute<{ id: unknown }>(sql`
    insert into review (product_id, group_id, customer_id, author_name, order_line_id, rating, fit, title, body,
      size_group_id, height_cm, usual_size_group_id)
    select id, group_id, ${writer.customerId}, ${writer.authorName}, ${lineId}::bigint, ${draft.rating}, ${draft.fit}::smallint,
      ${draft.title}, ${draft.body}, ${draft.sizeGroupId}::int, ${draft.heightCm}::smallint, ${draft.usualSizeGroupId}::int
      from product where id = ${productId}
    on conflict do nothing returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** Where it was last written from. */
export async function saveOrigin(
  transaction: Transaction,
  reviewId: number,
  writer: { readonly id: string; readonly network: string },
): Promise<void> {
  await transaction.execute(sql`
    insert into review_origin (review_id, customer_id, network) values (${reviewId}, ${writer.id}, ${writer.network})
    on conflict (review_id) do update set network = excluded.network, at = now()`);
}

export interface LockedReview extends ReviewDraft {
  readonly productId: number;
  readonly authorName: string;
  readonly status: OwnReview['status'];
}

/** Whoever else changes it waits. Null when it is not theirs. */
export async function lockReview(
  transaction: Transaction,
  customerId: string,
  id: number,
): Promise<LockedReview | null> {
  const { rows } = await transaction.execute<Record<keyof LockedReview, unknown>>(sql`
    select product_id as "productId", author_name as "authorName", status, rating, fit, title, body,
      size_group_id as "sizeGroupId", height_cm as "heightCm", usual_size_group_id as "usualSizeGroupId"
    from review where id = ${id} and customer_id = ${customerId} for update`);
  const [row] = rows;
  return row ? { ...(row as unknown as LockedReview), productId: Number(row.productId) } : null;
}

/** What was changed waits to be read again. */
export async function updateReview(transaction: Transaction, id: number, draft: ReviewDraft): Promise<void> {
  await transaction.execute(sql`
    update review set rating = ${draft.rating}, fit = ${draft.fit}::smallint, title = ${draft.title}, body = ${draft.body},
      size_group_id = ${draft.sizeGroupId}::int, height_cm = ${draft.heightCm}::smallint,
      usual_size_group_id = ${draft.usualSizeGroupId}::int, status = 'pending', refusal = null, revision = revision + 1
    where id = ${id}`);
}

/** Whether there was such a review of theirs. */
export async function deleteReview(queries: Queries, customerId: string, id: number): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`delete from review where id = ${id} and customer_id = ${customerId}`,
  );
  return rowCount === 1;
}

export interface OwnReviewRecord extends Omit<OwnReview, 'bodyText' | 'photos'> {
  readonly body: string;
  readonly photos: readonly { readonly id: string; readonly path: string; readonly alt: string }[];
}

export async function findOwnReview(
  queries: Queries,
  customerId: string,
  productId: number,
): Promise<OwnReviewRecord | null> {
  const { rows } = await queries.execute<Record<keyof OwnReviewRecord, unknown>>(sql`
    select review.id, status, refusal, rating, fit, title, body, height_cm as "heightCm", usual.name as "usualSize",
      (select sku.id from sku where sku.product_id = review.product_id
         and sku.size_group_id = review.size_group_id) as "sizeId",
      coalesce((select json_agg(json_build_object('id', id, 'path', path, 'alt', alt) order by position)
        from review_photo where review_id = review.id), '[]') as photos
    from review left join size_group usual on usual.id = review.usual_size_group_id
    where customer_id = ${customerId} and product_id = ${productId}`);
  const [row] = rows;
  if (!row) return null;
  return {
    ...(row as unknown as OwnReviewRecord),
    id: Number(row.id),
    sizeId: row.sizeId === null ? null : Number(row.sizeId),
  };
}
