// What the desk looks at so that reviews can be believed. Only the latest reviews of the period are read, by the index of
// their age, and every step over them is a sort: nothing grows with what was written before.
import { sql } from 'drizzle-orm';
import { fewestShared, type TextPair } from '../../../domain/review/alike-texts.ts';
import {
  burstHours,
  fewestFromAddress,
  fewestInBurst,
  integrityDays,
  mostLookedAt,
  mostSigns,
  type Usual,
} from '../../../domain/review/integrity.ts';
import type { ReviewStatus } from '../../../domain/review/review.ts';
import type { Queries } from '../../database.ts';

const sinceThen = sql`now() - make_interval(days => ${integrityDays}::int)`;

const looked = sql`
  select id, product_id, created_at, sketch from review
   where created_at >= ${sinceThen} order by created_at desc, id desc limit ${mostLookedAt}`;

/** One more than are looked at when there are more. */
export async function countLookedAt(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from review where created_at >= ${sinceThen} limit ${mostLookedAt + 1}) few`);
  return Number(rows[0]?.count);
}

export interface BurstRecord {
  readonly productId: number;
  readonly reviews: number;
  /** Of the first and the last review in it. */
  readonly from: Date;
  readonly to: Date;
  readonly usual: Usual;
}

/** The day with most reviews of each product that had several, and what was usual before it. The most first. */
export async function findBusyDays(queries: Queries): Promise<BurstRecord[]> {
  const hours = sql`make_interval(hours => ${burstHours}::int)`;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with looked as materialized (${looked}),
    counted as (
      select product_id, created_at as ends_at, count(*) over day as reviews, min(created_at) over day as begins_at
        from looked window day as (partition by product_id order by created_at
          range between interval '${sql.raw(String(burstHours))} hours' preceding and current row)),
    busiest as (
      select * from (
        select distinct on (product_id) * from counted where reviews >= ${fewestInBurst}
         order by product_id, reviews desc, ends_at desc) day
       order by reviews desc, product_id limit ${2 * mostSigns})
    select busiest.product_id as "productId", reviews, begins_at as "from", ends_at as "to", before.*
      from busiest cross join lateral (
        select count(*) filter (where created_at >= ends_at - ${hours} - make_interval(days => ${integrityDays}::int)
            and created_at < begins_at) as "usualReviews",
          least(${integrityDays}::int, extract(epoch from begins_at - min(created_at)) / 86400) as "usualDays"
          from review where review.product_id = busiest.product_id) before
     order by reviews desc, "productId"`);
  return rows.map((row) => ({
    productId: Number(row.productId),
    reviews: Number(row.reviews),
    from: new Date(String(row.from)),
    to: new Date(String(row.to)),
    usual: { reviews: Number(row.usualReviews), days: Number(row.usualDays) },
  }));
}

export interface AddressRecord {
  readonly reviewIds: readonly number[];
  readonly people: number;
  readonly products: number;
}

/** Several people who wrote from one place, the most reviews first. The place itself is not told. */
export async function findSharedAddresses(queries: Queries): Promise<AddressRecord[]> {
  const { people, reviews, ofOneProduct } = fewestFromAddress;
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with latest as (
      select network, customer_id, review_id from review_origin
       where at >= ${sinceThen} order by at desc limit ${mostLookedAt}),
    written as (
      select latest.*, review.product_id,
        count(*) over (partition by network, review.product_id) as of_product
        from latest join review on review.id = latest.review_id)
    select count(distinct customer_id) as people, count(distinct product_id) as products,
      array_agg(review_id order by review_id) as "reviewIds"
      from written group by network
     having count(distinct customer_id) >= ${people}
       and (count(*) >= ${reviews} or max(of_product) >= ${ofOneProduct})
     order by count(*) desc, min(review_id) limit ${mostSigns}`);
  return rows.map((row) => ({
    reviewIds: (row.reviewIds as unknown[]).map(Number),
    people: Number(row.people),
    products: Number(row.products),
  }));
}

const mostPairs = 500;

/**
 * Pairs of texts that share enough of their sketches. Each number leads from a review to the one before it that has the
 * same number, not to all of them: a phrase that everybody uses makes a chain and not every pair there is, and copies of
 * one text stand next to each other in each of their chains.
 */
export async function findTextPairs(queries: Queries): Promise<TextPair[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with looked as materialized (${looked}),
    link as (
      select id, lag(id) over (partition by shingle order by id) as other
        from looked cross join unnest(sketch) as shingle),
    pair as (
      select id, other, count(*) as shared from link where other is not null
       group by id, other having count(*) >= ${fewestShared} order by shared desc, id limit ${mostPairs})
    select pair.id, pair.other, one.body as text, second.body as "otherText"
      from pair join review one on one.id = pair.id join review second on second.id = pair.other
     order by shared desc, pair.id`);
  return rows.map((row) => ({
    a: { id: Number(row.id), text: String(row.text) },
    b: { id: Number(row.other), text: String(row.otherText) },
  }));
}

export interface SignReview {
  readonly id: number;
  readonly productId: number;
  readonly productName: string;
  readonly rating: number;
  readonly status: ReviewStatus;
  readonly authorName: string;
  readonly text: string;
}

const sign = sql`review.id, review.product_id as "productId", product.name as "productName", review.rating,
  review.status, review.author_name as "authorName", left(review.body, 300) as text`;

/** By number, the oldest first. */
export async function findSignReviews(queries: Queries, ids: readonly number[]): Promise<SignReview[]> {
  const { rows } = await queries.execute<Record<keyof SignReview, unknown>>(sql`
    select ${sign} from review join product on product.id = review.product_id
     where review.id = any(${sql.param([...ids])}::bigint[]) order by review.id`);
  return rows.map(decodeSign);
}

/** Those of one burst, the oldest first, and no more than a page of them. */
export async function findBurstReviews(
  queries: Queries,
  { productId, from, to }: Pick<BurstRecord, 'productId' | 'from' | 'to'>,
): Promise<SignReview[]> {
  const { rows } = await queries.execute<Record<keyof SignReview, unknown>>(sql`
    select ${sign} from review join product on product.id = review.product_id
     where review.product_id = ${productId}
       and review.created_at between ${from.toISOString()}::timestamptz - interval '1 millisecond'
         and ${to.toISOString()}::timestamptz + interval '1 millisecond'
     order by review.created_at, review.id limit 100`);
  return rows.map(decodeSign);
}

function decodeSign(row: Record<keyof SignReview, unknown>): SignReview {
  return {
    id: Number(row.id),
    productId: Number(row.productId),
    productName: String(row.productName),
    rating: Number(row.rating),
    status: row.status as ReviewStatus,
    authorName: String(row.authorName),
    text: String(row.text),
  };
}
