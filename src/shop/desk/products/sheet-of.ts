// A product's rows as the sheet that the desk edits.
import type { DeskProductRecord } from '../../../database/queries/desk/products/product-read.ts';
import type { ProductSheet, SheetPrice, SheetTexts } from '../../../domain/catalogue/product-sheet.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';

type Translation = DeskProductRecord['translations'][number];

/** Both the product's own row and a translation have these. */
type TextColumns = Pick<
  Translation,
  | 'colorName'
  | 'description'
  | 'countryDescription'
  | 'ingredients'
  | 'bannerText'
  | 'promoTag'
  | 'promoText'
  | 'sizeNoteShort'
  | 'sizeNoteLong'
  | 'materials'
  | 'careInstructions'
  | 'details'
>;

const [ownLanguage] = languages;

export function sheetOf(record: DeskProductRecord): ProductSheet {
  const { name, brandId, originId, gtin, onlineSince, price, videoBase, videoThumb } = record;
  return {
    name,
    brandId,
    originId,
    gtin: gtin ?? '',
    onlineSince,
    isListed: record.isListed,
    isGreenLit: record.isGreenLit,
    airProhibited: record.airProhibited,
    isExchangeable: record.isExchangeable,
    isFinalSale: record.isFinalSale,
    isBackOrderDelayed: record.isBackOrderDelayed,
    isPromotionEligible: record.isPromotionEligible,
    categoryIds: record.categories.map(({ categoryId }) => categoryId),
    shipsTo: record.shipsTo.map(({ countryId }) => countryId).toSorted((a, b) => a - b),
    ...pricesOf(price ?? { priceMinor: 0, saleMinor: null, promoMinor: null }),
    markets: Object.fromEntries(
      record.marketPrices
        .toSorted((a, b) => a.currency.localeCompare(b.currency))
        .map(({ currency, ...prices }) => [currency, pricesOf(prices)]),
    ),
    texts: Object.fromEntries(
      languages.map((language) => [language, textsOf(textsOfLanguage(record, language))]),
    ) as ProductSheet['texts'],
    sizes: record.sizes.map(({ name, code, barcode, lowStockAt }) => ({
      name,
      sku: code,
      barcode: barcode ?? '',
      lowAt: lowStockAt ?? 0,
    })),
    swatch: record.swatchImage,
    film: videoBase === null || videoThumb === null ? null : { path: videoBase, poster: videoThumb },
    images: record.images.map(({ path, alt, translations }) => ({
      path,
      alt: Object.fromEntries(
        languages.map((language) => [
          language,
          language === ownLanguage
            ? alt
            : (translations.find((texts) => texts.language === language)?.alt ?? ''),
        ]),
      ) as Record<Language, string>,
    })),
  };
}

function textsOfLanguage(record: DeskProductRecord, language: Language): TextColumns | undefined {
  if (language === ownLanguage) return { ...record, promoText: record.price?.promoText ?? null };
  return record.translations.find((texts) => texts.language === language);
}

function pricesOf(row: {
  readonly priceMinor: number;
  readonly saleMinor: number | null;
  readonly promoMinor: number | null;
}): SheetPrice {
  return { price: row.priceMinor, salePrice: row.saleMinor, promoPrice: row.promoMinor };
}

function textsOf(texts: TextColumns | undefined): SheetTexts {
  return {
    colour: texts?.colorName ?? '',
    description: texts?.description ?? '',
    countryDescription: texts?.countryDescription ?? '',
    ingredients: texts?.ingredients ?? '',
    bannerText: texts?.bannerText ?? '',
    promoTag: texts?.promoTag ?? '',
    promoText: texts?.promoText ?? '',
    sizeNoteShort: texts?.sizeNoteShort ?? '',
    sizeNoteLong: texts?.sizeNoteLong ?? '',
    materials: texts?.materials ?? [],
    careInstructions: texts?.careInstructions ?? [],
    details: texts?.details ?? [],
  };
}
