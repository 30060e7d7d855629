import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** The shop's own words stand in quotes behind its apology. */
export function sayShippingFailure(language: Language, refusal: string): string {
  const words = wordsIn(language);
  const oops = words.checkShippingInformation;
  return refusal === '' ? oops : `${oops} ${words.quoted(refusal)}`;
}
