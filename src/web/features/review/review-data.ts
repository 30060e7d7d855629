import type { Review, ReviewSummary } from '../../../domain/review/review.ts';
import type { ReviewFilters } from '../../../domain/review/review-query.ts';

/** Some reviews, what all of them come to, and how many photos there are. */
export interface ReviewsData {
  readonly total: number;
  readonly results: readonly Review[];
  readonly summary: ReviewSummary;
  readonly hasReviewPhotos: boolean;
  readonly reviewImagesTotal: number;
}

/** What they can be narrowed by: values of one kind that some of them have, each with how many. */
export interface ReviewFilterGroup {
  readonly key: Exclude<keyof ReviewFilters, 'search'>;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly name: string; readonly count: number }[];
}

/** The product that is spoken of. */
export interface Reviewed {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly categoryIds: readonly number[];
}
