// What was decided about reviews, from the audit, whose rows nobody can change or delete: a refusal stays here when its
// writer changes or removes the review, and when somebody publishes it after all.
import { type SQL, sql } from 'drizzle-orm';
import { type AgeSort, mostCounted } from '../../../domain/desk/list.ts';
import { type Decided, integrityDays } from '../../../domain/review/integrity.ts';
import type { ReviewStatus } from '../../../domain/review/review.ts';
import type { Queries } from '../../database.ts';

/** Stars as they were when it was decided; entries from before they were written down have the review's own. */
const decision = sql`
  select entry.id, entry.at, entry.thing_id::bigint as review_id, entry.actor_kind, entry.actor_id, entry.actor_name,
    entry.before ->> 'status' as was, entry.after ->> 'status' as status, entry.after ->> 'refusal' as reason,
    coalesce((entry.after ->> 'rating')::int, review.rating) as stars,
    coalesce((entry.after ->> 'productId')::bigint, review.product_id) as product_id, review.status as status_now
    from audit_entry entry left join review on review.id = entry.thing_id::bigint
   where entry.thing = 'review' and entry.after ->> 'status' in ('approved', 'rejected')
     and (entry.before ->> 'status' <> entry.after ->> 'status'
       or entry.before ->> 'refusal' is distinct from entry.after ->> 'refusal')`;

const recent = sql`${decision} and entry.at >= now() - make_interval(days => ${integrityDays}::int)`;

export interface DecidedByStars extends Decided {
  /** Null for reviews that were gone before their stars were written down. */
  readonly stars: number | null;
}

/** Each review by what was decided of it last. */
export async function countByStars(queries: Queries): Promise<DecidedByStars[]> {
  const { rows } = await queries.execute<Record<keyof DecidedByStars, unknown>>(sql`
    with last as (
      select distinct on (review_id) stars, status from (${recent}) decision order by review_id, id desc)
    select stars, count(*) as decided, count(*) filter (where status = 'rejected') as refused
      from last group by stars order by stars`);
  return rows.map(({ stars, decided, refused }) => ({
    stars: stars === null ? null : Number(stars),
    decided: Number(decided),
    refused: Number(refused),
  }));
}

export interface Refuser {
  readonly actorId: string | null;
  readonly name: string;
  /** Reviews that they published or refused. */
  readonly decided: number;
  /** Of those refused, how many had one star, two, and so on. */
  readonly refusedByStars: readonly number[];
  readonly refused: number;
  /** Refused after they had been shown. */
  readonly takenDown: number;
}

/** Whoever refused most first; a review counts once for each person, however often they decided. */
export async function countByPerson(queries: Queries): Promise<Refuser[]> {
  const refusedWith = [1, 2, 3, 4, 5].map(
    (stars) => sql`count(distinct review_id) filter (where status = 'rejected' and stars = ${stars})`,
  );
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select actor_id as "actorId", (array_agg(actor_name order by id desc))[1] as name,
      count(distinct review_id) as decided, array[${sql.join(refusedWith, sql`, `)}] as "refusedByStars",
      count(distinct review_id) filter (where status = 'rejected') as refused,
      count(distinct review_id) filter (where status = 'rejected' and was = 'approved') as "takenDown"
      from (${recent}) decision group by actor_kind, actor_id order by refused desc, name limit 100`);
  return rows.map((row) => ({
    actorId: row.actorId === null ? null : String(row.actorId),
    name: String(row.name),
    decided: Number(row.decided),
    refusedByStars: (row.refusedByStars as unknown[]).map(Number),
    refused: Number(row.refused),
    takenDown: Number(row.takenDown),
  }));
}

export interface RefusalRecord {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly reviewId: number;
  readonly productId: number | null;
  readonly stars: number | null;
  readonly reason: string;
  readonly wasShown: boolean;
  /** Null when its writer has removed it. */
  readonly statusNow: ReviewStatus | null;
}

export interface RefusalFilters {
  readonly stars?: number | undefined;
  /** The id of a person or a token. */
  readonly person?: string | undefined;
}

function refusals({ stars, person }: RefusalFilters): SQL {
  const ofPerson = person === undefined ? sql`` : sql`and entry.actor_id = ${person}`;
  const withStars = stars === undefined ? sql`true` : sql`stars = ${stars}`;
  return sql`(select * from (${decision} and entry.after ->> 'status' = 'rejected' ${ofPerson}) all_of_them
    where ${withStars}) refusal`;
}

export async function findRefusals(
  queries: Queries,
  filters: RefusalFilters,
  page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
): Promise<RefusalRecord[]> {
  const { sort, size, afterId } = page;
  const [compare, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const start = afterId === undefined ? sql`true` : sql`id ${compare} ${afterId}`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select id, at, actor_name as by, review_id as "reviewId", product_id as "productId", stars,
      coalesce(reason, '') as reason, was = 'approved' as "wasShown", status_now as "statusNow"
      from ${refusals(filters)} where ${start} order by id ${direction} limit ${size}`);
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(String(row.at)),
    by: String(row.by),
    reviewId: Number(row.reviewId),
    productId: row.productId === null ? null : Number(row.productId),
    stars: row.stars === null ? null : Number(row.stars),
    reason: String(row.reason),
    wasShown: row.wasShown === true,
    statusNow: row.statusNow as ReviewStatus | null,
  }));
}

/** One more than is counted when there are more. */
export async function countRefusals(queries: Queries, filters: RefusalFilters): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${refusals(filters)} limit ${mostCounted + 1}) counted`);
  return Number(rows[0]?.count);
}
