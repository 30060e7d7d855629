// What the merchant decides about a review. A low rating is never a reason to refuse one.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import * as records from '../../database/queries/review/moderation.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { Review } from '../../domain/review/review.ts';
import { queueLength, type ReviewQueue } from '../../domain/review/review-queue.ts';
import { shownReview } from './show-review.ts';

export interface DeskReview
  extends Review,
    Pick<records.DeskReviewRecord, 'productId' | 'productName' | 'revision' | 'status' | 'refusal'> {}

export type QueueInput =
  | { readonly review: number }
  | { readonly queue: ReviewQueue; readonly after: number | null };

export async function listForDesk(queries: Queries, input: QueueInput): Promise<DeskReview[]> {
  const found =
    'review' in input
      ? await records.findOneForDesk(queries, input.review)
      : await records.findQueue(queries, { ...input, size: queueLength });
  return found.map(({ productId, productName, revision, status, refusal, ...review }) => ({
    productId,
    productName,
    revision,
    status,
    refusal,
    ...shownReview(review),
  }));
}

export type Moderation =
  | ({ readonly ok: true } & records.Moderated)
  | { readonly ok: false; readonly code: 'no_such_review' | 'changed_since' };

/** Without a revision, as it stands. */
export const publishReview = (queries: Queries, actor: Actor, id: number, revision: number | null) =>
  moderateReview(queries, actor, id, revision, records.approved);

export const refuseReview = (queries: Queries, actor: Actor, id: number, reason: string) =>
  moderateReview(queries, actor, id, null, records.rejected(reason));

export const replyToReview = (queries: Queries, actor: Actor, id: number, reply: string | null) =>
  moderateReview(queries, actor, id, null, records.answered(reply));

function moderateReview(
  queries: Queries,
  actor: Actor,
  id: number,
  revision: number | null,
  change: records.ModerationChange,
): Promise<Moderation> {
  return queries.transaction(async (tx) => {
    const before = await records.lockReview(tx, id);
    if (!before) return { ok: false, code: 'no_such_review' };
    const done = await records.moderate(tx, id, revision, change);
    if (!done) return { ok: false, code: 'changed_since' };
    const after = await records.lockReview(tx, id);
    const entry = { verb: 'reviews.moderate', thing: 'review', thingId: id, before, after } as const;
    await insertAuditEntry(tx, actor, entry);
    return { ok: true, ...done };
  });
}
