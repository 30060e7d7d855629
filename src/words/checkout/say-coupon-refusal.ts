// Why a promotion code does not count, in words.
import type { CouponRefusal } from '../../domain/checkout/codes/coupon.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

export function sayCouponRefusal(language: Language, refusal: CouponRefusal): string {
  const words = wordsIn(language);
  const { couponCode } = refusal;
  switch (refusal.code) {
    case 'no_such_code':
      return words.noSuchCode(couponCode);
    case 'too_many_codes':
      return words.tooManyCodes(couponCode, refusal.most);
    case 'for_guests':
      return words.codeForGuests(couponCode);
    case 'not_yet':
      return words.codeNotYet(couponCode);
    case 'ended':
      return words.codeEnded(couponCode);
    case 'used_by_you':
      return words.codeUsedByYou(couponCode);
    case 'used_up':
      return words.codeUsedUp(couponCode);
    case 'nothing_eligible':
      return words.nothingEligibleFor(couponCode);
    case 'below_minimum':
      return words.codeFromAmount(couponCode, formatMoney(language, refusal.minimum));
    case 'adds_less':
      return words.codeAddsLess(couponCode, refusal.usedCode);
    case 'does_not_add':
      return words.codeDoesNotAdd(couponCode, refusal.usedCode);
    case 'at_home_only':
      return words.codeAtHomeOnly(couponCode);
    case 'abroad_only':
      return words.codeAbroadOnly(couponCode);
    case 'ground_only':
      return words.codeForGround(couponCode);
    case 'standard_abroad_only':
      return words.codeForStandardAbroad(couponCode);
  }
}
