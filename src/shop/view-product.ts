// A product as its page shows it, put together from the rows that make it up.
import type { Queries } from '../database/database.ts';
import { findProduct, type ProductRecord } from '../database/queries/product.ts';
import { categoryPath } from '../domain/category-path.ts';
import type { FlashDeal } from '../domain/flash-deal.ts';
import { type Money, money } from '../domain/money.ts';
import type { Category, Product, ProductPrice, Size, Swatch } from '../domain/product.ts';
import { productPath } from '../domain/slug.ts';
import { quantityTypeOf, quantityTypeOfSizes } from '../domain/stock-words.ts';
import { mediaUrl } from './media.ts';

const dayMs = 86_400_000;

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
    restrictCountries: record.shipsTo.map(({ country }) => ({ countryId: country.id, name: country.name })),
    airProhibited: record.airProhibited,
    audienceExclusionType: record.audienceExclusionType,
    audienceExclusionReason: record.audienceExclusionReason,
    reviewRating: ratingOf(record.tally),
    reviewCount: record.tally?.reviewCount ?? 0,
    loveCount: record.tally?.loveCount ?? 0,
    isLoved: false,
    gtin: record.gtin,
    meta: metaOf(record, categories),
    daysOnline: Math.max(0, Math.floor((now - Date.parse(record.onlineSince)) / dayMs)),
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

type Stocked = { readonly stock: { readonly onHand: number; readonly reserved: number } | null };

function availableOf({ stock }: Stocked): number {
  return stock ? stock.onHand - stock.reserved : 0;
}

function sizeOf(sku: ProductRecord['skus'][number]): Size {
  const available = availableOf(sku);
  const quantityType = quantityTypeOf(available, sku.stock?.lowStockAt);
  return {
    id: sku.id,
    sizeGroupId: sku.sizeGroupId,
    sku: sku.code,
    name: sku.size.name,
    quantityType,
    lowStockQuantity: quantityType === 'LowStock' ? available : null,
    isPresale: sku.isPresale,
    presaleShipDate: sku.presaleShipDate,
    estimatedArrival: sku.estimatedArrival,
    inseam: sku.inseam,
    frontRise: sku.frontRise,
  };
}

function swatchesOf({ id, group }: ProductRecord): Swatch[] {
  return group.products.map((colour) => ({
    id: colour.id,
    colorName: colour.colorName,
    path: productPath(colour),
    swatchImage: mediaUrl(colour.swatchImage),
    selected: colour.id === id,
    isSoldOut: !colour.isGiftCard && colour.skus.every((sku) => availableOf(sku) <= 0),
    isPresale: colour.skus.some(({ isPresale }) => isPresale),
  }));
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

function ratingOf(tally: ProductRecord['tally']): number | null {
  return tally && tally.reviewCount > 0 ? tally.ratingSum / tally.reviewCount : null;
}

function metaOf(record: ProductRecord, categories: readonly Category[]): Product['meta'] {
  return {
    titleTag: `${record.name} in ${record.colorName} by ${record.brand.name}`,
    descTag: record.description.slice(0, 155),
    categoryName: categoryPath(categories).at(-1)?.name ?? '',
  };
}

function priceOf({ id, price, deals, isFinalSale }: ProductRecord, now: number): ProductPrice {
  if (!price) throw new Error(`Product ${id} has no price.`);
  const inCurrency = (minor: number | null): Money | null =>
    minor === null ? null : money(minor, price.currency);
  return {
    price: money(price.priceMinor, price.currency),
    salePrice: inCurrency(price.saleMinor),
    promoPrice: inCurrency(price.promoMinor),
    type: priceType(isFinalSale, price),
    promoText: price.promoText,
    appOnlyPromoText: price.appOnlyPromoText,
    isFinalSale,
    flashDeal: dealOf(deals, price.currency, now),
  };
}

function priceType(isFinalSale: boolean, price: NonNullable<ProductRecord['price']>): ProductPrice['type'] {
  if (isFinalSale) return 'final-sale';
  if (price.promoMinor !== null) return 'promo';
  return price.saleMinor === null ? 'regular' : 'sale';
}

/** The deal that runs or comes next, otherwise the one that ended last; deals arrive ordered by their end. */
function dealOf(deals: ProductRecord['deals'], currency: string, now: number): FlashDeal | null {
  const deal = deals.find(({ endsAt }) => endsAt.getTime() > now) ?? deals.at(-1);
  if (!deal) return null;
  return {
    start: deal.startsAt.getTime(),
    end: deal.endsAt.getTime(),
    claimPercentage: (100 * deal.claimed) / deal.allotment,
    discount: deal.discountPercent,
    price: money(deal.dealMinor, currency),
  };
}
