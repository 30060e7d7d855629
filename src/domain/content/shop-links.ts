// Where the shop sends people for its policies, by where they are, and for a product's reviews.
import { isInternational } from '../visitor/country.ts';

export const returnsPolicyPath = '/customerservice/returnspolicy';

export function exchangePolicyPath(country: string | null): string {
  return isInternational(country)
    ? '/article/int-how-do-i-make-an-exchange'
    : '/article/what-is-your-exchange-policy';
}

export function shippingPolicyPath(country: string | null): string {
  return isInternational(country) ? '/shippinginternational' : '/shippingusa';
}

export const reviewsPath = (productId: number) => `/products/reviews/${productId}`;
export const writeReviewPath = (productId: number) => `/myaccount/reviews/review/${productId}`;

/** The list of reviews, or the form for the first one. */
export function ratingPath({
  id,
  reviewCount,
}: {
  readonly id: number;
  readonly reviewCount: number;
}): string {
  return reviewCount > 0 ? reviewsPath(id) : writeReviewPath(id);
}
