// What codes take off. One that takes something off the goods counts, and one for shipping beside it: of several, the
// one that is best for the shopper. A code that does not count stays named, with the reason.
import type { BagLine } from '../../bag/bag.ts';
import { applyPercent, type Money, money } from '../../pricing/money.ts';
import { isInternational } from '../../visitor/country.ts';
import type { QuoteMessage } from '../quote.ts';
import type { JudgedThing } from '../quote-lines.ts';
import { sharedOut } from '../split.ts';
import { type Coupon, type CouponRefusal, couponProblem, isOver, takesOffGoods } from './coupon.ts';

interface Promoting {
  readonly now: number;
  readonly isGuest: boolean;
  /** As they were given, each once. */
  readonly codes: readonly string[];
  readonly coupons: readonly Coupon[];
  readonly ordered: readonly JudgedThing[];
  readonly subtotal: Money;
  /** Where it goes, as far as that is known. */
  readonly countryCode: string | null;
}

export interface Promotions {
  readonly goods: { readonly coupon: Coupon; readonly amount: Money } | null;
  /** Still to be seen: it counts only when the way that was chosen is the one it frees. */
  readonly shipping: Coupon | null;
  /** By line, in the order they came. */
  readonly discounts: readonly number[];
  readonly messages: readonly QuoteMessage[];
  /** Those that are none, or have come to their end. */
  readonly overCodes: readonly string[];
}

/** Nothing comes off gift cards, off what is on a deal, nor off what a merchant kept out. */
export function canBeReduced(thing: Pick<BagLine, 'isPromotionEligible' | 'isGiftCard' | 'dealId'>): boolean {
  return thing.isPromotionEligible && !thing.isGiftCard && thing.dealId === null;
}

export function promotionsOf(promoting: Promoting): Promotions {
  const { ordered, subtotal, codes, coupons, countryCode } = promoting;
  const weights = ordered.map((judged) => (canBeReduced(judged.thing) ? judged.line.subTotal.minor : 0));
  const eligible = money(
    weights.reduce((sum, weight) => sum + weight, 0),
    subtotal.currency,
  );
  const messages: QuoteMessage[] = [];
  const refuse = (refusal: CouponRefusal) => messages.push(refusalMessage(refusal));

  const couponOf = (code: string) => coupons.find((known) => known.code === code);
  const counting = codes.flatMap((code) => {
    const coupon = couponOf(code);
    const problem: CouponRefusal | null = coupon
      ? (couponProblem(coupon, { ...promoting, eligible }) ?? placeProblem(coupon, countryCode))
      : { code: 'no_such_code', couponCode: code };
    if (problem) refuse(problem);
    return coupon && !problem ? [coupon] : [];
  });

  const reducing = counting
    .filter(takesOffGoods)
    .map((coupon) => ({ coupon, amount: reductionOf(coupon, eligible) }))
    .toSorted((one, other) => other.amount.minor - one.amount.minor);
  const [goods = null, ...others] = reducing;
  for (const { coupon } of others)
    refuse({ code: 'adds_less', couponCode: coupon.code, usedCode: goods?.coupon.code ?? '' });

  const [shipping = null, ...spare] = counting.filter((coupon) => !takesOffGoods(coupon));
  for (const { code } of spare)
    refuse({ code: 'does_not_add', couponCode: code, usedCode: shipping?.code ?? '' });

  const discounts = sharedOut(goods?.amount.minor ?? 0, weights);
  const overCodes = codes.filter((code) => isOver(couponOf(code), promoting.now));
  return { goods, shipping, discounts, messages, overCodes };
}

function reductionOf({ percent, amount }: Coupon, eligible: Money): Money {
  if (percent !== null) return applyPercent(eligible, percent);
  return money(Math.min(amount?.minor ?? 0, eligible.minor), eligible.currency);
}

/** Why a code does not count where the order goes. */
export function placeProblem(
  { kind, code: couponCode }: Pick<Coupon, 'kind' | 'code'>,
  countryCode: string | null,
): CouponRefusal | null {
  if (kind === 'free_shipping' && isInternational(countryCode)) return { code: 'at_home_only', couponCode };
  if (kind === 'free_shipping_abroad' && !isInternational(countryCode))
    return { code: 'abroad_only', couponCode };
  return null;
}

/** A code that does not count holds no order up. */
export function refusalMessage(refusal: CouponRefusal): QuoteMessage {
  return { field: 'coupon', kind: 'remark', reason: { code: 'coupon', refusal } };
}
