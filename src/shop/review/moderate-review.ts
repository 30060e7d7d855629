// What the merchant decides about a review. A low rating is never a reason to refuse one.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import * as records from '../../database/queries/review/moderation.ts';
import type { Actor } from '../../domain/desk/actor.ts';
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
