import type { CallInput } from '../../../contract/call.ts';
import { thumbnailBatch } from '../../../domain/review/review.ts';
import { buildReviewRequest, type ReviewQuery } from '../../../domain/review/review-query.ts';
import { call } from '../../state/api/call.ts';
import type { Reviewed } from './review-data.ts';

type ReviewRequest = CallInput<'POST /api/product/{id}/reviews'>['body'];

export function loadReviews({ id }: Pick<Reviewed, 'id'>, query: ReviewQuery, signal?: AbortSignal) {
  const { productId: _, ...request } = buildReviewRequest(id, query);
  return call(
    'POST /api/product/{id}/reviews',
    { params: { id }, body: request as ReviewRequest },
    signal && { signal },
  );
}

export function loadPhotos(
  { id }: Pick<Reviewed, 'id'>,
  query: ReviewQuery,
  start: number,
  signal?: AbortSignal,
) {
  const { filters, sort } = buildReviewRequest(id, query);
  const isMore = start > 0;
  const body = {
    filters: filters as ReviewRequest['filters'],
    sort,
    start,
    pageSize: thumbnailBatch,
    ...(isMore && { source: 'summary' as const }),
  };
  return call('POST /api/product/{id}/reviews-photos', { params: { id }, body }, signal && { signal });
}

export function loadFilters({ id }: Pick<Reviewed, 'id'>, signal?: AbortSignal) {
  return call('GET /api/product/{id}/review-filters', { params: { id } }, signal && { signal });
}
