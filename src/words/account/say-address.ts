// What the parts of an address are called, and what is wrong with one.
import { type AddressProblem, type AddressRule, longestAddressPart } from '../../domain/account/address.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** By the name that its country gives it, where the country gives it one. */
export function nameAddressPart(
  language: Language,
  { part, term }: Pick<AddressRule, 'part' | 'term'>,
): string {
  const words = wordsIn(language);
  if (part === 'name') return words.fullName;
  if (part === 'line1') return words.streetAndNumber;
  if (part === 'line2') return words.apartment;
  const names: Readonly<Record<string, string>> = words.addressParts;
  return names[term ?? ''] ?? term ?? part;
}

export function sayAddressProblem(language: Language, problem: AddressProblem): string {
  const words = wordsIn(language);
  if (problem.code === 'too_long') return words.atMostCharacters(longestAddressPart);
  const name = nameAddressPart(language, problem);
  return problem.code === 'missing' ? words.pleaseEnter(name) : words.notInThisCountry(name);
}
