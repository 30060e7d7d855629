// Codes that the shop names by itself, in the bag of whoever may use them.
import { type BagLine, lineTrouble } from '../../bag/bag.ts';
import { type Money, money } from '../../pricing/money.ts';
import { type Coupon, couponProblem } from './coupon.ts';
import { canBeReduced, placeProblem } from './promotions.ts';

/** A bag is no place for a list of them. */
const mostOfferedCodes = 3;

/** What a code would take off, whatever the bag comes to. */
export type OfferedCode = { readonly code: string } & (
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'free_shipping' | 'free_shipping_abroad' }
);

interface Offering {
  readonly lines: readonly BagLine[];
  readonly subtotal: Money;
  readonly isGuest: boolean;
  /** ISO code of the country they shop as; null when unknown. */
  readonly countryCode: string | null;
  /** Those that were given already. */
  readonly givenCodes: readonly string[];
}

/** Only what would count if it were given now is offered: a code that is refused when it is taken up was no offer. */
export function offeredCodes(
  coupons: readonly Coupon[],
  { lines, subtotal, isGuest, countryCode, givenCodes }: Offering,
): readonly OfferedCode[] {
  const [first] = lines;
  if (!first) return [];
  const eligible = lines
    .filter((line) => lineTrouble(line) === null && canBeReduced(line))
    .reduce((sum, { unitPrice, quantity }) => sum + unitPrice.minor * quantity, 0);
  const use = { now: first.pricedAt, isGuest, subtotal, eligible: money(eligible, subtotal.currency) };
  return coupons
    .filter(({ code }) => !givenCodes.includes(code))
    .filter((coupon) => couponProblem(coupon, use) === null && placeProblem(coupon, countryCode) === null)
    .flatMap((coupon) => offerOf(coupon) ?? [])
    .slice(0, mostOfferedCodes);
}

function offerOf({ code, kind, percent, amount }: Coupon): OfferedCode | null {
  switch (kind) {
    case 'percent':
      return percent === null ? null : { code, kind, percent };
    case 'amount':
      return amount === null ? null : { code, kind, amount };
    default:
      return { code, kind };
  }
}
