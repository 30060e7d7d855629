// A product as its page shows it, put together from the rows that make it up.
import type { Queries } from '../../database/database.ts';
import { findProduct, type ProductRecord } from '../../database/queries/product/product.ts';
import { listedCategories } from '../../domain/catalogue/listed-categories.ts';
import { brandPath } from '../../domain/listing/brand-path.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import type { Category, Product } from '../../domain/product/product.ts';
import { quantityTypeOfSizes } from '../../domain/stock/availability.ts';
import { cutLine } from '../../domain/text/cut-line.ts';
import { untranslatedOf } from '../../domain/text/untranslated.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/product/words.ts';
import { mediaUrl } from '../media/media-url.ts';
import { type Texts, textsOf } from './in-language.ts';
import {
  availableOf,
  daysOnline,
  fitOf,
  isTranslated,
  priceOf,
  ratingOf,
  sizeOf,
  swatchesOf,
} from './offer.ts';

/** Null when there is no such product, or it is no longer shown. */
export async function viewProduct(
  queries: Queries,
  id: number,
  language: Language,
  now: number,
  seenBy: 'shoppers' | 'anybody' = 'shoppers',
): Promise<Product | null> {
  const record = await findProduct(queries, id, language, seenBy);
  return record ? productOf(record, language, now) : null;
}

export function productOf(record: ProductRecord, language: Language, now: number): Product {
  const { texts, fitNotes, images, chemicals, untranslated } = textsOf(record, language);
  const sizes = record.skus.map(sizeOf);
  const available = record.skus.map(availableOf);
  const own = record.categories.map(({ category }) => category);
  const categories = listedCategories(own).map((category) => plainCategory(category, language));
  const swatches = swatchesOf(record, language);
  const quantityType = record.isGiftCard ? 'InStock' : quantityTypeOfSizes(sizes);
  const quantity = available.reduce((sum, units) => sum + units, 0);
  return {
    id: record.id,
    groupId: record.groupId,
    name: record.name,
    slug: record.slug,
    brand: record.brand.name,
    brandPath: brandPath(record.brand.name),
    colorName: texts.colorName,
    description: texts.description,
    descriptionBullets: {
      careInstructions: texts.careInstructions,
      materials: texts.materials,
      countryDescription: texts.countryDescription,
      others: texts.details,
    },
    descriptionAdditionalInfo: texts.additionalInfo && {
      descriptionHeader: texts.additionalInfo.header,
      description: texts.additionalInfo.text,
      others: texts.additionalInfo.others,
    },
    ingredients: texts.ingredients,
    images,
    defaultImagePath: images[0]?.imagePath ?? mediaUrl(record.swatchImage),
    videoThumbUrl: record.videoThumb && mediaUrl(record.videoThumb),
    videoBaseUrl: record.videoBase && mediaUrl(record.videoBase),
    bannerText: texts.bannerText,
    promoTag: texts.promoTag,
    sizes,
    swatches,
    hasInStockSwatches: swatches.some(({ isSoldOut }) => !isSoldOut),
    categories,
    // Rules go by these, whether shoppers find them or not.
    categoryIds: own.map(({ id }) => id),
    relatedCategories: relatedCategories(record, categories, language),
    sizeNoteShort: texts.sizeNoteShort,
    sizeNoteLong: texts.sizeNoteLong,
    isGreenLit: record.isGreenLit,
    modelsInfo: record.models.map(({ productId: _, position: __, imagePath, ...model }) => ({
      ...model,
      imagePath: imagePath && mediaUrl(imagePath),
    })),
    countryInfo: record.origin && { countryId: record.origin.id, url: record.origin.url },
    prop65Chemicals: chemicals.map((name) => ({ name })),
    restrictCountries: record.shipsTo.map(({ country: { id, code, name } }) => ({
      countryId: id,
      code,
      name,
    })),
    airProhibited: record.airProhibited,
    audienceExclusionType: record.audienceExclusionType,
    audienceExclusionReason: texts.audienceExclusionReason,
    reviewRating: ratingOf(record.tally),
    reviewCount: record.tally?.reviewCount ?? 0,
    fitAverage: fitOf(record.tally),
    loveCount: record.tally?.loveCount ?? 0,
    isLoved: false,
    gtin: record.gtin,
    meta: metaOf(record, texts, categories, language),
    daysOnline: daysOnline(record.onlineSince, now),
    quantityType,
    lowStockQuantity: quantityType === 'LowStock' ? quantity : null,
    quantity,
    isExchangeable: record.isExchangeable,
    isFinalSale: record.isFinalSale,
    isBackOrderDelayed: record.isBackOrderDelayed,
    isPromotionEligible: record.isPromotionEligible,
    isGiftCard: record.isGiftCard,
    fitNotes,
    productPrice: {
      ...priceOf(record, now),
      promoText: texts.promoText,
      appOnlyPromoText: texts.appOnlyPromoText,
    },
    untranslated,
  };
}

type Translated = Category & { readonly translations: readonly { readonly name: string }[] };

function plainCategory(
  { id, parentId, name, slug, translations: [translation] }: Translated,
  language: Language,
): Category {
  const missing = untranslatedOf(isTranslated(language, translation) ? [] : ['name' as const]);
  return { id, parentId, name: translation?.name ?? name, slug, ...missing };
}

/** The neighbours of the categories it is in, as far as shoppers find them. */
function relatedCategories(
  { categories }: ProductRecord,
  shown: readonly Category[],
  language: Language,
): Category[] {
  const own = new Set(categories.map(({ categoryId }) => categoryId));
  const places = new Set(shown.map(({ id }) => id));
  const neighbours = categories
    .flatMap(({ category }) => category.parent?.children ?? [])
    .filter(
      ({ id, parentId, isListed }) => isListed && !own.has(id) && parentId !== null && places.has(parentId),
    );
  const unique = new Map(neighbours.map((near) => [near.id, near]));
  return [...unique.values()].map((near) => plainCategory(near, language));
}

function metaOf(
  record: ProductRecord,
  { colorName, description }: Texts,
  categories: readonly Category[],
  language: Language,
): Product['meta'] {
  return {
    titleTag: wordsIn(language).titled(record.name, colorName, record.brand.name),
    descTag: cutLine(description, 155),
    categoryName: categoryPath(categories).at(-1)?.name ?? '',
  };
}
