// Reviews as the merchant reads them.
import { type SQL, sql } from 'drizzle-orm';
import type { ReviewStatus } from '../../../domain/review/review.ts';
import type { ReviewQueue } from '../../../domain/review/review-queue.ts';
import type { Queries, Transaction } from '../../database.ts';
import { type ReviewRecord, recordOf } from './review.ts';

export interface DeskReviewRecord extends ReviewRecord {
  readonly productId: number;
  readonly productName: string;
  readonly revision: number;
  readonly status: ReviewStatus;
  readonly refusal: string | null;
}

const inQueue: Readonly<Record<ReviewQueue, SQL>> = {
  waiting: sql`review.status = 'pending'`,
  changed: sql`review.status = 'pending' and review.revision > 1`,
  published: sql`review.status = 'approved'`,
  refused: sql`review.status = 'rejected'`,
};

export interface QueuePage {
  readonly queue: ReviewQueue;
  /** The number of the review that the page before it ended with. */
  readonly after: number | null;
  readonly size: number;
}

/** What waits is read from the oldest on, what was decided from the latest. */
export function findQueue(queries: Queries, { queue, after, size }: QueuePage): Promise<DeskReviewRecord[]> {
  const isWaiting = queue === 'waiting' || queue === 'changed';
  const [compare, direction] = isWaiting ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const start = after === null ? sql`true` : sql`review.id ${compare} ${after}`;
  return findDeskReviews(
    queries,
    sql`${inQueue[queue]} and ${start} order by review.id ${direction} limit ${size}`,
  );
}

/** One review, wherever it stands; none when there is no such review. */
export const findOneForDesk = (queries: Queries, id: number) =>
  findDeskReviews(queries, sql`review.id = ${id}`);

async function findDeskReviews(queries: Queries, those: SQL): Promise<DeskReviewRecord[]> {
  const { rows } = await queries.execute<Record<keyof DeskReviewRecord, unknown>>(sql`
    select review.id, review.product_id as "productId", product.name as "productName", review.revision, review.status,
      review.refusal, review.author_name as "authorName", review.rating,
      review.fit, review.title, review.body, bought.name as "sizeName", usual.name as "usualSize",
      review.height_cm as "heightCm", review.is_verified as "isVerified", review.created_at as "createdAt", review.reply,
      review.helpful_count as "helpfulCount",
      coalesce((select json_agg(json_build_object('path', path, 'alt', alt) order by position)
        from review_photo where review_id = review.id), '[]') as photos
    from review join product on product.id = review.product_id
    left join size_group bought on bought.id = review.size_group_id
    left join size_group usual on usual.id = review.usual_size_group_id
    where ${those}`);
  return rows.map((row) => ({
    ...recordOf(row),
    productId: Number(row.productId),
    productName: String(row.productName),
    revision: Number(row.revision),
    status: row.status as ReviewStatus,
    refusal: row.refusal === null ? null : String(row.refusal),
  }));
}

export type ModerationChange = SQL;
export type Moderated = { readonly id: number; readonly status: ReviewStatus };

export interface ModerationState {
  readonly status: ReviewStatus;
  readonly refusal: string | null;
  readonly reply: string | null;
  /** These two say which review it was, even when its writer has removed it. */
  readonly rating: number;
  readonly productId: number;
}

/** How it stands; whoever else would change it waits. Null when there is none. */
export async function lockReview(tx: Transaction, id: number): Promise<ModerationState | null> {
  const { rows } = await tx.execute<Record<keyof ModerationState, unknown>>(
    sql`select status, refusal, reply, rating, product_id as "productId" from review where id = ${id} for update`,
  );
  const [row] = rows;
  return row ? { ...(row as unknown as ModerationState), productId: Number(row.productId) } : null;
}

/** Null when there is no such review, or it has been changed since that revision was read. */
export async function moderate(
  tx: Transaction,
  id: number,
  revision: number | null,
  change: ModerationChange,
): Promise<Moderated | null> {
  const { rows } = await tx.execute<{ id: unknown; status: ReviewStatus }>(sql`
    update review set ${change}
     where id = ${id} and (${revision}::int is null or revision = ${revision}::int)
    returning id, status`);
  return rows[0] ? { id: Number(rows[0].id), status: rows[0].status } : null;
}

export const approved = sql`status = 'approved', refusal = null`;
export const rejected = (reason: string) => sql`status = 'rejected', refusal = ${reason}`;
export const answered = (reply: string | null) =>
  sql`reply = ${reply}, replied_at = case when ${reply}::text is null then null else now() end`;
