// A code in words: what it gives, and what is wrong with it.
import type { CodeFault } from '../../domain/checkout/codes/code-terms.ts';
import type { CouponKind } from '../../domain/checkout/codes/coupon.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatAmount } from '../desk/format-amount.ts';
import { wordsIn } from './words.ts';

/** For beside the field. */
export function sayCodeFault(language: Language, { code, uses = 0 }: CodeFault): string {
  return wordsIn(language).faults[code](uses);
}

export interface CodeGift {
  readonly kind: CouponKind;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly currency: string;
}

export function sayGift(language: Language, { kind, percent, amount, currency }: CodeGift): string {
  const { gifts } = wordsIn(language);
  switch (kind) {
    case 'percent':
      return gifts.percent(percent ?? 0);
    case 'amount':
      return gifts.amount(formatAmount(language, amount ?? 0, currency));
    case 'free_shipping':
    case 'free_shipping_abroad':
      return gifts[kind];
  }
}
