// Reviews as shoppers read them: approved ones only. Each order is that of an index, so that a page of them is read and
// not the whole; how many there are in all is kept by triggers (migration 0045).
import { type SQL, sql } from 'drizzle-orm';
import {
  filterCount,
  heightBands,
  type ReviewFilters,
  type ReviewSort,
} from '../../../domain/review/review-query.ts';
import type { Queries } from '../../database.ts';

export interface ReviewRecord {
  readonly id: number;
  readonly authorName: string;
  readonly rating: number;
  readonly fit: number | null;
  readonly title: string;
  readonly body: string;
  readonly sizeName: string | null;
  readonly usualSize: string | null;
  readonly heightCm: number | null;
  readonly isVerified: boolean;
  readonly createdAt: string;
  readonly reply: string | null;
  readonly helpfulCount: number;
  readonly photos: readonly { readonly path: string; readonly alt: string }[];
}

export interface Window {
  readonly start: number;
  readonly limit: number;
}

const orders: Readonly<Record<ReviewSort, SQL>> = {
  featured: sql`review.featured_rank desc nulls last, review.created_at desc nulls last, review.id desc nulls last`,
  newest: sql`review.created_at desc nulls last, review.id desc nulls last`,
  highest: sql`review.rating desc nulls last, review.created_at desc nulls last, review.id desc nulls last`,
  lowest: sql`review.rating, review.created_at desc nulls last, review.id desc nulls last`,
  helpful: sql`review.helpful_count desc nulls last, review.created_at desc nulls last, review.id desc nulls last`,
};

/** What a review must be to be shown under these filters. */
function shownUnder(productId: number, filters: ReviewFilters): SQL {
  const { rating, fit, size, height, photos, verified, search } = filters;
  const conditions = [sql`review.product_id = ${productId} and review.status = 'approved'`];
  if (rating.length > 0) conditions.push(sql`review.rating in ${[...rating]}`);
  if (fit.length > 0) conditions.push(sql`review.fit in ${[...fit]}`);
  if (size.length > 0)
    conditions.push(
      sql`review.size_group_id = any(array(select id from size_group where name in ${[...size]}))`,
    );
  if (height.length > 0) {
    const bands = height.map((band) => heightBands[band]);
    conditions.push(
      sql`(${sql.join(
        bands.map(({ from, to }) => sql`review.height_cm between ${from} and ${to}`),
        sql` or `,
      )})`,
    );
  }
  if (photos) conditions.push(sql`review.photo_count > 0`);
  if (verified) conditions.push(sql`review.is_verified`);
  if (search !== '') {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`(review.title ilike ${pattern} or review.body ilike ${pattern})`);
  }
  return sql.join(conditions, sql` and `);
}

const shape = sql`review.id, review.author_name as "authorName", review.rating, review.fit, review.title, review.body,
  bought.name as "sizeName", usual.name as "usualSize", review.height_cm as "heightCm",
  review.is_verified as "isVerified", review.created_at as "createdAt", review.reply,
  review.helpful_count as "helpfulCount",
  case when review.photo_count = 0 then '[]'::json else (
    select json_agg(json_build_object('path', path, 'alt', alt) order by position)
      from review_photo where review_id = review.id) end as photos`;

const sizes = sql`left join size_group bought on bought.id = review.size_group_id
  left join size_group usual on usual.id = review.usual_size_group_id`;

export async function findReviews(
  queries: Queries,
  productId: number,
  filters: ReviewFilters,
  sort: ReviewSort,
  { start, limit }: Window,
): Promise<ReviewRecord[]> {
  const { rows } = await queries.execute<Record<keyof ReviewRecord, unknown>>(sql`
    select ${shape} from (
      select * from review where ${shownUnder(productId, filters)}
       order by ${orders[sort]} limit ${limit} offset ${start}
    ) review ${sizes}
    order by ${orders[sort]}`);
  return rows.map(recordOf);
}

export function recordOf(row: Record<keyof ReviewRecord, unknown>): ReviewRecord {
  return {
    ...(row as unknown as ReviewRecord),
    id: Number(row.id),
    createdAt: new Date(String(row.createdAt)).toISOString(),
  };
}

export interface SummaryRecord {
  readonly groupId: number;
  readonly total: number;
  readonly ratingSum: number;
  readonly fitCount: number;
  readonly fitSum: number;
  readonly stars: readonly number[];
  readonly photoCount: number;
}

/** Null when there is no such product to look at. */
export async function findSummary(queries: Queries, productId: number): Promise<SummaryRecord | null> {
  const { rows } = await queries.execute<Record<keyof SummaryRecord, unknown>>(sql`
    select product.group_id as "groupId", review_count as total, rating_sum as "ratingSum",
      fit_count as "fitCount", fit_sum as "fitSum", tally.photo_count as "photoCount",
      array[one_star, two_stars, three_stars, four_stars, five_stars] as stars
    from product join product_tally tally on tally.product_id = product.id
    where product.id = ${productId} and product.is_active`);
  const [row] = rows;
  return row ? { ...(row as unknown as SummaryRecord), groupId: Number(row.groupId) } : null;
}

/** How many reviews and photos there are under filters; both are known without counting where nothing filters. */
export async function countReviews(
  queries: Queries,
  productId: number,
  filters: ReviewFilters,
  summary: SummaryRecord,
): Promise<{ readonly total: number; readonly photos: number }> {
  if (filterCount(filters) === 0) return { total: summary.total, photos: summary.photoCount };
  const { rows } = await queries.execute<{ total: number; photos: number }>(sql`
    select count(*)::int as total, coalesce(sum(photo_count), 0)::int as photos
      from review where ${shownUnder(productId, filters)}`);
  return rows[0] ?? { total: 0, photos: 0 };
}

export interface ThumbnailRecord {
  readonly reviewId: number;
  readonly path: string;
  readonly alt: string;
}

/** Photos in the order of their reviews. Few reviews have any, and those have an index of their own. */
export async function findThumbnails(
  queries: Queries,
  productId: number,
  filters: ReviewFilters,
  sort: ReviewSort,
  { start, limit }: Window,
): Promise<ThumbnailRecord[]> {
  const { rows } = await queries.execute<Record<keyof ThumbnailRecord, unknown>>(sql`
    select review.id as "reviewId", photo.path, photo.alt
      from review join review_photo photo on photo.review_id = review.id
     where ${shownUnder(productId, { ...filters, photos: true })}
     order by ${orders[sort]}, photo.position limit ${limit} offset ${start}`);
  return rows.map((row) => ({
    reviewId: Number(row.reviewId),
    path: String(row.path),
    alt: String(row.alt),
  }));
}

/** Null for a review that is not shown. */
export async function findPhotosOf(
  queries: Queries,
  reviewId: number,
): Promise<readonly { readonly path: string; readonly alt: string }[] | null> {
  const { rows } = await queries.execute<{ photos: { path: string; alt: string }[] }>(sql`
    select coalesce((select json_agg(json_build_object('path', path, 'alt', alt) order by position)
      from review_photo where review_id = review.id), '[]') as photos
    from review where id = ${reviewId} and status = 'approved'`);
  return rows[0]?.photos ?? null;
}

export interface FacetRecord {
  readonly facet: 'size' | 'fit' | 'height' | 'photos' | 'verified';
  readonly value: string;
  readonly count: number;
}

/** How many reviews of a product say what, of everything that can be filtered but stars, which are tallied. */
export async function countFacets(queries: Queries, productId: number): Promise<FacetRecord[]> {
  const bands = sql.join(
    Object.entries(heightBands).map(
      ([name, { from, to }]) => sql`when height_cm between ${from} and ${to} then ${name}`,
    ),
    sql` `,
  );
  const { rows } = await queries.execute<Record<keyof FacetRecord, unknown>>(sql`
    with shown as materialized (
      select size_group_id, fit, height_cm, photo_count, is_verified from review
       where product_id = ${productId} and status = 'approved'
    )
    select 'size' as facet, size_group.name as value, count(*)::int as count
      from shown join size_group on size_group.id = shown.size_group_id group by 2
    union all
    select 'fit', fit::text, count(*)::int from shown where fit is not null group by 2
    union all
    select 'height', case ${bands} end, count(*)::int from shown where height_cm is not null group by 2
    union all
    select 'photos', 'true', count(*)::int from shown where photo_count > 0
    union all
    select 'verified', 'true', count(*)::int from shown where is_verified`);
  return rows.map((row) => ({
    facet: row.facet as FacetRecord['facet'],
    value: String(row.value),
    count: Number(row.count),
  }));
}

/** Sizes of a product in their order, by which filters are listed. */
export async function findSizes(
  queries: Queries,
  productId: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } = await queries.execute<{ id: unknown; name: string }>(sql`
    select sku.id, size_group.name from sku join size_group on size_group.id = sku.size_group_id
     where sku.product_id = ${productId} order by sku.position`);
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

export interface AlikeRecord {
  readonly sizeName: string;
  readonly fit: number;
  readonly people: number;
}

/**
 * What people between two heights who usually wear a size said of each size they bought, in any of its colours: the cut
 * is the same. Whoever spoke of two colours is one of them.
 */
export async function countAlike(
  queries: Queries,
  productId: number,
  usualSize: string,
  heights: { readonly from: number; readonly to: number },
): Promise<AlikeRecord[]> {
  const { rows } = await queries.execute<Record<keyof AlikeRecord, unknown>>(sql`
    select bought.name as "sizeName", review.fit, count(distinct coalesce(review.customer_id, review.id::text))::int as people
      from review join size_group bought on bought.id = review.size_group_id
     where review.product_id in (select id from product where group_id = (select group_id from product where id = ${productId}))
       and review.status = 'approved' and review.fit is not null
       and review.height_cm between ${heights.from} and ${heights.to}
       and review.usual_size_group_id = (select id from size_group where name = ${usualSize})
     group by 1, 2`);
  return rows.map((row) => ({
    sizeName: String(row.sizeName),
    fit: Number(row.fit),
    people: Number(row.people),
  }));
}
