/** A review shows, and is counted, once it is approved. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

export const longestTitle = 120;
export const longestReview = 5_000;

/** A review as it is shown. */
export interface Review {
  readonly id: number;
  readonly authorName: string;
  readonly rating: number;
  /** From 1, runs small, to 5, runs large. */
  readonly fit: number | null;
  readonly title: string;
  readonly bodyText: string;
  readonly sizeName: string | null;
  readonly heightCm: number | null;
  readonly isVerified: boolean;
  /** ISO date. */
  readonly datePublished: string;
  readonly reply: string | null;
  readonly photos: readonly { readonly imagePath: string; readonly alt: string }[];
}

export const pageReviewSize = 5;
const mostReviewsOnPage = 40;

/** How many reviews the product page shows: what its address asks for (`?ps=`) within reason, otherwise five. */
export function reviewPageSize(asked: string | null): number {
  const size = Number(asked);
  return asked !== null && Number.isInteger(size) && size > 0
    ? Math.min(size, mostReviewsOnPage)
    : pageReviewSize;
}
