// Products as the desk shows them: a page of the list, one of them with its colours, and what was changed of it.
import type { Queries } from '../../../database/database.ts';
import { findAudit } from '../../../database/queries/desk/audit.ts';
import {
  countProducts,
  findProductPage,
  type ProductFilters,
  type ProductListRecord,
} from '../../../database/queries/desk/products/product-list.ts';
import {
  type ColourRecord,
  findColours,
  findDeskProduct,
} from '../../../database/queries/desk/products/product-read.ts';
import {
  languagesMissing,
  type ProductSheet,
  type SheetPrice,
  type SheetTexts,
  sheetCurrency,
  sheetFaults,
} from '../../../domain/catalogue/product-sheet.ts';
import { productState, type StateMarks } from '../../../domain/catalogue/product-state.ts';
import { mostCounted } from '../../../domain/desk/list.ts';
import type { ProductSort } from '../../../domain/desk/product/product-list.ts';
import { decimalOfMoney, money } from '../../../domain/pricing/money.ts';
import { productPath } from '../../../domain/text/slug.ts';
import { type Language, languages } from '../../../domain/visitor/language.ts';
import { mediaUrl } from '../../media/media-url.ts';
import { sheetOf } from './sheet-of.ts';

export interface ProductListInput {
  readonly filters: ProductFilters;
  readonly sort: ProductSort;
  readonly after: number | null;
  readonly size: number;
}

export async function listProducts(queries: Queries, { filters, sort, after, size }: ProductListInput) {
  const found = await findProductPage(queries, filters, { sort, after, size: size + 1 });
  const count = await countProducts(queries, filters);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(viewRow),
    total: Math.min(count, mostCounted),
    isTotalExact: count <= mostCounted,
    next: found.length > size && last ? String(last.id) : null,
  };
}

const amountOf = (minor: number | null, currency = sheetCurrency) =>
  minor === null ? null : decimalOfMoney(money(minor, currency));

const viewState = (marks: StateMarks) => ({
  status: productState(marks),
  publishAt: marks.publishAt?.toISOString() ?? null,
});

function viewRow(record: ProductListRecord) {
  const { id, name, colorName, brand, imagePath, isListed, version, priceMinor, saleMinor } = record;
  return {
    productId: id,
    name,
    colour: colorName,
    brand,
    picture: imagePath === null ? null : mediaUrl(imagePath),
    ...viewState(record),
    isListed,
    version,
    currency: sheetCurrency,
    price: amountOf(priceMinor) ?? 0,
    salePrice: amountOf(saleMinor),
    sizes: record.sizes,
    available: record.available,
  };
}

/** Null when there is none. */
export async function readDeskProduct(queries: Queries, id: number) {
  const record = await findDeskProduct(queries, id);
  if (!record) return null;
  const sheet = sheetOf(record);
  const colours = await findColours(queries, record.groupId);
  return {
    productId: id,
    groupId: record.groupId,
    version: record.version,
    ...viewState(record),
    path: productPath(record),
    isGiftCard: record.isGiftCard,
    currency: sheetCurrency,
    ...viewSheet(sheet),
    sizes: record.sizes.map(
      ({ id: sizeId, name, code, barcode, lowStockAt, onHand, reserved, isPresale }) => ({
        sizeId,
        name,
        sku: code,
        barcode: barcode ?? '',
        lowAt: lowStockAt ?? 0,
        onHand: onHand ?? 0,
        reserved: reserved ?? 0,
        isPresale,
      }),
    ),
    images: sheet.images.map((image) => ({ ...image, url: mediaUrl(image.path) })),
    film: sheet.film && { ...sheet.film, url: mediaUrl(sheet.film.path) },
    colours: colours.map(viewColour),
    /** What shoppers would miss: as long as there is something, it is a draft. */
    missing: sheetFaults(sheet).map(({ at, code }) => ({
      at,
      code,
    })),
    untranslated: languagesMissing(sheet),
  };
}

export type DeskProductView = NonNullable<Awaited<ReturnType<typeof readDeskProduct>>>;

function viewPrices({ price, salePrice, promoPrice }: SheetPrice, currency = sheetCurrency) {
  return {
    price: amountOf(price, currency) ?? 0,
    salePrice: amountOf(salePrice, currency),
    promoPrice: amountOf(promoPrice, currency),
  };
}

function viewSheet({
  sizes: _,
  images: __,
  film: ___,
  markets,
  texts,
  categoryIds,
  shipsTo,
  ...sheet
}: ProductSheet) {
  return {
    ...sheet,
    ...viewPrices(sheet),
    categoryIds: [...categoryIds],
    shipsTo: [...shipsTo],
    texts: Object.fromEntries(languages.map((language) => [language, viewTexts(texts[language])])) as Record<
      Language,
      ReturnType<typeof viewTexts>
    >,
    markets: Object.fromEntries(
      Object.entries(markets).map(([currency, prices]) => [currency, viewPrices(prices, currency)]),
    ),
  };
}

const viewTexts = ({ materials, careInstructions, details, ...texts }: SheetTexts) => ({
  ...texts,
  materials: [...materials],
  careInstructions: [...careInstructions],
  details: [...details],
});

function viewColour(record: ColourRecord) {
  const { id, colorName, swatchImage, priceMinor, saleMinor, available } = record;
  return {
    productId: id,
    colour: colorName,
    picture: swatchImage === '' ? null : mediaUrl(swatchImage),
    ...viewState(record),
    price: amountOf(priceMinor) ?? 0,
    salePrice: amountOf(saleMinor),
    available,
  };
}

const longestHistory = 100;

/** The latest first. */
export async function listProductHistory(queries: Queries, id: number) {
  const entries = await findAudit(
    queries,
    { thing: 'product', thingId: String(id) },
    { sort: 'newest', size: longestHistory },
  );
  return entries.map(({ id: entryId, at, actorName, before, after }) => ({
    entryId,
    at: at.toISOString(),
    by: actorName,
    before,
    after,
  }));
}
