// What is for sale of a product, read from its rows: prices, deals, sizes, colours and counts.
import type { ProductRecord } from '../../database/queries/product/product.ts';
import type { FlashDeal } from '../../domain/pricing/deal.ts';
import { type Money, money } from '../../domain/pricing/money.ts';
import type { ProductPrice, Size, Swatch } from '../../domain/product/product.ts';
import { quantityTypeOf } from '../../domain/stock/availability.ts';
import { productPath } from '../../domain/text/slug.ts';
import { untranslatedOf } from '../../domain/text/untranslated.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { mediaUrl } from '../media/media-url.ts';

const dayMs = 86_400_000;

export function daysOnline(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / dayMs));
}

type Tally = ProductRecord['tally'];

/** Null until someone has rated it; likewise the fit. */
export function ratingOf(tally: Tally): number | null {
  return tally && tally.reviewCount > 0 ? tally.ratingSum / tally.reviewCount : null;
}

export function fitOf(tally: Tally): number | null {
  return tally && tally.fitCount > 0 ? tally.fitSum / tally.fitCount : null;
}

type Stocked = { readonly stock: { readonly onHand: number; readonly reserved: number } | null };

export function availableOf({ stock }: Stocked): number {
  return stock ? stock.onHand - stock.reserved : 0;
}

export function sizeOf(sku: ProductRecord['skus'][number]): Size {
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

/** In the shop's own language there is nothing to translate. */
export function isTranslated(language: Language, there: unknown): boolean {
  return language === languages[0] || (there ?? null) !== null;
}

type Grouped = Pick<ProductRecord, 'id'> & { readonly group: Pick<ProductRecord['group'], 'products'> };

export function swatchesOf({ id, group }: Grouped, language: Language): Swatch[] {
  return group.products.map((colour) => ({
    id: colour.id,
    colorName: colour.translations[0]?.colorName ?? colour.colorName,
    path: productPath(colour),
    swatchImage: mediaUrl(colour.swatchImage),
    selected: colour.id === id,
    isSoldOut: !colour.isGiftCard && colour.skus.every((sku) => availableOf(sku) <= 0),
    isPresale: colour.skus.some(({ isPresale }) => isPresale),
    ...untranslatedOf(isTranslated(language, colour.translations[0]?.colorName) ? [] : ['colorName']),
  }));
}

type Priced = Pick<ProductRecord, 'id' | 'deals' | 'isFinalSale'> & {
  readonly price: ProductRecord['price'] | null;
};

export function priceOf({ id, price, deals, isFinalSale }: Priced, now: number): ProductPrice {
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
