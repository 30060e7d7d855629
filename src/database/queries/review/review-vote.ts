// Who found a review of use, each once. How many there are is kept by triggers (migration 0045).
import { sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries } from '../../database.ts';

const columnOf = (owner: Owner) => ('customerId' in owner ? sql`customer_id` : sql`guest_id`);
const idOf = (owner: Owner) => ('customerId' in owner ? owner.customerId : owner.guestId);

export async function insertVote(queries: Queries, owner: Owner, reviewId: number): Promise<void> {
  await queries.execute(sql`
    insert into review_vote (review_id, ${columnOf(owner)})
    select id, ${idOf(owner)} from review where id = ${reviewId} and status = 'approved'
    on conflict do nothing`);
}

export async function deleteVote(queries: Queries, owner: Owner, reviewId: number): Promise<void> {
  await queries.execute(
    sql`delete from review_vote where review_id = ${reviewId} and ${columnOf(owner)} = ${idOf(owner)}`,
  );
}

/** Null for a review that is not shown. */
export async function findVoted(
  queries: Queries,
  reviewId: number,
): Promise<{ readonly helpfulCount: number; readonly customerId: string | null } | null> {
  const { rows } = await queries.execute<{ helpfulCount: number; customerId: string | null }>(sql`
    select helpful_count as "helpfulCount", customer_id as "customerId"
      from review where id = ${reviewId} and status = 'approved'`);
  return rows[0] ?? null;
}

/** A guest's votes become a customer's, each once, and none for what they wrote themselves. */
export async function moveVotes(queries: Queries, guestId: string, customerId: string): Promise<void> {
  await queries.execute(sql`
    with moved as (delete from review_vote where guest_id = ${guestId} returning review_id, created_at)
    insert into review_vote (review_id, customer_id, created_at)
    select review_id, ${customerId}, moved.created_at from moved join review on review.id = review_id
     where review.customer_id is distinct from ${customerId} order by review_id
    on conflict do nothing`);
}
