// What stands against a line of a quote, in words.
import type { LineProblem } from '../../domain/checkout/line-problem.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as bagWordsIn } from '../bag/words.ts';
import { wordsIn as orderWordsIn } from '../order/words.ts';
import { sayShippingProblem } from '../shipping/say-shipping-problem.ts';
import { wordsIn } from './words.ts';

export function sayLineProblem(language: Language, problem: LineProblem): string {
  const words = wordsIn(language);
  switch (problem.code) {
    case 'inactive':
      return bagWordsIn(language).noLongerAvailable;
    case 'excluded':
      return problem.reason;
    case 'sold_out':
      return words.hasSoldOut;
    case 'held_by_others':
      return words.somebodyElsePays;
    case 'only_left':
      return words.onlySoManyLeft(problem.left);
    case 'deal_limit':
      return orderWordsIn(language).dealLimit;
    case 'gift_card_by_ambassador':
      return words.ambassadorsCannot;
    case 'gift_card_without_recipient':
      return words.sayWhomGiftCardIsFor;
    case 'gift_card_abroad':
      return words.giftCardsNotAbroad;
    default:
      return sayShippingProblem(language, problem);
  }
}
