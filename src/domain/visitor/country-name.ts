import { languages } from './language.ts';
import { language } from '../../words/spoken.ts';
import { words } from '../../words/text/words.ts';

const names = new Map<string, Intl.DisplayNames>();

/** What a country is called; in the shop's first language as the merchant wrote it, where they did. */
export function countryName(code: string, written?: string): string {
  if (written !== undefined && language() === languages[0]) return written;
  const { locale } = words;
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? written ?? code;
}

/** By their names, in the order of the language. */
export function inOrderOfName<C extends { readonly name: string }>(countries: readonly C[]): C[] {
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, words.locale));
}
