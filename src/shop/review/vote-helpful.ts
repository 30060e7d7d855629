// Saying that a review was of use, and taking it back. Asking twice is the same as asking once.
import type { Queries } from '../../database/database.ts';
import { deleteVote, findVoted, insertVote } from '../../database/queries/review/review-vote.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Owner } from '../../domain/visitor/owner.ts';

export type Voted =
  | { readonly ok: true; readonly helpfulCount: number }
  | { readonly ok: false; readonly code: 'no_such_review' | 'own_review' };

export async function voteHelpful(queries: Queries, owner: Owner, reviewId: number): Promise<Voted> {
  const review = await findVoted(queries, reviewId);
  if (review && 'customerId' in owner && review.customerId === owner.customerId)
    return { ok: false, code: 'own_review' };
  if (review) await withRetry(() => insertVote(queries, owner, reviewId));
  return voteAnswer(queries, reviewId);
}

export async function takeBackHelpful(
  queries: Queries,
  owner: Owner | null,
  reviewId: number,
): Promise<Voted> {
  if (owner) await withRetry(() => deleteVote(queries, owner, reviewId));
  return voteAnswer(queries, reviewId);
}

async function voteAnswer(queries: Queries, reviewId: number): Promise<Voted> {
  const review = await findVoted(queries, reviewId);
  return review ? { ok: true, helpfulCount: review.helpfulCount } : { ok: false, code: 'no_such_review' };
}
