// Products as lists show them, in the order asked for; those no longer shown are left out.
import type { Queries } from '../../database/database.ts';
import { newestProducts } from '../../database/queries/listing/new-in.ts';
import { findTiles, type TileRecord } from '../../database/queries/product/tile.ts';
import { productLabels } from '../../domain/product/labels.ts';
import type { Tile, TileText } from '../../domain/product/tile.ts';
import { quantityTypeOf, quantityTypeOfSizes } from '../../domain/stock/availability.ts';
import { productPath } from '../../domain/text/slug.ts';
import { untranslatedOf } from '../../domain/text/untranslated.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import { sayLabels } from '../../words/product/say-labels.ts';
import { language } from '../../words/spoken.ts';
import { type PriceViewer, showPrices } from '../currency/show-prices.ts';
import { mediaUrl } from '../media/media-url.ts';
import { availableOf, daysOnline, isTranslated, priceOf, ratingOf, swatchesOf } from './offer.ts';

/** For whom it is. */
export interface Viewer extends PriceViewer {
  readonly flags: Pick<FlagSet, 'updated_product_labels'>;
}

export interface Viewing extends Viewer {
  readonly now: number;
}

export function viewing({ flags, exchange, isLowestPriceDue }: Viewer, now: number): Viewing {
  return { now, flags, exchange, isLowestPriceDue };
}

export async function viewTiles(queries: Queries, ids: readonly number[], viewing: Viewing): Promise<Tile[]> {
  if (ids.length === 0) return [];
  const records = new Map((await findTiles(queries, ids, language())).map((record) => [record.id, record]));
  const tiles = [...new Set(ids)].flatMap((id) => {
    const record = records.get(id);
    return record ? [tileOf(record, viewing)] : [];
  });
  const prices = new Map(tiles.map(({ productId, price }) => [productId, price]));
  const shown = await showPrices(queries, viewing, prices);
  return tiles.map((tile) => ({ ...tile, price: shown.get(tile.productId) ?? tile.price }));
}

/** The newest designs, the latest first. */
export async function newIn(queries: Queries, limit: number, viewing: Viewing): Promise<Tile[]> {
  return viewTiles(queries, await newestProducts(queries, limit), viewing);
}

function tileOf(record: TileRecord, { now, flags }: Viewing): Tile {
  const [first, second] = record.images;
  const [translation] = record.translations;
  const price = priceOf(record, now);
  const sizes = record.skus.map((sku) => ({
    isPresale: sku.isPresale,
    quantityType: quantityTypeOf(availableOf(sku), sku.stock?.lowStockAt),
  }));
  const quantityType = record.isGiftCard ? 'InStock' : quantityTypeOfSizes(sizes);
  const labelled = {
    ...record,
    promoTag: translation?.promoTag ?? record.promoTag,
    sizes,
    quantityType,
    daysOnline: daysOnline(record.onlineSince, now),
    countryInfo: record.originId === null ? null : { countryId: record.originId },
  };
  const labels = sayLabels(language(), productLabels(labelled, flags));
  const isTagForeign = !isTranslated(language(), translation?.promoTag) && labels[0] === record.promoTag;
  const isAltForeign = first !== undefined && !isTranslated(language(), first.translations[0]);
  return {
    productId: record.id,
    name: record.name,
    brand: record.brand.name,
    path: productPath(record),
    imagePath: mediaUrl(first?.path ?? ''),
    imageAlt: first?.translations[0]?.alt ?? first?.alt ?? record.name,
    hoverImagePath: second ? mediaUrl(second.path) : null,
    price: {
      ...price,
      promoText: translation?.promoText ?? price.promoText,
      appOnlyPromoText: translation?.appOnlyPromoText ?? price.appOnlyPromoText,
    },
    swatches: swatchesOf(record, language()),
    isSoldOut: quantityType === 'OutOfStock',
    loveCount: record.tally?.loveCount ?? 0,
    reviewRating: ratingOf(record.tally),
    reviewCount: record.tally?.reviewCount ?? 0,
    labels,
    proof: null,
    ...untranslatedOf<TileText>([
      ...(isAltForeign ? ['imageAlt' as const] : []),
      ...(isTagForeign ? ['labels' as const] : []),
    ]),
  };
}
