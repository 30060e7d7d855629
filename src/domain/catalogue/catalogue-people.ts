// The people of a catalogue, when it brings some: who bought what, what they said of it, what they love.
// Moments are hours before the seeding, so that a shop filled today looks lived in today.

import type { PostalAddress } from '../account/address.ts';
import type { CustomerRole } from '../account/customer.ts';
import type { CheckoutAddress } from '../checkout/address.ts';
import type { CouponAudience, CouponKind } from '../checkout/codes/coupon.ts';
import type { OrderStatus } from '../order/order.ts';
import type { ReviewStatus } from '../review/review.ts';

export interface CatalogueCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly countryId: number;
  readonly roles?: readonly CustomerRole[];
  readonly joinedHoursAgo: number;
}

export interface CatalogueOrder {
  readonly customerId: string;
  readonly status: OrderStatus;
  readonly placedHoursAgo: number;
  readonly lines: readonly CatalogueOrderLine[];
  /** Where what has not left yet goes. */
  readonly shippingAddress?: CheckoutAddress;
}

export interface CatalogueOrderLine {
  readonly productId: number;
  readonly size: string;
  readonly quantity: number;
  /** Minor units of US dollars, as paid. */
  readonly unitPrice: number;
}

/** Verified when its writer has bought the product before writing; nothing else makes it so. */
export interface CatalogueReview {
  readonly productId: number;
  readonly customerId: string;
  readonly authorName: string;
  readonly rating: number;
  /** From 1, runs small, through 3, true, to 5, runs large. */
  readonly fit?: number;
  readonly title: string;
  readonly body: string;
  readonly size?: string;
  readonly heightCm?: number;
  /** What they take as a rule, whatever they took of this. */
  readonly usualSize?: string;
  readonly status: ReviewStatus;
  readonly writtenHoursAgo: number;
  readonly reply?: { readonly text: string; readonly hoursAgo: number };
  readonly photos: readonly { readonly path: string; readonly alt: string }[];
}

export interface CatalogueLove {
  readonly productId: number;
  readonly customerId: string;
  readonly hoursAgo: number;
}

export interface CataloguePeople {
  readonly customers: readonly CatalogueCustomer[];
  readonly orders: readonly CatalogueOrder[];
  readonly reviews: readonly CatalogueReview[];
  readonly loves: readonly CatalogueLove[];
  /** How many guests love a product; who they are nobody knows. */
  readonly guestLoves: readonly { readonly productId: number; readonly guests: number }[];
}

/** Someone of the demo shop whom everybody may sign in as. */
export interface CatalogueAccount {
  readonly customerId: string;
  readonly phone?: string;
  /** The first one is offered first. */
  readonly addresses: readonly (PostalAddress & { readonly label: string })[];
  readonly wishlists: readonly { readonly name: string; readonly productIds: readonly number[] }[];
}

/** A code of the demo shop. Amounts are in US cents. */
export interface CatalogueCoupon {
  /** In the one spelling. */
  readonly code: string;
  readonly kind: CouponKind;
  readonly percent?: number;
  readonly amount?: number;
  readonly minimum?: number;
  readonly audience?: CouponAudience;
  readonly isOffered?: true;
  readonly usesMax?: number;
  readonly usesPerPerson?: number;
  readonly endedHoursAgo?: number;
}

export interface CatalogueCredit {
  readonly customerId: string;
  readonly amount: number;
}
