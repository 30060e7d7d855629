// What a code that the shop names would take off, in words.
import type { OfferedCode } from '../../domain/checkout/codes/offered-codes.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

export function sayOfferedCode(language: Language, offered: OfferedCode): string {
  const words = wordsIn(language);
  switch (offered.kind) {
    case 'percent':
      return words.takesOffPercent(offered.percent);
    case 'amount':
      return words.takesOff(formatMoney(language, offered.amount));
    case 'free_shipping':
      return words.freesGround;
    case 'free_shipping_abroad':
      return words.freesAbroad;
  }
}
