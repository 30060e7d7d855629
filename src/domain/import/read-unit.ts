// What the rows of one product in one colour ask for, held against the product as it is: pure, so that looking and
// doing are the same.
import type { ProductSheet, SheetSize } from '../catalogue/product-sheet.ts';
import type { ProductState } from '../catalogue/product-state.ts';
import { oneSizeName } from '../product/sizes.ts';
import { mostOnHand } from '../stock/stock-change.ts';
import type { FileNames } from './file-names.ts';
import { type ImportFault, importFault } from './import-fault.ts';
import { isFault, type ProductColumn } from './product-columns.ts';

/** By the name of a column; a column that the file has not is not there. */
export type Cells = Readonly<Record<string, string>>;

export interface FileRow {
  readonly row: number;
  readonly cells: Cells;
}

export interface KnownSize {
  readonly skuId: number;
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** How cells are read and written. */
export interface FileRules {
  readonly columns: readonly ProductColumn[];
  readonly names: FileNames;
}

/** What the rows are held against. */
export interface UnitBase {
  readonly sheet: ProductSheet;
  /** Null where there is no such product yet. */
  readonly state: ProductState | null;
  readonly sizes: readonly KnownSize[];
}

export interface CountChange {
  readonly row: number;
  readonly sku: string;
  /** What there is now; 0 of a size that is new. */
  readonly from: number;
  readonly to: number;
}

export interface ReadUnit {
  readonly sheet: ProductSheet;
  /** A brand that there is none of yet. */
  readonly newBrand: string | null;
  readonly state: ProductState;
  readonly counts: readonly CountChange[];
  /** By row; those of the product itself stand with its first. */
  readonly faults: ReadonlyMap<number, readonly ImportFault[]>;
  /** Which row names a size, by its place among the sizes of the sheet. */
  readonly rowOfSize: ReadonlyMap<string, number>;
}

export function readUnit(base: UnitBase, rows: readonly FileRow[], { columns, names }: FileRules): ReadUnit {
  const faults = new Map<number, ImportFault[]>();
  const refuse = (row: number, found: ImportFault) => faults.set(row, [...(faults.get(row) ?? []), found]);
  const [first] = rows;
  if (!first) throw new Error('A unit has rows.');
  let { sheet } = base;
  for (const { name, read } of columns) {
    const cell = first.cells[name];
    if (cell === undefined) continue;
    const next = read(sheet, cell, names);
    if (isFault(next)) refuse(first.row, next);
    else sheet = next;
    for (const { row, cells } of rows.slice(1)) {
      const other = cells[name];
      if (other !== undefined && other.trim() !== '' && other !== cell)
        refuse(row, importFault(name, 'other_than_row', first.row));
    }
  }
  if (base.state === null && sheet.name.trim() === '') refuse(first.row, importFault('name', 'no_new_name'));
  const brand = first.cells.brand?.trim() ?? '';
  const state = readState(first.cells.state, base.state);
  if (!state) refuse(first.row, importFault('state', 'bad_state', first.cells.state));
  const sound = rows.filter(({ row }) => !faults.has(row));
  const sized = readSizes(base, sheet.sizes, sound, refuse);
  return {
    sheet: { ...sheet, sizes: sized.sizes },
    newBrand: sheet.brandId === 0 && brand !== '' ? brand : null,
    state: state ?? base.state ?? 'draft',
    counts: sized.counts,
    faults,
    rowOfSize: sized.rowOfSize,
  };
}

/** Undefined where it is none. What is planned stays planned; planning is the desk's. */
function readState(cell: string | undefined, current: ProductState | null): ProductState | undefined {
  const word = cell?.trim().toLowerCase() ?? '';
  if (word === '') return current ?? 'draft';
  if (word === 'live' || word === 'active') return 'live';
  if (word === 'draft' || word === 'archived') return word;
  return word === 'scheduled' && current === 'scheduled' ? current : undefined;
}

type Refuse = (row: number, fault: ImportFault) => void;

/** Sizes that the file leaves out stay, and none changes its place; those that are new come behind. */
function readSizes(
  base: UnitBase,
  before: readonly SheetSize[],
  rows: readonly FileRow[],
  refuse: Refuse,
): Pick<ReadUnit, 'counts' | 'rowOfSize'> & { readonly sizes: readonly SheetSize[] } {
  const sizes = [...before];
  const rowOfSize = new Map<string, number>();
  const counts: CountChange[] = [];
  for (const { row, cells } of rows) {
    if (isBlank(cells.sku) && isBlank(cells.size) && !isBlank(cells.number ?? cells.image_url)) continue;
    const isAlone = base.state === null && rows.length === 1;
    const size = readSize(before, cells, isAlone);
    if ('code' in size) {
      refuse(row, size);
      continue;
    }
    const twice = rowOfSize.get(size.name);
    if (twice !== undefined) {
      const isSameSku = sizes.some(({ name, sku }) => name === size.name && sku === size.sku);
      refuse(row, importFault(isSameSku ? 'sku' : 'size', isSameSku ? 'sku_in_row' : 'size_in_row', twice));
      continue;
    }
    const known = base.sizes[before.findIndex(({ name }) => name === size.name)];
    const count = readCount(cells.on_hand, row, { sku: size.sku, known });
    if (count && 'code' in count) {
      refuse(row, count);
      continue;
    }
    rowOfSize.set(size.name, row);
    if (count) counts.push(count);
    const place = sizes.findIndex(({ name }) => name === size.name);
    if (place < 0) sizes.push(size);
    else sizes[place] = size;
  }
  return { sizes, rowOfSize, counts };
}

const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';

const longestSku = 60;
const longestSize = 40;
const mostLowAt = 10_000;

/** What is new and comes in one row alone has one size, unless it says which. */
function readSize(before: readonly SheetSize[], cells: Cells, isAlone: boolean): SheetSize | ImportFault {
  const sku = cells.sku?.trim() ?? '';
  if (sku === '') return importFault('sku', 'row_no_sku');
  if (sku.length > longestSku) return importFault('sku', 'too_long', longestSku);
  const bySku = before.find((size) => size.sku === sku);
  const named = cells.size?.trim() ?? '';
  const name = named === '' ? (bySku?.name ?? (isAlone ? oneSizeName : '')) : named;
  if (name === '') return importFault('size', 'no_size');
  if (name.length > longestSize) return importFault('size', 'too_long', longestSize);
  // What was sold names a size by its name.
  if (bySku && bySku.name !== name) return importFault('size', 'size_renamed', bySku.name);
  const current = before.find((size) => size.name === name);
  const barcode = cells.barcode?.trim() ?? current?.barcode ?? '';
  if (!/^(\d{8,14})?$/.test(barcode)) return importFault('barcode', 'bad_barcode', barcode);
  const lowAt = readWhole(cells.low_at, current?.lowAt ?? 3, mostLowAt);
  return lowAt === undefined
    ? importFault('low_at', 'bad_count', cells.low_at)
    : { name, sku, barcode, lowAt };
}

/** Undefined where the file says nothing of it, or what there is. */
function readCount(
  cell: string | undefined,
  row: number,
  { sku, known }: { readonly sku: string; readonly known: KnownSize | undefined },
): CountChange | ImportFault | undefined {
  const from = known?.onHand ?? 0;
  const to = readWhole(cell, from, mostOnHand);
  if (to === undefined) return importFault('on_hand', 'bad_count', cell);
  if (to === from) return undefined;
  // What checkouts hold is promised.
  if (to < (known?.reserved ?? 0)) return importFault('on_hand', 'below_reserved', known?.reserved);
  return { row, sku, from, to };
}

function readWhole(cell: string | undefined, blank: number, most: number): number | undefined {
  const text = cell?.trim() ?? '';
  if (text === '') return blank;
  const plain = text.replace(/\.0+$/, '').replaceAll(/(\d),(?=\d{3}(\D|$))/g, '$1');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= most ? Number(plain) : undefined;
}
