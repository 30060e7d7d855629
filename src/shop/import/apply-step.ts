// Does what the rows of one product ask for, if nobody changed it since the rehearsal: the product, its stock, and what
// came of each row, in one transaction. A process that is killed leaves no product half done, and none twice.
import type { Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  type DeskProductRecord,
  findDeskProduct,
  findVersion,
  lockProduct,
} from '../../database/queries/desk/products/product-read.ts';
import * as write from '../../database/queries/desk/products/product-write.ts';
import { insertPictures } from '../../database/queries/import/import-picture.ts';
import {
  type DoneRow,
  type ImportRowRecord,
  saveOutcomes,
} from '../../database/queries/import/import-row.ts';
import type { ImportRecord } from '../../database/queries/import/product-import.ts';
import { lockStockLevel, moveStock } from '../../database/queries/stock/stock.ts';
import type { ProductSheet } from '../../domain/catalogue/product-sheet.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { importFault } from '../../domain/import/import-fault.ts';
import { picturesOf } from '../../domain/import/import-picture.ts';
import { type AnyFault, inColumn } from '../../domain/import/judge-unit.ts';
import type { CountChange } from '../../domain/import/read-unit.ts';
import { insertDraft } from '../desk/products/make-product.ts';
import { setStateIn } from '../desk/products/publish-product.ts';
import { type SheetChoices, saveRecord } from '../desk/products/save-product.ts';
import { planUnit, type UnitPlan } from './plan-unit.ts';
import { type ImportRules, readFileRules } from './read-file-rules.ts';
import { titlesOf } from './titles-of.ts';

export interface UnitInput {
  readonly found: ImportRecord;
  readonly actor: Actor;
  readonly now: number;
  readonly rules: ImportRules;
}

/** How many of its rows are done now. */
export async function applyUnit(
  tx: Transaction,
  input: UnitInput,
  rows: readonly ImportRowRecord[],
): Promise<number> {
  const toDo = rows.filter(isToDo);
  if (toDo.length > 0) await saveOutcomes(tx, input.found.id, await applyRows(tx, input, rows));
  return toDo.length;
}

const isToDo = ({ verdict, outcome, isLeftOut }: ImportRowRecord) =>
  (verdict === 'new' || verdict === 'changed') && outcome === null && !isLeftOut;

async function applyRows(
  tx: Transaction,
  { found, actor, now, rules: known }: UnitInput,
  rows: readonly ImportRowRecord[],
): Promise<DoneRow[]> {
  const toDo = rows.filter(isToDo);
  const all = (outcome: DoneRow['outcome'], faults: readonly AnyFault[]) =>
    toDo.map((row) => doneRow(row, { outcome, faults }));
  const id = rows[0]?.productId ?? null;
  if (id !== null) await lockProduct(tx, id);
  const record = id === null ? undefined : await findDeskProduct(tx, id);
  const isOvertaken = toDo.some(({ version }) => version !== (record?.version ?? null));
  if (isOvertaken) return all('overtaken', [importFault('row', 'changed_since')]);
  const today = new Date(now).toISOString().slice(0, 10);
  const rules = await withBrand(tx, found, { rules: known, rows });
  const plan = await planUnit(tx, { importId: found.id, rows, record, rules, today });
  const taken = takenPart(plan, new Set(toDo.map(({ row }) => row)));
  if (record === undefined && !taken.isCarried)
    return all('refused', [importFault('row', 'with_row', rows[0]?.row)]);
  const { choices } = rules;
  const saved = record
    ? await changeProduct(tx, actor, { record, choices, ...taken })
    : await makeFromFile(tx, actor, { plan, choices, ...taken });
  if (!saved.ok) return all('refused', saved.faults.map(inColumn));
  const made = await findVersion(tx, saved.id);
  if (taken.isCarried) await namePictures(tx, found.id, { productId: saved.id, plan, rows });
  const version = await setWantedState(tx, actor, {
    id: saved.id,
    version: made.version,
    plan,
    isCarried: taken.isCarried,
    now,
  });
  const skuIds = new Map(record?.sizes.map(({ code, id: skuId }) => [code, skuId]));
  const done: DoneRow[] = [];
  for (const row of toDo) {
    const judged = plan.judged.rows.find((one) => one.row === row.row);
    const count = taken.counts.find((one) => one.row === row.row);
    const skuId = made.skuIds.get(count?.sku ?? row.cells.sku?.trim() ?? '') ?? null;
    const plain = { productId: saved.id, version, skuId };
    if (judged?.verdict === 'refused')
      done.push(doneRow(row, { ...plain, outcome: 'refused', faults: judged.faults }));
    else if (count && skuIds.has(count.sku))
      done.push({ ...(await countSize(tx, { found, actor, row, count, skuId })), ...plain });
    else
      done.push(
        doneRow(row, {
          ...plain,
          outcome: 'applied',
          moved: count ? count.to - count.from : 0,
          faults: row.faults,
        }),
      );
  }
  return done;
}

const doneRow = (
  { row, productId, version, skuId }: ImportRowRecord,
  done: Pick<DoneRow, 'outcome' | 'faults'> & Partial<DoneRow>,
): DoneRow => ({ row, productId, version, skuId, moved: 0, ...done });

/** With the brand that its first row names, which is made where there is none. */
async function withBrand(
  tx: Transaction,
  found: ImportRecord,
  { rules, rows }: { readonly rules: ImportRules; readonly rows: readonly ImportRowRecord[] },
): Promise<ImportRules> {
  const brand = rows[0]?.cells.brand?.trim() ?? '';
  const isThere = brand === '' || brand.startsWith('#') || rules.names.brands.idOf(brand) !== undefined;
  if (isThere) return rules;
  await write.brandCalled(tx, brand);
  return readFileRules(tx, titlesOf(found));
}

/** Without what is refused or left out: the sizes of such rows, or the product's own values with the row they stand in. */
function takenPart({ base, unit, judged }: UnitPlan, toDo: ReadonlySet<number>) {
  const isTaken = (row: number | undefined) => row === undefined || toDo.has(row);
  const isCarried = judged.carrier !== undefined && toDo.has(judged.carrier);
  const sizes = unit.sheet.sizes.flatMap((size) => {
    const row = unit.rowOfSize.get(size.name);
    const isRefused = judged.rows.some((one) => one.row === row && one.verdict === 'refused');
    if (isTaken(row) && !isRefused) return [size];
    return base.sheet.sizes.filter(({ name }) => name === size.name);
  });
  const own: ProductSheet = isCarried ? unit.sheet : base.sheet;
  return {
    isCarried,
    sheet: { ...own, sizes },
    counts: unit.counts.filter(({ row, sku }) => toDo.has(row) && sizes.some((size) => size.sku === sku)),
  };
}

type Saved =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly faults: readonly AnyFault[] };

interface TakenPart {
  readonly sheet: ProductSheet;
  readonly counts: readonly CountChange[];
  readonly choices: SheetChoices;
}

async function changeProduct(
  tx: Transaction,
  actor: Actor,
  { record, sheet, counts, choices }: TakenPart & { readonly record: DeskProductRecord },
): Promise<Saved> {
  const firstCounts = new Map(counts.map(({ sku, to }) => [sku, to]));
  const saved = await saveRecord(tx, actor, record, { change: sheet, firstCounts, choices });
  return saved.ok ? { ok: true, id: record.id } : saved;
}

async function makeFromFile(
  tx: Transaction,
  actor: Actor,
  { plan, sheet, counts, choices }: TakenPart & { readonly plan: UnitPlan },
): Promise<Saved> {
  const id = await write.takeProductId(tx);
  const made = await insertDraft(tx, actor, { id, groupId: plan.groupId ?? id, sheet, choices });
  if (!made.ok) return { ok: false, faults: made.code === 'faulty' ? made.faults : [] };
  await write.countFirst(tx, id, new Map(counts.map(({ sku, to }) => [sku, to])));
  return { ok: true, id };
}

/** They come later, once all rows are done; whoever is to be live without them is so then. */
async function namePictures(
  tx: Transaction,
  importId: string,
  {
    productId,
    plan,
    rows,
  }: { readonly productId: number; readonly plan: UnitPlan; readonly rows: readonly ImportRowRecord[] },
): Promise<void> {
  const { base, unit, judged } = plan;
  if (base.sheet.images.length > 0 || unit.sheet.images.length > 0) return;
  const goesLive = unit.state === 'live' && judged.state !== 'live';
  await insertPictures(
    tx,
    picturesOf(rows).map(({ url, text: alt }, place) => ({ importId, productId, place, url, alt, goesLive })),
  );
}

/** The version of the product when all is done. What shoppers would miss something of stays a draft. */
async function setWantedState(
  tx: Transaction,
  actor: Actor,
  {
    id,
    version,
    plan,
    isCarried,
    now,
  }: {
    readonly id: number;
    readonly version: number;
    readonly plan: UnitPlan;
    readonly isCarried: boolean;
    readonly now: number;
  },
): Promise<number> {
  const { state } = plan.judged;
  if (!isCarried || state === (plan.base.state ?? 'draft')) return version;
  const set = await setStateIn(tx, actor, { id, version, state, at: null, now });
  return set.ok ? version + 1 : version;
}

/** If what was seen is still there: what was sold meanwhile is not brought back. */
async function countSize(
  tx: Transaction,
  input: {
    found: ImportRecord;
    actor: Actor;
    row: ImportRowRecord;
    count: CountChange;
    skuId: number | null;
  },
): Promise<DoneRow> {
  const { found, actor, row, count, skuId } = input;
  const productId = row.productId ?? 0;
  const level = skuId === null ? undefined : await lockStockLevel(tx, productId, skuId);
  if (skuId === null || !level || String(level.onHand) !== row.before?.on_hand)
    return doneRow(row, {
      outcome: 'overtaken',
      faults: [importFault('on_hand', 'sold_since', level?.onHand)],
    });
  const delta = count.to - level.onHand;
  const source = `import ${found.id}`;
  await moveStock(tx, { skuId, delta, reason: 'count', source });
  await insertAuditEntry(tx, actor, {
    verb: 'stock.change',
    thing: 'stock',
    thingId: skuId,
    before: { onHand: level.onHand },
    after: { onHand: count.to, productId, source },
  });
  return doneRow(row, { outcome: 'applied', moved: delta, faults: [] });
}
