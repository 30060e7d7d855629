// What a quote says of the order, in words.
import type { MessageReason } from '../../domain/checkout/quote.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as messagingWordsIn } from '../messaging/words.ts';
import { sayParcelProblem } from '../shipping/say-shipping-problem.ts';
import { sayAddressRemark } from './say-address-remark.ts';
import { sayCouponRefusal } from './say-coupon-refusal.ts';
import { sayLineProblem } from './say-line-problem.ts';
import { wordsIn } from './words.ts';

export function sayQuoteMessage(language: Language, { reason }: { readonly reason: MessageReason }): string {
  const words = wordsIn(language);
  switch (reason.code) {
    case 'bag_empty':
      return words.bagIsEmpty;
    case 'too_many_pieces':
      return words.mostPieces(reason.most);
    case 'parcel':
      return sayParcelProblem(language, reason.problem);
    case 'line':
      return words.problemOf(`${reason.name}, ${reason.sizeName}`, sayLineProblem(language, reason.problem));
    case 'email_invalid':
      return messagingWordsIn(language).invalidEmail;
    case 'consent_missing':
      return words.agreeToAbroad;
    case 'credit_not_for_gift_cards':
      return words.creditNotForGiftCards;
    case 'payment_link':
      return words.linkOrder[reason.state];
    case 'coupon':
      return sayCouponRefusal(language, reason.refusal);
    case 'address':
      return sayAddressRemark(language, reason.remark);
  }
}
