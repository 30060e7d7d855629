// The `lang` of what is not in the language of its page: for readers aloud and for search engines.
import type { PartlyTranslated } from '../domain/text/untranslated.ts';
import { type Language, languages } from '../domain/visitor/language.ts';
import { pageLanguage } from './page-language.ts';

/** Undefined where it is the page's own, which the page says already. */
export function otherLanguage(language: Language): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/** Of what a product, a color, a picture or a line says: the shop's own language where nobody has translated it. */
export function languageOfText<T extends string>(
  { untranslated }: PartlyTranslated<T> = {},
  text: NoInfer<T>,
): Language | undefined {
  return untranslated?.includes(text) ? languages[0] : undefined;
}
