// A product is changed by the version somebody saw, by the rules that the demo's own products obey, with what was before
// in the audit: so that two people lose nothing, and whatever was changed can be taken back.
import type { Queries, Transaction } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import {
  type Clashes,
  type DeskProductRecord,
  findChoices,
  findClashes,
  findDeskProduct,
  lockProduct,
} from '../../../database/queries/desk/products/product-read.ts';
import * as write from '../../../database/queries/desk/products/product-write.ts';
import {
  findKnownPictures,
  isKnownFilm,
  placeMedia,
} from '../../../database/queries/media/product-picture.ts';
import type { FaultCode } from '../../../domain/catalogue/product-fault.ts';
import {
  faultsInTheWay,
  mergeSheet,
  type ProductSheet,
  type SheetChange,
  sheetDifference,
  sheetFaults,
} from '../../../domain/catalogue/product-sheet.ts';
import { isForShoppers, productState } from '../../../domain/catalogue/product-state.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { sheetOf } from './sheet-of.ts';

/** What only the shop's other rows can tell, beside the rules that look at the product alone. */
export type SheetFaultCode =
  | FaultCode
  | 'unknown_brand'
  | 'unknown_category'
  | 'unknown_origin'
  | 'unknown_country'
  | 'unknown_picture'
  | 'unknown_film'
  | 'sku_taken'
  | 'sku_twice'
  | 'no_sku'
  | 'colour_taken'
  | 'above_deal';

export interface SheetFault {
  readonly at: string;
  readonly code: SheetFaultCode;
  readonly value: string;
}

export interface ProductChange {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
  readonly change: SheetChange;
  /** Units of sizes that are new, by code. */
  readonly firstCounts?: ReadonlyMap<string, number> | undefined;
  /** Says what would change, and changes nothing. */
  readonly isDryRun?: boolean | undefined;
}

export interface SheetDifference {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export type SaveProductOutcome =
  | { readonly ok: true; readonly changed: SheetDifference }
  | { readonly ok: false; readonly code: 'not_found' | 'changed_meanwhile' }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly SheetFault[] };

export function saveProduct(
  queries: Queries,
  actor: Actor,
  input: ProductChange,
): Promise<SaveProductOutcome> {
  return queries.transaction((tx) => saveProductIn(tx, actor, input));
}

export async function saveProductIn(
  tx: Transaction,
  actor: Actor,
  { id, version, ...input }: ProductChange,
): Promise<SaveProductOutcome> {
  const locked = await lockProduct(tx, id);
  if (locked !== null && locked !== version) return { ok: false, code: 'changed_meanwhile' };
  const record = locked === null ? undefined : await findDeskProduct(tx, id);
  if (!record) return { ok: false, code: 'not_found' };
  return saveRecord(tx, actor, record, input);
}

export type SaveRecordOutcome = Exclude<
  SaveProductOutcome,
  { readonly code: 'not_found' | 'changed_meanwhile' }
>;

/** Of a product that is locked, as it was read since. */
export async function saveRecord(
  tx: Transaction,
  actor: Actor,
  record: DeskProductRecord,
  input: Omit<ProductChange, 'id' | 'version'> & { readonly choices?: SheetChoices },
): Promise<SaveRecordOutcome> {
  const { change, firstCounts, isDryRun = false, choices } = input;
  const { id } = record;
  const before = sheetOf(record);
  const after = mergeSheet(before, change);
  const isShown = isForShoppers(productState(record));
  const faults = await findFaults(tx, record, { sheet: after, isShown, choices });
  if (faults.length > 0) return { ok: false, code: 'faulty', faults };
  const changed = sheetDifference(before, after);
  if (isDryRun || Object.keys(changed.after).length === 0) return { ok: true, changed };
  await writeSheet(tx, record, after, new Set(Object.keys(changed.after)));
  await countNewSizes(tx, id, before, firstCounts);
  await insertAuditEntry(tx, actor, { verb: 'products.change', thing: 'product', thingId: id, ...changed });
  return { ok: true, changed };
}

async function countNewSizes(
  tx: Transaction,
  id: number,
  before: ProductSheet,
  firstCounts: ProductChange['firstCounts'],
): Promise<void> {
  const old = new Set(before.sizes.map(({ sku }) => sku));
  const fresh = [...(firstCounts ?? [])].filter(([code, units]) => units > 0 && !old.has(code));
  if (fresh.length > 0) await write.countFirst(tx, id, new Map(fresh));
}

async function writeSheet(
  tx: Transaction,
  { id, isActive, publishAt, archivedAt }: DeskProductRecord,
  sheet: ProductSheet,
  paths: ReadonlySet<string>,
): Promise<void> {
  await write.updateProduct(tx, id, {
    ...write.productColumns(sheet),
    slug: slugOf(sheet.name, sheet.texts.en.colour),
    isActive,
    publishAt,
    archivedAt,
  });
  await writeParts(tx, id, sheet, paths);
}

/** What of a product stands beside its own row. */
export async function writeParts(
  tx: Transaction,
  id: number,
  sheet: ProductSheet,
  paths: ReadonlySet<string>,
): Promise<void> {
  const isChanged = (...names: readonly string[]) => names.some((name) => paths.has(name));
  if (isChanged('price', 'salePrice', 'promoPrice', 'texts.en.promoText'))
    await write.savePrice(tx, id, sheet);
  if (isChanged('markets')) await write.saveMarkets(tx, id, sheet.markets);
  if (isChanged('categoryIds')) await write.saveCategories(tx, id, sheet.categoryIds);
  if (isChanged('shipsTo')) await write.saveShipsTo(tx, id, sheet.shipsTo);
  if (isChanged('images')) await write.saveImages(tx, id, sheet.images);
  if (isChanged('images', 'swatch', 'film'))
    await placeMedia(tx, id, {
      pictures: [...sheet.images.map(({ path }) => path), sheet.swatch, sheet.film?.poster ?? ''],
      films: sheet.film ? [sheet.film.path] : [],
    });
  if (isChanged('sizes')) await write.saveSizes(tx, id, sheet.sizes);
  if ([...paths].some((path) => path.startsWith('texts.') && !path.startsWith('texts.en.')))
    await write.saveTranslations(tx, id, sheet);
}

/** What a product may name; a reader of many products finds it once. */
export type SheetChoices = Awaited<ReturnType<typeof findChoices>>;

/** All that stands in the way: a draft may lack what shoppers would miss. */
export async function findFaults(
  tx: Transaction,
  { id, groupId, ...shown }: Pick<DeskProductRecord, 'id' | 'groupId' | 'swatchImage' | 'videoBase'>,
  {
    sheet,
    isShown,
    choices,
  }: { readonly sheet: ProductSheet; readonly isShown: boolean; readonly choices?: SheetChoices | undefined },
): Promise<SheetFault[]> {
  const { colour } = sheet.texts.en;
  const codes = sheet.sizes.map(({ sku }) => sku);
  const clashes = await findClashes(tx, { id, groupId, colorName: colour.trim(), codes });
  return [
    ...faultsInTheWay(sheetFaults(sheet), isShown),
    ...referenceFaults(choices ?? (await findChoices(tx)), sheet),
    ...codeFaults(codes, clashes),
    ...(await pictureFaults(tx, sheet, shown)),
    ...(clashes.isColourTaken ? [fault('texts.en.colour', 'colour_taken', colour)] : []),
    ...dealFaults(sheet, clashes),
  ];
}

const fault = (at: string, code: SheetFaultCode, value: string | number = ''): SheetFault => ({
  at,
  code,
  value: String(value),
});

function referenceFaults(choices: SheetChoices, sheet: ProductSheet): SheetFault[] {
  const has = (list: readonly { readonly id: number }[], id: number) => list.some((one) => one.id === id);
  return [
    ...(has(choices.brands, sheet.brandId) ? [] : [fault('brandId', 'unknown_brand', sheet.brandId)]),
    ...sheet.categoryIds.flatMap((id, index) =>
      has(choices.categories, id) ? [] : [fault(`categoryIds.${index}`, 'unknown_category', id)],
    ),
    ...(sheet.originId === null || has(choices.origins, sheet.originId)
      ? []
      : [fault('originId', 'unknown_origin', sheet.originId)]),
    ...sheet.shipsTo.flatMap((id, index) =>
      has(choices.countries, id) ? [] : [fault(`shipsTo.${index}`, 'unknown_country', id)],
    ),
  ];
}

function codeFaults(codes: readonly string[], { takenCodes }: Clashes): SheetFault[] {
  const othersCodes = new Set(takenCodes);
  return codes.flatMap((code, index) => {
    const at = `sizes.${index}.sku`;
    if (code.trim() === '') return [fault(at, 'no_sku')];
    if (codes.indexOf(code) < index) return [fault(at, 'sku_twice', code)];
    return othersCodes.has(code) ? [fault(at, 'sku_taken', code)] : [];
  });
}

/** What the shop has not got; what the product shows as its swatch or its film already, it may go on to show. */
async function pictureFaults(
  tx: Transaction,
  { images, swatch, film }: ProductSheet,
  shown: Pick<DeskProductRecord, 'swatchImage' | 'videoBase'>,
): Promise<SheetFault[]> {
  const named = [
    ...images.map(({ path }, index) => ({ at: `images.${index}.path`, path })),
    ...(swatch === shown.swatchImage ? [] : [{ at: 'swatch', path: swatch }]),
    ...(film === null ? [] : [{ at: 'film', path: film.poster }]),
  ].filter(({ path }) => path !== '');
  const known = new Set(
    named.length === 0
      ? []
      : await findKnownPictures(
          tx,
          named.map(({ path }) => path),
        ),
  );
  const isFilmThere = film === null || film.path === shown.videoBase || (await isKnownFilm(tx, film.path));
  return [
    ...named.flatMap(({ at, path }) => (known.has(path) ? [] : [fault(at, 'unknown_picture', path)])),
    ...(isFilmThere ? [] : [fault('film', 'unknown_film', film.path)]),
  ];
}

/** A deal replaces every other price, so it must be the lowest of them. */
function dealFaults(sheet: ProductSheet, { dealPrice }: Clashes): SheetFault[] {
  const prices = ['price', 'salePrice', 'promoPrice'] as const;
  return prices.flatMap((name) => {
    const minor = sheet[name];
    return dealPrice !== null && minor !== null && minor <= dealPrice
      ? [fault(name, 'above_deal', dealPrice)]
      : [];
  });
}
