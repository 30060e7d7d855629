// The codes that the shop names by itself to whoever looks at their bag.
import { findOfferedCoupons } from '../../database/queries/checkout/coupon.ts';
import type { Bag } from '../../domain/bag/bag.ts';
import { couponPeople } from '../../domain/checkout/codes/coupon.ts';
import { type OfferedCode, offeredCodes } from '../../domain/checkout/codes/offered-codes.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import type { Pricing } from './price-draft.ts';

export async function listOfferedCodes(
  { database, hash }: CheckoutDeps,
  { owner, visitor }: Pricing,
  { lines, subtotal }: Bag,
  givenCodes: readonly string[],
): Promise<readonly OfferedCode[]> {
  if (lines.length === 0) return [];
  const people = couponPeople(owner, visitor.customer?.email ?? '', hash);
  const coupons = await findOfferedCoupons(database.shop, people);
  const isGuest = 'guestId' in owner;
  return offeredCodes(coupons, { lines, subtotal, isGuest, countryCode: visitor.country, givenCodes });
}
