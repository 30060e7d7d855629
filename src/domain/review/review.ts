/** A review shows, and is counted, once it is approved. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

export const longestTitle = 120;
export const longestReview = 5_000;
export const longestReply = 1_000;
export const longestRefusal = 300;

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
  /** What its writer wears elsewhere. */
  readonly usualSize: string | null;
  readonly isVerified: boolean;
  /** ISO date. */
  readonly datePublished: string;
  readonly reply: string | null;
  /** How many found it of use. */
  readonly helpfulCount: number;
  readonly photos: readonly ReviewPhoto[];
}

export interface ReviewPhoto {
  readonly imagePath: string;
  readonly alt: string;
}

/** A photo of the wall, which leads to its review. */
export interface ReviewThumbnail extends ReviewPhoto {
  readonly reviewId: number;
}

/** Of all reviews of a product, whatever is filtered. */
export interface ReviewSummary {
  readonly total: number;
  /** Null until someone has reviewed it. */
  readonly average: number | null;
  /** From 1, runs small, to 5, runs large; null until a reviewer has said. */
  readonly fitAverage: number | null;
  /** How many gave one star, two, and so on to five. */
  readonly distribution: readonly number[];
}

/** Of one review. */
export const mostPhotos = 5;

export const pageReviewSize = 5;
export const mostReviewsOnPage = 40;

/** How many reviews the product page shows: what its address asks for (`?ps=`) within reason, otherwise five. */
export function reviewPageSize(sizeText: string | null): number {
  const size = Number(sizeText);
  return sizeText !== null && Number.isInteger(size) && size > 0
    ? Math.min(size, mostReviewsOnPage)
    : pageReviewSize;
}

/** How many photos the wall asks for at once, how many a page keeps at first, and how many come with the page. */
export const thumbnailBatch = 100;
export const thumbnailsAtFirst = 200;
export const thumbnailsAtLoad = 0;

/** Photos side by side in the wall: six, unless there is room for more. */
export const photoSlides = { default: 6, min: 6, max: 16 } as const;

export function photoSlidesShown(wanted: number | null): number {
  if (wanted === null || !Number.isFinite(wanted)) return photoSlides.default;
  return Math.min(photoSlides.max, Math.max(photoSlides.min, Math.floor(wanted)));
}
