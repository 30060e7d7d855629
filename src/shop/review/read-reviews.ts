// Some of what people said of a product, by filters and in an order, and what all of it comes to.
import type { Queries } from '../../database/database.ts';
import * as records from '../../database/queries/review/review.ts';
import type { Review, ReviewPhoto, ReviewSummary, ReviewThumbnail } from '../../domain/review/review.ts';
import type { ReviewFilters, ReviewSort } from '../../domain/review/review-query.ts';
import { shownPhoto, shownReview } from './show-review.ts';

export interface ReviewsRequest {
  readonly productId: number;
  /** Checked when it is given: the product must be one of the group. */
  readonly groupId?: number | undefined;
  readonly start: number;
  readonly pageSize: number;
  readonly filters: ReviewFilters;
  readonly sort: ReviewSort;
  readonly thumbnails: number;
}

export interface ReviewsRead {
  /** How many there are under the filters. */
  readonly total: number;
  readonly results: readonly Review[];
  readonly summary: ReviewSummary;
  /** Whether any review of the product has one, whatever is filtered. */
  readonly hasReviewPhotos: boolean;
  readonly thumbnails: readonly ReviewThumbnail[];
  /** How many photos there are under the filters. */
  readonly reviewImagesTotal: number;
}

/** Null when there is no such product. */
export async function readReviews(queries: Queries, request: ReviewsRequest): Promise<ReviewsRead | null> {
  const { productId, start, pageSize, filters, sort } = request;
  const summary = await summaryOf(queries, request);
  if (!summary) return null;
  const [{ total, photos }, results, thumbnails] = await Promise.all([
    records.countReviews(queries, productId, filters, summary),
    summary.total === 0
      ? []
      : records.findReviews(queries, productId, filters, sort, { start, limit: pageSize }),
    request.thumbnails === 0 || summary.photoCount === 0
      ? []
      : records.findThumbnails(queries, productId, filters, sort, { start: 0, limit: request.thumbnails }),
  ]);
  return {
    total,
    results: results.map(shownReview),
    summary: {
      total: summary.total,
      average: summary.total === 0 ? null : summary.ratingSum / summary.total,
      fitAverage: summary.fitCount === 0 ? null : summary.fitSum / summary.fitCount,
      distribution: summary.stars,
    },
    hasReviewPhotos: summary.photoCount > 0,
    thumbnails: thumbnails.map(shownThumbnail),
    reviewImagesTotal: photos,
  };
}

/** Null when there is no such product. */
export async function readReviewPhotos(
  queries: Queries,
  request: Omit<ReviewsRequest, 'thumbnails'>,
): Promise<readonly ReviewThumbnail[] | null> {
  const { productId, start, pageSize, filters, sort } = request;
  const summary = await summaryOf(queries, request);
  if (!summary) return null;
  if (summary.photoCount <= start) return [];
  const found = await records.findThumbnails(queries, productId, filters, sort, { start, limit: pageSize });
  return found.map(shownThumbnail);
}

/** Null for a review that is not shown. */
export async function readReviewImages(queries: Queries, reviewId: number): Promise<ReviewPhoto[] | null> {
  return (await records.findPhotosOf(queries, reviewId))?.map(shownPhoto) ?? null;
}

async function summaryOf(
  queries: Queries,
  { productId, groupId }: Pick<ReviewsRequest, 'productId' | 'groupId'>,
): Promise<records.SummaryRecord | null> {
  const summary = await records.findSummary(queries, productId);
  return summary && (groupId === undefined || groupId === summary.groupId) ? summary : null;
}

function shownThumbnail({ reviewId, ...photo }: records.ThumbnailRecord): ReviewThumbnail {
  return { reviewId, ...shownPhoto(photo) };
}
