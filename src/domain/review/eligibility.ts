// Who may review a product: whoever bought it here, once it is on its way to them, and once.

/** What somebody has of a product: how many lines of it have left the shop, how many wait, and whether they spoke. */
export interface Bought {
  readonly shippedLines: number;
  readonly waitingLines: number;
  readonly hasReviewed: boolean;
}

export type ReviewRefusal = 'reviewed' | 'not_shipped' | 'not_bought';

/** Null for whoever may. */
export function reviewRefusal({ shippedLines, waitingLines, hasReviewed }: Bought): ReviewRefusal | null {
  if (hasReviewed) return 'reviewed';
  if (shippedLines > 0) return null;
  return waitingLines > 0 ? 'not_shipped' : 'not_bought';
}

/** A review as its writer finds it again, shown or not. */
export interface OwnReview {
  readonly id: number;
  readonly status: 'pending' | 'approved' | 'rejected';
  /** Why it is not shown. */
  readonly refusal: string | null;
  readonly rating: number;
  readonly fit: number | null;
  readonly title: string;
  readonly bodyText: string;
  readonly sizeId: number | null;
  readonly heightCm: number | null;
  readonly usualSize: string | null;
  readonly photos: readonly { readonly id: string; readonly imagePath: string; readonly alt: string }[];
}

/** What the page for writing needs to know of whoever writes. */
export interface ReviewWriting {
  /** As the call `canreview` says it. */
  readonly canReview: { readonly success: boolean; readonly message: string };
  /** The size they bought; null when there is none, or they have not bought it. */
  readonly boughtSizeId: number | null;
  /** Sizes as shoppers name them, for the question what one usually wears. */
  readonly sizeNames: readonly string[];
  readonly own: OwnReview | null;
}
