// What the desk writes of a product. Each part is written by itself, and only when it is another: a part that stays
// wakes nobody who listens for it.
import { eq, inArray, sql } from 'drizzle-orm';
import type {
  ProductSheet,
  SheetImage,
  SheetPrice,
  SheetSize,
} from '../../../../domain/catalogue/product-sheet.ts';
import { languages, type OtherLanguage } from '../../../../domain/visitor/language.ts';
import type { Transaction } from '../../../database.ts';
import { marketPrice } from '../../../schema/currency/currency.ts';
import { price, sizeGroup, sku, stockLevel } from '../../../schema/pricing/offer.ts';
import {
  brand,
  product,
  productCategory,
  productGroup,
  productImage,
  productShipsTo,
} from '../../../schema/product/product.ts';
import { productImageTranslation, productTranslation } from '../../../schema/product/translation.ts';

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
const linesOf = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

/** The values of a sheet that stand in the product's own row. */
export function productColumns(sheet: ProductSheet) {
  const { en: own } = sheet.texts;
  const { name, brandId, originId, onlineSince, isListed, isGreenLit, airProhibited, isExchangeable } = sheet;
  const { isFinalSale, isBackOrderDelayed, isPromotionEligible } = sheet;
  return {
    name: name.trim(),
    brandId,
    originId,
    onlineSince,
    isListed,
    isGreenLit,
    airProhibited,
    isExchangeable,
    isFinalSale,
    isBackOrderDelayed,
    isPromotionEligible,
    swatchImage: sheet.swatch,
    videoBase: sheet.film?.path ?? null,
    videoThumb: sheet.film?.poster ?? null,
    gtin: textOrNull(sheet.gtin),
    colorName: own.colour.trim(),
    description: own.description.trim(),
    materials: linesOf(own.materials),
    careInstructions: linesOf(own.careInstructions),
    details: linesOf(own.details),
    countryDescription: textOrNull(own.countryDescription),
    ingredients: textOrNull(own.ingredients),
    bannerText: textOrNull(own.bannerText),
    promoTag: textOrNull(own.promoTag),
    sizeNoteShort: textOrNull(own.sizeNoteShort),
    sizeNoteLong: textOrNull(own.sizeNoteLong),
  };
}

export interface StateColumns {
  readonly isActive: boolean;
  readonly publishAt: Date | null;
  readonly archivedAt: Date | null;
}

/** The row itself, always: its version counts up. */
export async function updateProduct(
  tx: Transaction,
  id: number,
  columns: ReturnType<typeof productColumns> & StateColumns & { readonly slug: string },
): Promise<void> {
  await tx
    .update(product)
    .set({ ...columns, version: sql`${product.version} + 1` })
    .where(eq(product.id, id));
}

export async function setProductState(tx: Transaction, id: number, state: StateColumns): Promise<void> {
  await tx
    .update(product)
    .set({ ...state, version: sql`${product.version} + 1` })
    .where(eq(product.id, id));
}

const priceColumns = ({ price: priceMinor, salePrice, promoPrice }: SheetPrice) => ({
  priceMinor,
  saleMinor: salePrice,
  promoMinor: promoPrice,
});

export async function savePrice(tx: Transaction, id: number, sheet: ProductSheet): Promise<void> {
  const columns = { ...priceColumns(sheet), promoText: textOrNull(sheet.texts.en.promoText) };
  await tx
    .insert(price)
    .values({ productId: id, ...columns })
    .onConflictDoUpdate({ target: price.productId, set: columns });
}

export async function saveMarkets(
  tx: Transaction,
  id: number,
  markets: ProductSheet['markets'],
): Promise<void> {
  await tx.delete(marketPrice).where(eq(marketPrice.productId, id));
  const rows = Object.entries(markets).map(([currency, prices]) => ({
    productId: id,
    currency,
    ...priceColumns(prices),
  }));
  if (rows.length > 0) await tx.insert(marketPrice).values(rows);
}

export async function saveCategories(tx: Transaction, id: number, ids: readonly number[]): Promise<void> {
  await tx.delete(productCategory).where(eq(productCategory.productId, id));
  const rows = ids.map((categoryId, position) => ({ productId: id, categoryId, position }));
  if (rows.length > 0) await tx.insert(productCategory).values(rows);
}

export async function saveShipsTo(tx: Transaction, id: number, ids: readonly number[]): Promise<void> {
  await tx.delete(productShipsTo).where(eq(productShipsTo.productId, id));
  const rows = ids.map((countryId) => ({ productId: id, countryId }));
  if (rows.length > 0) await tx.insert(productShipsTo).values(rows);
}

const [, ...otherLanguages] = languages;

/** Another language's row has what it says; where it says nothing it has no row. */
export async function saveTranslations(tx: Transaction, id: number, sheet: ProductSheet): Promise<void> {
  for (const language of otherLanguages) {
    const { promoText, colour, ...texts } = sheet.texts[language];
    const columns = {
      colorName: textOrNull(colour),
      description: textOrNull(texts.description),
      materials: linesOrNull(texts.materials),
      careInstructions: linesOrNull(texts.careInstructions),
      details: linesOrNull(texts.details),
      countryDescription: textOrNull(texts.countryDescription),
      ingredients: textOrNull(texts.ingredients),
      bannerText: textOrNull(texts.bannerText),
      promoTag: textOrNull(texts.promoTag),
      promoText: textOrNull(promoText),
      sizeNoteShort: textOrNull(texts.sizeNoteShort),
      sizeNoteLong: textOrNull(texts.sizeNoteLong),
    };
    if (Object.values(columns).every((value) => value === null) && !(await isTranslated(tx, id, language)))
      continue;
    await tx
      .insert(productTranslation)
      .values({ productId: id, language, ...columns })
      .onConflictDoUpdate({
        target: [productTranslation.productId, productTranslation.language],
        set: columns,
      });
  }
}

const linesOrNull = (lines: readonly string[]) => (linesOf(lines).length === 0 ? null : linesOf(lines));

async function isTranslated(tx: Transaction, id: number, language: OtherLanguage): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from product_translation where product_id = ${id} and language = ${language}`,
  );
  return rowCount === 1;
}

export async function saveImages(tx: Transaction, id: number, images: readonly SheetImage[]): Promise<void> {
  // What is said of a picture in other languages goes with it.
  await tx.delete(productImage).where(eq(productImage.productId, id));
  if (images.length === 0) return;
  await tx
    .insert(productImage)
    .values(images.map(({ path, alt }, position) => ({ productId: id, position, path, alt: alt.en.trim() })));
  const translations = images.flatMap(({ alt }, position) =>
    otherLanguages.flatMap((language) =>
      alt[language].trim() === '' ? [] : [{ productId: id, position, language, alt: alt[language].trim() }],
    ),
  );
  if (translations.length > 0) await tx.insert(productImageTranslation).values(translations);
}

/** Higher than any size stands: places are taken one by one, and no two may have the same. */
const aside = 10_000;

export async function saveSizes(tx: Transaction, id: number, sizes: readonly SheetSize[]): Promise<void> {
  const groups = await findSizeGroups(
    tx,
    sizes.map(({ name }) => name),
  );
  await tx.execute(sql`update sku set position = position + ${aside} where product_id = ${id}`);
  const values = sizes.map(({ name, sku: code, barcode }, position) => ({
    productId: id,
    sizeGroupId: groups.get(name) ?? 0,
    code,
    barcode: textOrNull(barcode),
    position,
  }));
  if (values.length === 0) return;
  const saved = await tx
    .insert(sku)
    .values(values)
    .onConflictDoUpdate({
      target: [sku.productId, sku.sizeGroupId],
      set: {
        code: excludedColumn('code'),
        barcode: excludedColumn('barcode'),
        position: excludedColumn('position'),
      },
    })
    .returning({ id: sku.id, code: sku.code });
  const lowAt = new Map(sizes.map((size) => [size.sku, size.lowAt]));
  await tx
    .insert(stockLevel)
    .values(saved.map((row) => ({ skuId: row.id, onHand: 0, lowStockAt: lowAt.get(row.code) ?? 0 })))
    .onConflictDoUpdate({ target: stockLevel.skuId, set: { lowStockAt: excludedColumn('low_stock_at') } });
}

const excludedColumn = (column: string) => sql.raw(`excluded.${column}`);

async function findSizeGroups(tx: Transaction, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length > 0)
    await tx
      .insert(sizeGroup)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing();
  const { rows } = await tx.execute<{ id: number; name: string }>(
    sql`select id, name from size_group where name = any(${sql.param([...names])}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [name, Number(id)]));
}

/** The first count of sizes that were just made. */
export async function countFirst(
  tx: Transaction,
  id: number,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const given = JSON.stringify([...counts].map(([code, units]) => ({ code, units })));
  await tx.execute(sql`
    with counted as (
      select sku.id, given.units from jsonb_to_recordset(${given}::jsonb) as given(code text, units int)
      join sku on sku.code = given.code and sku.product_id = ${id} where given.units > 0
    ), leveled as (
      update stock_level set on_hand = on_hand + counted.units from counted where sku_id = counted.id
    )
    insert into stock_ledger (sku_id, delta, reason, source)
    select id, units, 'count', 'first count' from counted`);
}

/** The brand of that name, made where there is none yet. */
export async function brandCalled(tx: Transaction, name: string): Promise<number> {
  await tx.insert(brand).values({ name, about: '' }).onConflictDoNothing();
  const [found] = await tx.select({ id: brand.id }).from(brand).where(eq(brand.name, name));
  if (!found) throw new Error('A brand was made and is not there.');
  return found.id;
}

/**
 * Nobody waits for others who make a product, but to pass the numbers that came with a catalogue: whoever finds one of
 * those moves on, and those who find one meanwhile wait until that is done.
 */
export async function takeProductId(tx: Transaction): Promise<number> {
  const next = sql`
    select number as id, number <= greatest((select max(id) from product), (select max(id) from product_group)) as "isBehind"
    from (select nextval('product_number') as number) next`;
  const take = async () => (await tx.execute<{ id: string; isBehind: boolean | null }>(next)).rows[0];
  const first = await take();
  if (first && first.isBehind !== true) return Number(first.id);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product number', 0))`);
  const second = await take();
  if (second && second.isBehind !== true) return Number(second.id);
  await tx.execute(sql`
    select setval('product_number', greatest((select max(id) from product), (select max(id) from product_group)))`);
  return Number((await take())?.id);
}

export async function insertGroup(tx: Transaction, id: number): Promise<void> {
  await tx.insert(productGroup).values({ id });
}

export async function insertProduct(tx: Transaction, row: typeof product.$inferInsert): Promise<void> {
  await tx.insert(product).values(row);
}

/** What the desk's sheet does not have, as another product has it: how it fits, who wears it. */
export async function copyRest(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    update product set additional_info = other.additional_info,
      audience_exclusion_type = other.audience_exclusion_type,
      audience_exclusion_reason = other.audience_exclusion_reason
    from product other where product.id = ${to} and other.id = ${from}`);
  await tx.execute(sql`insert into fit_note (product_id, position, label, text)
    select ${to}::bigint, position, label, text from fit_note where product_id = ${from}`);
  await tx.execute(sql`insert into fit_note_translation (product_id, position, language, label, text)
    select ${to}::bigint, position, language, label, text from fit_note_translation where product_id = ${from}`);
  await tx.execute(sql`insert into product_chemical (product_id, name)
    select ${to}::bigint, name from product_chemical where product_id = ${from}`);
  await tx.execute(sql`insert into product_chemical_translation (product_id, name, language, name_there)
    select ${to}::bigint, name, language, name_there from product_chemical_translation where product_id = ${from}`);
}

/** The numbers of those that go live now. Nothing is written where none does: lists hear of every statement that does. */
export async function publishDue(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from product where publish_at <= now() order by publish_at limit 100 for no key update skip locked`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length > 0)
    await tx
      .update(product)
      .set({ isActive: true, publishAt: null, version: sql`${product.version} + 1` })
      .where(inArray(product.id, ids));
  return ids;
}
