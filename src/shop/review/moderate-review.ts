// What the merchant decides about a review. A low rating is never a reason to refuse one.
import type { Queries } from '../../database/database.ts';
import * as records from '../../database/queries/review/moderation.ts';
import type { Review } from '../../domain/review/review.ts';
import { shownReview } from './show-review.ts';

const listedAtOnce = 50;

export interface WaitingReview extends Review {
  readonly productId: number;
  readonly revision: number;
}

/** The oldest first, after the one that was listed last. */
export async function listWaiting(queries: Queries, after: number): Promise<WaitingReview[]> {
  const waiting = await records.findWaiting(queries, after, listedAtOnce);
  return waiting.map(({ productId, revision, ...review }) => ({
    productId,
    revision,
    ...shownReview(review),
  }));
}

export type Moderation =
  | ({ readonly ok: true } & records.Moderated)
  | { readonly ok: false; readonly code: 'no_such_review' | 'changed_since' };

/** Without a revision, as it stands. */
export const publishReview = (queries: Queries, id: number, revision: number | null) =>
  moderated(queries, id, revision, records.approved);

export const refuseReview = (queries: Queries, id: number, reason: string) =>
  moderated(queries, id, null, records.rejected(reason));

export const replyToReview = (queries: Queries, id: number, reply: string | null) =>
  moderated(queries, id, null, records.answered(reply));

async function moderated(
  queries: Queries,
  id: number,
  revision: number | null,
  change: records.ModerationChange,
): Promise<Moderation> {
  const done = await records.moderate(queries, id, revision, change);
  if (done) return { ok: true, ...done };
  return { ok: false, code: (await records.hasReview(queries, id)) ? 'changed_since' : 'no_such_review' };
}
