// What is said of a gift card: what is wrong with its form, what it is worth, and when it comes.
import type { GiftCardDetails } from '../../domain/checkout/quote.ts';
import {
  type GiftCardProblem,
  type GiftCardState,
  giftCardRange,
  longestMessage,
  longestName,
} from '../../domain/gift-card/gift-card.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatCount } from '../text/format-count.ts';
import { formatDay, formatLongDay } from '../text/format-day.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

export function sayGiftCardProblem(language: Language, problem: GiftCardProblem): string {
  const words = wordsIn(language);
  switch (problem) {
    case 'amount_out_of_range': {
      const { least, most } = giftCardRange;
      return words.enterAmount(formatCount(language, least), formatCount(language, most));
    }
    case 'recipient_missing':
      return words.sayWhomFor;
    case 'sender_missing':
      return words.sayWhomFrom;
    case 'name_too_long':
      return words.nameTooLong(longestName);
    case 'invalid_email':
      return words.enterEmail;
    case 'message_too_long':
      return words.wordsTooLong(longestMessage);
    case 'holds_link':
      return words.holdsLink;
    case 'no_day':
      return words.chooseDay;
    case 'day_is_over':
      return words.dayIsOver;
    case 'day_too_far':
      return words.withinAYear;
  }
}

/** What a card is worth, to whoever has its code; never whose it was. */
export function sayGiftCardBalance(
  language: Language,
  card: { readonly amount: Money; readonly state: GiftCardState; readonly redeemedOn: string | null },
): string {
  const words = wordsIn(language);
  const { amount, state, redeemedOn } = card;
  if (state === 'void') return words.takenBack;
  if (state !== 'redeemed') return words.left(formatMoney(language, amount));
  return redeemedOn === null ? words.becameCredit : words.becameCreditOn(formatLongDay(language, redeemedOn));
}

/** What making a card credit has added, and what there is to spend now. */
export function sayGiftCardRedeemed(language: Language, amount: Money, credit: Money): string {
  return wordsIn(language).added(formatMoney(language, amount), formatMoney(language, credit));
}

/** As a line of a bag says it. */
export function sayGiftCardLine(
  language: Language,
  { recipientName, deliverOn }: Pick<GiftCardDetails, 'recipientName' | 'deliverOn'>,
): string {
  const words = wordsIn(language);
  return deliverOn === null
    ? words.lineOncePaid(recipientName)
    : words.lineOnDay(recipientName, formatDay(language, deliverOn));
}
