// Writes a whole catalogue table by table, so that a thousand products take seconds. What products share with those
// that are there already (a brand, a size, a country) is found rather than made again.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Block } from '../../../domain/content/blocks.ts';
import type { Transaction } from '../../database.ts';
import { contentTranslation } from '../../schema/content/translation.ts';
import { marketPrice } from '../../schema/currency/currency.ts';
import { content } from '../../schema/operation.ts';
import * as offer from '../../schema/pricing/offer.ts';
import * as catalogue from '../../schema/product/product.ts';
import * as translation from '../../schema/product/translation.ts';
import { socialPhoto } from '../../schema/review/review.ts';
import { putFirstPage } from '../content/blocks.ts';

type Rows<T extends PgTable> = T['$inferInsert'][];

export interface CatalogueRows {
  readonly brands: Rows<typeof catalogue.brand>;
  readonly categories: Rows<typeof catalogue.category>;
  readonly countries: Rows<typeof catalogue.country>;
  readonly origins: Rows<typeof catalogue.origin>;
  readonly groups: Rows<typeof catalogue.productGroup>;
  readonly products: (Omit<Rows<typeof catalogue.product>[number], 'brandId'> & { brand: string })[];
  readonly images: Rows<typeof catalogue.productImage>;
  readonly productCategories: Rows<typeof catalogue.productCategory>;
  readonly models: Rows<typeof catalogue.productModel>;
  readonly fitNotes: Rows<typeof catalogue.fitNote>;
  readonly chemicals: Rows<typeof catalogue.productChemical>;
  readonly shipsTo: Rows<typeof catalogue.productShipsTo>;
  readonly looks: Rows<typeof catalogue.lookItem>;
  readonly socialPhotos: Rows<typeof socialPhoto>;
  readonly prices: Rows<typeof offer.price>;
  readonly marketPrices: Rows<typeof marketPrice>;
  readonly priceSteps: Rows<typeof offer.priceStep>;
  readonly deals: Rows<typeof offer.flashDeal>;
  readonly skus: (Omit<Rows<typeof offer.sku>[number], 'sizeGroupId'> & {
    size: string;
    onHand: number;
    lowStockAt: number;
  })[];
  /** Null for a catalogue that leaves the home page as it is. */
  readonly home: readonly Block[] | null;
  readonly contents: Rows<typeof content>;
  readonly translations: {
    readonly products: Rows<typeof translation.productTranslation>;
    readonly images: Rows<typeof translation.productImageTranslation>;
    readonly fitNotes: Rows<typeof translation.fitNoteTranslation>;
    readonly chemicals: Rows<typeof translation.productChemicalTranslation>;
    readonly socialPhotos: Rows<typeof translation.socialPhotoTranslation>;
    readonly categories: Rows<typeof translation.categoryTranslation>;
    readonly contents: Rows<typeof contentTranslation>;
  };
}

const chunk = 500;

export async function insertCatalogue(tx: Transaction, rows: CatalogueRows): Promise<void> {
  const insert: Insert = async (table, values) => {
    for (let from = 0; from < values.length; from += chunk)
      await tx.insert(table).values(values.slice(from, from + chunk));
  };
  await insertShared(tx, rows);
  await insert(catalogue.productGroup, rows.groups);
  const brandIds = new Map((await tx.select().from(catalogue.brand)).map(({ id, name }) => [name, id]));
  await insert(
    catalogue.product,
    rows.products.map(({ brand, ...product }) => ({ ...product, brandId: idOrThrow(brandIds, brand) })),
  );
  await insert(catalogue.productImage, rows.images);
  await insert(catalogue.productCategory, rows.productCategories);
  await insert(catalogue.productModel, rows.models);
  await insert(catalogue.fitNote, rows.fitNotes);
  await insert(catalogue.productChemical, rows.chemicals);
  await insert(catalogue.productShipsTo, rows.shipsTo);
  await insert(catalogue.lookItem, rows.looks);
  await insert(socialPhoto, rows.socialPhotos);
  await insert(translation.productTranslation, rows.translations.products);
  await insert(translation.productImageTranslation, rows.translations.images);
  await insert(translation.fitNoteTranslation, rows.translations.fitNotes);
  await insert(translation.productChemicalTranslation, rows.translations.chemicals);
  await insert(translation.socialPhotoTranslation, rows.translations.socialPhotos);
  await insert(offer.price, rows.prices);
  await insert(marketPrice, rows.marketPrices);
  await insert(offer.priceStep, rows.priceSteps);
  await insert(offer.flashDeal, rows.deals);
  await insertSkus(tx, rows.skus, insert);
}

type Insert = <T extends PgTable>(table: T, values: Rows<T>) => Promise<void>;

async function insertShared(tx: Transaction, rows: CatalogueRows): Promise<void> {
  const insert: Insert = async (table, values) => {
    if (values.length > 0) await tx.insert(table).values(values).onConflictDoNothing();
  };
  await insert(catalogue.brand, rows.brands);
  await insert(catalogue.category, rows.categories);
  await insert(catalogue.country, rows.countries);
  await insert(catalogue.origin, rows.origins);
  await insert(
    offer.sizeGroup,
    [...new Set(rows.skus.map(({ size }) => size))].map((name) => ({ name })),
  );
  if (rows.home) await putFirstPage(tx, 'home', rows.home);
  await insert(content, rows.contents);
  await insert(translation.categoryTranslation, rows.translations.categories);
  await insert(contentTranslation, rows.translations.contents);
}

async function insertSkus(tx: Transaction, skus: CatalogueRows['skus'], insert: Insert): Promise<void> {
  const sizeIds = new Map((await tx.select().from(offer.sizeGroup)).map(({ id, name }) => [name, id]));
  await insert(
    offer.sku,
    skus.map(({ size, onHand: _, lowStockAt: __, ...sku }) => ({
      ...sku,
      sizeGroupId: idOrThrow(sizeIds, size),
    })),
  );
  const skuIds = new Map((await tx.select().from(offer.sku)).map(({ id, code }) => [code, id]));
  await insert(
    offer.stockLevel,
    skus.map(({ code, onHand, lowStockAt }) => ({ skuId: idOrThrow(skuIds, code), onHand, lowStockAt })),
  );
  await insert(
    offer.stockLedger,
    skus
      .filter(({ onHand }) => onHand > 0)
      .map(({ code, onHand }) => ({
        skuId: idOrThrow(skuIds, code),
        delta: onHand,
        reason: 'count' as const,
        source: 'catalogue',
      })),
  );
}

function idOrThrow(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The catalogue names ${name}, which it does not define.`);
  return id;
}
