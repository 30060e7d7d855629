// Reviews as the merchant reads them.
import { type SQL, sql } from 'drizzle-orm';
import type { ReviewStatus } from '../../../domain/review/review.ts';
import type { Queries, Transaction } from '../../database.ts';
import { type ReviewRecord, recordOf } from './review.ts';

export interface WaitingRecord extends ReviewRecord {
  readonly productId: number;
  readonly revision: number;
}

export async function findWaiting(queries: Queries, after: number, limit: number): Promise<WaitingRecord[]> {
  const { rows } = await queries.execute<Record<keyof WaitingRecord, unknown>>(sql`
    select review.id, review.product_id as "productId", review.revision, review.author_name as "authorName", review.rating,
      review.fit, review.title, review.body, bought.name as "sizeName", usual.name as "usualSize",
      review.height_cm as "heightCm", review.is_verified as "isVerified", review.created_at as "createdAt", review.reply,
      review.helpful_count as "helpfulCount",
      coalesce((select json_agg(json_build_object('path', path, 'alt', alt) order by position)
        from review_photo where review_id = review.id), '[]') as photos
    from review
    left join size_group bought on bought.id = review.size_group_id
    left join size_group usual on usual.id = review.usual_size_group_id
    where review.status = 'pending' and review.id > ${after}
    order by review.id limit ${limit}`);
  return rows.map((row) => ({
    ...recordOf(row),
    productId: Number(row.productId),
    revision: Number(row.revision),
  }));
}

export type ModerationChange = SQL;
export type Moderated = { readonly id: number; readonly status: ReviewStatus };

export interface ModerationState {
  readonly status: ReviewStatus;
  readonly refusal: string | null;
  readonly reply: string | null;
}

/** How it stands; whoever else would change it waits. Null when there is none. */
export async function lockReview(tx: Transaction, id: number): Promise<ModerationState | null> {
  const { rows } = await tx.execute<{ status: ReviewStatus; refusal: string | null; reply: string | null }>(
    sql`select status, refusal, reply from review where id = ${id} for update`,
  );
  return rows[0] ?? null;
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
