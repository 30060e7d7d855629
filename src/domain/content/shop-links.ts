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

/** The list of reviews, or the form for the first one. */
export function ratingPath(product: { readonly id: number; readonly reviewCount: number }): string {
  return product.reviewCount > 0
    ? `/products/reviews/${product.id}`
    : `/myaccount/reviews/review/${product.id}`;
}
