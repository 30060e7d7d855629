// The `lang` of what is not in the language of its page: for readers aloud and for search engines.
import type { Product, ProductText } from '../domain/product/product.ts';
import { type Language, languages } from '../domain/visitor/language.ts';
import { pageLanguage } from './page-language.ts';

/** Undefined where it is the page's own, which the page says already. */
export function otherLanguage(language: Language): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/** Of what a product says: the shop's own language where nobody has translated it. */
export function languageOfText(
  { untranslated }: Pick<Product, 'untranslated'>,
  text: ProductText,
): Language | undefined {
  return untranslated.includes(text) ? languages[0] : undefined;
}
