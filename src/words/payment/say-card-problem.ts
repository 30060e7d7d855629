import type { CardProblem } from '../../domain/payment/card-entry.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** All that can be said of what was typed into the card field: the frame looks it up by the code. */
export function sayCardProblems(language: Language): Readonly<Record<CardProblem, string>> {
  const words = wordsIn(language);
  return {
    number_missing: words.enterNumber,
    number_incomplete: words.numberIncomplete,
    number_unknown: words.useTestCard,
    expiry_missing: words.enterExpiry,
    expiry_incomplete: words.enterMonthAndYear,
    expired: words.cardExpired,
    code_missing: words.enterSecurityCode,
    code_incomplete: words.securityCodeHasThree,
  };
}
