import { installment, type Lender, lenderNames } from '../../domain/payment/pay-in-four.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatList } from '../text/format-list.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

/** What a quarter of it is, and by whom; somebody lends. */
export function sayPayInFour(language: Language, amount: Money, lenders: readonly Lender[]): string {
  const names = formatList(
    language,
    lenders.map((lender) => lenderNames[lender]),
    'disjunction',
  );
  return wordsIn(language).payInFour(formatMoney(language, installment(amount)), names);
}
