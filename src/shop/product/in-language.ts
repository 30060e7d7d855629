// The merchant's texts of a product in the language of whoever looks. The rule for what is missing is one for all: the
// text stays in the shop's own language, and is named among those that nobody has translated.
import type { ProductRecord } from '../../database/queries/product/product.ts';
import { type ProductText, productTexts } from '../../domain/product/product.ts';
import { untranslatedOf } from '../../domain/text/untranslated.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { mediaUrl } from '../media/media-url.ts';
import { isTranslated } from './offer.ts';

type Translation = ProductRecord['translations'][number];

const columns = productTexts.filter(
  (text): text is Exclude<ProductText, 'fitNotes' | 'images' | 'chemicals'> =>
    text !== 'fitNotes' && text !== 'images' && text !== 'chemicals',
);
type Column = (typeof columns)[number];

/** As they are said, each whether or not it was translated. */
export type Texts = Pick<ProductRecord, Exclude<Column, 'promoText' | 'appOnlyPromoText'>> & {
  readonly promoText: string | null;
  readonly appOnlyPromoText: string | null;
};

export function textsOf(record: ProductRecord, language: Language) {
  const there: Partial<Translation> = record.translations[0] ?? {};
  const { promoText = null, appOnlyPromoText = null } = record.price ?? {};
  const own: Texts = { ...record, promoText, appOnlyPromoText };
  const texts = Object.fromEntries(columns.map((column) => [column, there[column] ?? own[column]]));
  const missing: ProductText[] = [
    ...columns.filter((column) => saysSomething(own[column]) && !there[column]),
    ...(record.fitNotes.some(isUntranslated) ? ['fitNotes' as const] : []),
    ...(record.images.some(isUntranslated) ? ['images' as const] : []),
    ...(record.chemicals.some(isUntranslated) ? ['chemicals' as const] : []),
  ];
  return {
    texts: texts as unknown as Texts,
    fitNotes: Object.fromEntries(
      record.fitNotes.map((note) => {
        const { label, text } = note.translations[0] ?? note;
        return [label, text];
      }),
    ),
    images: record.images.map(({ path, alt, translations: [translation] }) => ({
      imagePath: mediaUrl(path),
      alt: translation?.alt ?? alt,
      ...untranslatedOf(isTranslated(language, translation) ? [] : ['alt']),
    })),
    chemicals: record.chemicals.map(
      ({ name, translations: [translation] }) => translation?.nameThere ?? name,
    ),
    untranslated: language === languages[0] ? [] : missing,
  };
}

const isUntranslated = ({ translations }: { readonly translations: readonly unknown[] }) =>
  translations.length === 0;

function saysSomething(text: unknown): boolean {
  return Array.isArray(text) ? text.length > 0 : text !== null;
}
