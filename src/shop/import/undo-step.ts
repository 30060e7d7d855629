// Takes back what an import did to one product, as far as nobody changed it since: what somebody did is theirs, and is
// named.
import type { Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  type DeskProductRecord,
  findDeskProduct,
  lockProduct,
} from '../../database/queries/desk/products/product-read.ts';
import {
  type DoneRow,
  type ImportRowRecord,
  saveOutcomes,
} from '../../database/queries/import/import-row.ts';
import { lockStockLevel, moveStock } from '../../database/queries/stock/stock.ts';
import type { SheetSize } from '../../domain/catalogue/product-sheet.ts';
import { type ProductState, productState } from '../../domain/catalogue/product-state.ts';
import { importFault } from '../../domain/import/import-fault.ts';
import type { AnyFault } from '../../domain/import/judge-unit.ts';
import { isFault } from '../../domain/import/product-columns.ts';
import { setStateIn } from '../desk/products/publish-product.ts';
import { saveProductIn } from '../desk/products/save-product.ts';
import { sheetOf } from '../desk/products/sheet-of.ts';
import type { UnitInput } from './apply-step.ts';

/** How many of its rows are taken back now. */
export async function undoUnit(
  tx: Transaction,
  input: UnitInput,
  rows: readonly ImportRowRecord[],
): Promise<number> {
  const applied = rows.filter(({ outcome }) => outcome === 'applied');
  if (applied.length > 0) await saveOutcomes(tx, input.found.id, await undoRows(tx, input, applied));
  return applied.length;
}

async function undoRows(
  tx: Transaction,
  input: UnitInput,
  rows: readonly ImportRowRecord[],
): Promise<DoneRow[]> {
  const id = rows[0]?.productId ?? 0;
  await lockProduct(tx, id);
  const record = await findDeskProduct(tx, id);
  const isNew = rows.some(({ verdict }) => verdict === 'new');
  const left = record
    ? isNew
      ? await putAway(tx, input, record, rows)
      : await putValuesBack(tx, input, record, rows)
    : new Map<number, AnyFault[]>();
  const done: DoneRow[] = [];
  for (const row of rows) {
    const faults = [...(left.get(row.row) ?? []), ...(isNew ? [] : await moveBack(tx, input, row))];
    const { version, moved, skuId } = row;
    const outcome = faults.length === 0 ? 'undone' : 'left';
    done.push({ row: row.row, outcome, productId: id, version, moved, skuId, faults });
  }
  return done;
}

type LeftByRow = ReadonlyMap<number, readonly AnyFault[]>;

/** A product that the import made has been seen, loved, perhaps sold: it is put away, and not deleted. */
async function putAway(
  tx: Transaction,
  { actor, now }: UnitInput,
  record: DeskProductRecord,
  rows: readonly ImportRowRecord[],
): Promise<LeftByRow> {
  const { id, version } = record;
  const isSame = rows.every((row) => row.version === version);
  const set = isSame ? await setStateIn(tx, actor, { id, version, state: 'archived', at: null, now }) : null;
  return new Map(set?.ok ? [] : rows.map(({ row }) => [row, [importFault('row', 'changed_since')]]));
}

/** A value goes back where it is still the one that the import wrote. */
async function putValuesBack(
  tx: Transaction,
  { actor, now, rules }: UnitInput,
  record: DeskProductRecord,
  rows: readonly ImportRowRecord[],
): Promise<LeftByRow> {
  const left = new Map<number, AnyFault[]>();
  const leave = (row: number, ...faults: readonly AnyFault[]) =>
    left.set(row, [...(left.get(row) ?? []), ...faults]);
  const { columns, names } = rules;
  let sheet = sheetOf(record);
  let state: ProductState | null = null;
  for (const fileRow of rows) {
    const { row, before, after } = fileRow;
    for (const { name, read, write } of columns) {
      const [was, is] = [before?.[name], after?.[name]];
      if (was === undefined) continue;
      const next = write(sheet, names) === is ? read(sheet, was, names) : null;
      if (next === null || isFault(next)) leave(row, importFault(name, 'changed_since'));
      else sheet = next;
    }
    const sizes = sizesBefore(sheet.sizes, fileRow);
    if (sizes === null) leave(row, importFault('sku', 'changed_since'));
    else sheet = { ...sheet, sizes };
    if (after?.state === undefined) continue;
    if (productState(record) === after.state) state = before?.state as ProductState;
    else leave(row, importFault('state', 'changed_since'));
  }
  const { id, version } = record;
  const first = rows[0]?.row ?? 0;
  const saved = await saveProductIn(tx, actor, { id, version, change: sheet });
  if (!saved.ok)
    leave(first, ...(saved.code === 'faulty' ? saved.faults : [importFault('row', 'changed_since')]));
  if (!saved.ok || state === null) return left;
  const current = await findDeskProduct(tx, id);
  const set = await setStateIn(tx, actor, { id, version: current?.version ?? version, state, at: null, now });
  if (!set.ok) leave(first, importFault('state', 'changed_since'));
  return left;
}

/** Null where somebody changed it since. A size that the import made stays, since orders may name it. */
function sizesBefore(
  sizes: readonly SheetSize[],
  { before, after, cells }: ImportRowRecord,
): readonly SheetSize[] | null {
  const isMade = after?.size !== undefined && before?.size === '';
  const isChanged = sizeColumns.some((name) => after?.[name] !== undefined);
  if (isMade || !isChanged) return sizes;
  const size = sizes.find(({ sku }) => sku === cells.sku?.trim());
  if (!size) return null;
  const { sku, barcode, lowAt } = size;
  const current: Readonly<Record<string, string>> = { sku, barcode, low_at: String(lowAt) };
  if (sizeColumns.some((name) => after?.[name] !== undefined && after[name] !== current[name])) return null;
  const restored = {
    ...size,
    sku: before?.sku ?? sku,
    barcode: before?.barcode ?? barcode,
    lowAt: Number(before?.low_at ?? lowAt),
  };
  return sizes.map((one) => (one === size ? restored : one));
}

const sizeColumns = ['sku', 'barcode', 'low_at'] as const;

/** By as many as it moved: what was bought since stays bought, and what is promised stays promised. */
async function moveBack(
  tx: Transaction,
  { found, actor }: UnitInput,
  { skuId, productId, moved }: ImportRowRecord,
): Promise<AnyFault[]> {
  if (moved === 0 || skuId === null || productId === null) return [];
  const level = await lockStockLevel(tx, productId, skuId);
  const onHand = (level?.onHand ?? 0) - moved;
  if (!level || onHand < level.reserved) return [importFault('on_hand', 'sold_since', level?.onHand)];
  const source = `import ${found.id} undone`;
  await moveStock(tx, { skuId, delta: -moved, reason: 'correction', source });
  await insertAuditEntry(tx, actor, {
    verb: 'stock.change',
    thing: 'stock',
    thingId: skuId,
    before: { onHand: level.onHand },
    after: { onHand, productId, source },
  });
  return [];
}
