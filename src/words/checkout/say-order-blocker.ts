import type { Blocker } from '../../domain/checkout/checkout-steps.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** What stands against placing an order, with what to do about it. */
export function sayOrderBlocker(language: Language, { why }: Pick<Blocker, 'why'>): string {
  const words = wordsIn(language);
  switch (why.code) {
    case 'email':
      return words.giveEmail;
    case 'address':
      return words.tellWhereItGoes;
    case 'consent':
      return words.tickAboutDuties;
    case 'pieces':
      return words.piecesCannotGo(why.count);
    case 'as_quoted':
      return why.text;
    case 'unknown':
      return words.notRightYet;
  }
}
