import { type Language, languages } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** What a country is called; in the shop's first language as the merchant wrote it, where they did. */
export function countryName(language: Language, code: string, written?: string): string {
  if (written !== undefined && language === languages[0]) return written;
  const known = names.get(language) ?? new Intl.DisplayNames([wordsIn(language).locale], { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? written ?? code;
}

/** By their names, in the order of the language. */
export function inOrderOfName<C extends { readonly name: string }>(
  language: Language,
  countries: readonly C[],
): C[] {
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, wordsIn(language).locale));
}
