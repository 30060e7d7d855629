// Whether somebody may review a product, and what they have said of it already.
import type { Queries } from '../../database/database.ts';
import { findSizes } from '../../database/queries/review/review.ts';
import { findBought, findOwnReview } from '../../database/queries/review/write-review.ts';
import { type ReviewWriting, reviewRefusal } from '../../domain/review/eligibility.ts';
import { words } from '../../words/review/words.ts';
import { shownPhoto } from './show-review.ts';

/** Null when there is no such product to review. */
export async function readEligibility(
  queries: Queries,
  customerId: string,
  productId: number,
): Promise<(ReviewWriting['canReview'] & { readonly skuId: number | null }) | null> {
  const bought = await findBought(queries, customerId, productId);
  if (!bought) return null;
  const refusal = reviewRefusal(bought);
  return {
    success: refusal === null,
    message: refusal === null ? words.mayReview : words.refusals[refusal],
    skuId: bought.skuId,
  };
}

/** Null when there is no such product to review. */
export async function viewWriting(
  queries: Queries,
  customerId: string,
  productId: number,
): Promise<ReviewWriting | null> {
  const [eligibility, own, sizes] = await Promise.all([
    readEligibility(queries, customerId, productId),
    findOwnReview(queries, customerId, productId),
    findSizes(queries, productId),
  ]);
  if (!eligibility) return null;
  const { skuId, ...canReview } = eligibility;
  return {
    canReview,
    boughtSizeId: skuId,
    sizeNames: sizes.map(({ name }) => name),
    own: own && {
      id: own.id,
      status: own.status,
      refusal: own.refusal,
      rating: own.rating,
      fit: own.fit,
      title: own.title,
      bodyText: own.body,
      sizeId: own.sizeId,
      heightCm: own.heightCm,
      usualSize: own.usualSize,
      photos: own.photos.map(({ id, ...photo }) => ({ id, ...shownPhoto(photo) })),
    },
  };
}
