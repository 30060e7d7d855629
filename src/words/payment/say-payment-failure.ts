// What a shopper reads when a payment is not an order.
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Enough to go on by, and no more than a stranger with the card may know. */
export function sayDecline(language: Language, reason: string | null): string {
  const words = wordsIn(language);
  switch (reason) {
    case 'insufficient_funds':
      return words.declinedNotEnough;
    case 'authentication_failed':
      return words.notConfirmed;
    default:
      return words.declined;
  }
}

export function saySoldOut(language: Language, names: readonly string[]): string {
  const words = wordsIn(language);
  return names.length === 0 ? words.justSoldOut : words.soldOutWhilePaying(names);
}
