// A product as its page shows it, put together from the rows that make it up.
import type { Queries } from '../../database/database.ts';
import { findProduct, type ProductRecord } from '../../database/queries/product/product.ts';
import { brandPath } from '../../domain/listing/brand-path.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import type { Category, Product } from '../../domain/product/product.ts';
import { quantityTypeOfSizes } from '../../domain/stock/availability.ts';
import { languages } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/product/words.ts';
import { mediaUrl } from '../media/media-url.ts';
import { availableOf, daysOnline, fitOf, priceOf, ratingOf, sizeOf, swatchesOf } from './offer.ts';

/** Null when there is no such product, or it is no longer shown. */
export async function viewProduct(queries: Queries, id: number, now: number): Promise<Product | null> {
  const record = await findProduct(queries, id);
  return record ? productOf(record, now) : null;
}

function productOf(record: ProductRecord, now: number): Product {
  const sizes = record.skus.map(sizeOf);
  const available = record.skus.map(availableOf);
  const images = record.images.map(({ path, alt }) => ({ imagePath: mediaUrl(path), alt }));
  const categories = record.categories.map(({ category }) => plainCategory(category));
  const swatches = swatchesOf(record);
  const quantityType = record.isGiftCard ? 'InStock' : quantityTypeOfSizes(sizes);
  const quantity = available.reduce((sum, units) => sum + units, 0);
  return {
    id: record.id,
    groupId: record.groupId,
    name: record.name,
    slug: record.slug,
    brand: record.brand.name,
    brandPath: brandPath(record.brand.name),
    colorName: record.colorName,
    description: record.description,
    descriptionBullets: {
      careInstructions: record.careInstructions,
      materials: record.materials,
      countryDescription: record.countryDescription,
      others: record.details,
    },
    descriptionAdditionalInfo: record.additionalInfo && {
      descriptionHeader: record.additionalInfo.header,
      description: record.additionalInfo.text,
      others: record.additionalInfo.others,
    },
    ingredients: record.ingredients,
    images,
    defaultImagePath: images[0]?.imagePath ?? mediaUrl(record.swatchImage),
    videoThumbUrl: record.videoThumb && mediaUrl(record.videoThumb),
    videoBaseUrl: record.videoBase && mediaUrl(record.videoBase),
    bannerText: record.bannerText,
    promoTag: record.promoTag,
    sizes,
    swatches,
    hasInStockSwatches: swatches.some(({ isSoldOut }) => !isSoldOut),
    categories,
    categoryIds: categories.map(({ id }) => id),
    relatedCategories: relatedCategories(record),
    sizeNoteShort: record.sizeNoteShort,
    sizeNoteLong: record.sizeNoteLong,
    isGreenLit: record.isGreenLit,
    modelsInfo: record.models.map(({ productId: _, position: __, imagePath, ...model }) => ({
      ...model,
      imagePath: imagePath && mediaUrl(imagePath),
    })),
    countryInfo: record.origin && { countryId: record.origin.id, url: record.origin.url },
    prop65Chemicals: record.chemicals.map(({ name }) => ({ name })),
    restrictCountries: record.shipsTo.map(({ country: { id, code, name } }) => ({
      countryId: id,
      code,
      name,
    })),
    airProhibited: record.airProhibited,
    audienceExclusionType: record.audienceExclusionType,
    audienceExclusionReason: record.audienceExclusionReason,
    reviewRating: ratingOf(record.tally),
    reviewCount: record.tally?.reviewCount ?? 0,
    fitAverage: fitOf(record.tally),
    loveCount: record.tally?.loveCount ?? 0,
    isLoved: false,
    gtin: record.gtin,
    meta: metaOf(record, categories),
    daysOnline: daysOnline(record.onlineSince, now),
    quantityType,
    lowStockQuantity: quantityType === 'LowStock' ? quantity : null,
    quantity,
    isExchangeable: record.isExchangeable,
    isFinalSale: record.isFinalSale,
    isBackOrderDelayed: record.isBackOrderDelayed,
    isPromotionEligible: record.isPromotionEligible,
    isGiftCard: record.isGiftCard,
    fitNotes: Object.fromEntries(record.fitNotes.map(({ label, text }) => [label, text])),
    productPrice: priceOf(record, now),
  };
}

function plainCategory({ id, parentId, name, slug }: Category): Category {
  return { id, parentId, name, slug };
}

/** The neighbours of the categories it is in. */
function relatedCategories({ categories }: ProductRecord): Category[] {
  const own = new Set(categories.map(({ categoryId }) => categoryId));
  const neighbours = categories.flatMap(({ category }) => category.parent?.children ?? []);
  const unique = new Map(neighbours.filter(({ id }) => !own.has(id)).map((near) => [near.id, near]));
  return [...unique.values()].map(plainCategory);
}

/** A product is cached for every language: its title here is in the first of them, and each page writes its own. */
function metaOf(record: ProductRecord, categories: readonly Category[]): Product['meta'] {
  return {
    titleTag: wordsIn(languages[0]).titled(record.name, record.colorName, record.brand.name),
    descTag: record.description.slice(0, 155),
    categoryName: categoryPath(categories).at(-1)?.name ?? '',
  };
}
