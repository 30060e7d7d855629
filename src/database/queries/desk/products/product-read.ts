// One product with all that the desk edits of it, in every language.
import { eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../../database.ts';
import { marketPrice } from '../../../schema/currency/currency.ts';
import { price, sizeGroup, sku, stockLevel } from '../../../schema/pricing/offer.ts';
import {
  brand,
  category,
  country,
  origin,
  product,
  productCategory,
  productImage,
  productShipsTo,
} from '../../../schema/product/product.ts';
import { productImageTranslation, productTranslation } from '../../../schema/product/translation.ts';

export type DeskProductRecord = Awaited<ReturnType<typeof findDeskProducts>>[number];

export async function findDeskProduct(
  queries: Queries | Transaction,
  id: number,
): Promise<DeskProductRecord | undefined> {
  const [found] = await findDeskProducts(queries, [id]);
  return found;
}

/** Part by part: they are read inside of transactions too, which know no whole products. By their numbers. */
export async function findDeskProducts(queries: Queries | Transaction, ids: readonly number[]) {
  const of = (column: AnyPgColumn) => inArray(column, [...ids]);
  const rows =
    ids.length === 0 ? [] : await queries.select().from(product).where(of(product.id)).orderBy(product.id);
  if (rows.length === 0) return [];
  const prices = groupBy(await queries.select().from(price).where(of(price.productId)));
  const images = groupBy(
    await queries
      .select()
      .from(productImage)
      .where(of(productImage.productId))
      .orderBy(productImage.position),
  );
  const textsByImage = groupBy(
    await queries.select().from(productImageTranslation).where(of(productImageTranslation.productId)),
  );
  const translations = groupBy(
    await queries.select().from(productTranslation).where(of(productTranslation.productId)),
  );
  const categories = groupBy(
    await queries
      .select()
      .from(productCategory)
      .where(of(productCategory.productId))
      .orderBy(productCategory.position),
  );
  const shipsTo = groupBy(await queries.select().from(productShipsTo).where(of(productShipsTo.productId)));
  const marketPrices = groupBy(await queries.select().from(marketPrice).where(of(marketPrice.productId)));
  const sizes = groupBy(
    await queries
      .select({
        productId: sku.productId,
        id: sku.id,
        name: sizeGroup.name,
        code: sku.code,
        barcode: sku.barcode,
        isPresale: sku.isPresale,
        onHand: stockLevel.onHand,
        reserved: stockLevel.reserved,
        lowStockAt: stockLevel.lowStockAt,
      })
      .from(sku)
      .innerJoin(sizeGroup, eq(sizeGroup.id, sku.sizeGroupId))
      .leftJoin(stockLevel, eq(stockLevel.skuId, sku.id))
      .where(of(sku.productId))
      .orderBy(sku.position),
  );
  return rows.map((row) => ({
    ...row,
    price: prices(row.id)[0] ?? null,
    translations: translations(row.id),
    images: images(row.id).map((image) => ({
      ...image,
      translations: textsByImage(row.id).filter(({ position }) => position === image.position),
    })),
    categories: categories(row.id),
    shipsTo: shipsTo(row.id),
    marketPrices: marketPrices(row.id),
    sizes: sizes(row.id),
  }));
}

/** The rows of each product, in their order. */
function groupBy<R extends { readonly productId: number }>(rows: readonly R[]): (id: number) => readonly R[] {
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return (id) => groups.get(id) ?? [];
}

/** As it stands now: its version, and the numbers of its sizes by their codes. */
export async function findVersion(
  tx: Transaction,
  id: number,
): Promise<{ readonly version: number; readonly skuIds: ReadonlyMap<string, number> }> {
  const { rows } = await tx.execute<{ version: number; code: string | null; sku: string | null }>(sql`
    select product.version, sku.code, sku.id as sku from product left join sku on sku.product_id = product.id
    where product.id = ${id}`);
  const [first] = rows;
  if (!first) throw new Error(`There is no product ${id}.`);
  const skuIds = new Map(
    rows.flatMap(({ code, sku }) => (code === null ? [] : [[code, Number(sku)] as const])),
  );
  return { version: first.version, skuIds };
}

/**
 * Those who save it at once wait for each other, and for nobody who only names it. The version that it has then, so that
 * those who come too late are told at once; null when there is none that is edited.
 */
export async function lockProduct(tx: Transaction, id: number): Promise<number | null> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select version from product where id = ${id} and not is_gift_card for no key update`,
  );
  return rows[0]?.version ?? null;
}

export interface ColourRecord {
  readonly id: number;
  readonly colorName: string;
  readonly swatchImage: string;
  readonly isActive: boolean;
  readonly publishAt: Date | null;
  readonly archivedAt: Date | null;
  readonly priceMinor: number;
  readonly saleMinor: number | null;
  readonly available: number;
}

/** The colours of its design, itself among them. */
export async function findColours(queries: Queries, groupId: number): Promise<ColourRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select product.id, product.color_name as "colorName", product.swatch_image as "swatchImage",
      product.is_active as "isActive", product.publish_at as "publishAt", product.archived_at as "archivedAt",
      price.price_minor as "priceMinor", price.sale_minor as "saleMinor",
      (select coalesce(sum(level.on_hand - level.reserved), 0) from sku join stock_level level on level.sku_id = sku.id
        where sku.product_id = product.id) as available
    from product left join price on price.product_id = product.id
    where product.group_id = ${groupId} order by product.id`);
  return rows.map((row) => ({
    id: Number(row.id),
    colorName: String(row.colorName),
    swatchImage: String(row.swatchImage),
    isActive: row.isActive === true,
    publishAt: row.publishAt === null ? null : new Date(String(row.publishAt)),
    archivedAt: row.archivedAt === null ? null : new Date(String(row.archivedAt)),
    priceMinor: Number(row.priceMinor ?? 0),
    saleMinor: row.saleMinor === null ? null : Number(row.saleMinor),
    available: Number(row.available),
  }));
}

/** What a product may name: brands, categories, where it is made and where it may go. */
export async function findChoices(queries: Queries | Transaction) {
  return {
    brands: await queries.select({ id: brand.id, name: brand.name }).from(brand).orderBy(brand.name),
    categories: await queries
      .select({ id: category.id, name: category.name, parentId: category.parentId })
      .from(category)
      .orderBy(category.position, category.id),
    origins: await queries.select({ id: origin.id, name: origin.name }).from(origin).orderBy(origin.name),
    countries: await queries
      .select({ id: country.id, name: country.name })
      .from(country)
      .orderBy(country.name),
  };
}

export interface Clashes {
  /** Codes of its sizes that sizes of other products have. */
  readonly takenCodes: readonly string[];
  /** Whether another color of the design is called so. */
  readonly isColourTaken: boolean;
  /** The highest price of its deals that run or will; null without any. A deal's is to be the lowest of all. */
  readonly dealPrice: number | null;
}

/** What the shop's other rows have against a product. */
export async function findClashes(
  tx: Transaction,
  {
    id,
    groupId,
    colorName,
    codes,
  }: {
    readonly id: number;
    readonly groupId: number;
    readonly colorName: string;
    readonly codes: readonly string[];
  },
): Promise<Clashes> {
  const { rows } = await tx.execute<{ codes: string[]; colour: boolean; deal: string | null }>(sql`
    select array(select code from sku where product_id <> ${id} and code = any(${sql.param([...codes])}::text[])) as codes,
      exists (select from product where group_id = ${groupId} and id <> ${id} and color_name = ${colorName} and color_name <> '') as colour,
      (select max(deal_minor) from flash_deal where product_id = ${id} and ends_at > now()) as deal`);
  const [found] = rows;
  if (!found) throw new Error('The other products did not answer.');
  const { codes: takenCodes, colour: isColourTaken, deal } = found;
  return { takenCodes, isColourTaken, dealPrice: deal === null ? null : Number(deal) };
}
