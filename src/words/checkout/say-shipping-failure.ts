import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** The shop's own words stand in quotes behind its apology. */
export function sayShippingFailure(language: Language, said: string): string {
  const words = wordsIn(language);
  const oops = words.checkShippingInformation;
  return said === '' ? oops : `${oops} ${words.quoted(said)}`;
}
