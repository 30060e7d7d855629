// All that is ever shown of a card.
import { type CardFace, readCardLabel } from '../../domain/payment/saved-card.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** One of a brand that nobody knows is a card. */
export function sayBrand(language: Language, { brand }: Pick<CardFace, 'brand'>): string {
  return brand ?? wordsIn(language).card;
}

/** Such as "Visa ending 4242". */
export function sayCard(language: Language, face: CardFace): string {
  return wordsIn(language).cardEnding(sayBrand(language, face), face.last4);
}

/** What an order was paid with, as it is kept of a payment. */
export function sayCardLabel(language: Language, label: string): string {
  const face = readCardLabel(label);
  return face ? sayCard(language, face) : label;
}

/** When a card could not be deleted (PM-03). A sentence that has its full stop gets no second one. */
export function sayDeleteFailure(language: Language, message: string | null | undefined): string {
  const words = wordsIn(language);
  return words.oops(message?.trim().replace(/\.$/, '') || words.refreshOrContact);
}
