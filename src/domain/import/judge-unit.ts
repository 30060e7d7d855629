// What the rows of one product would do, row by row: what is of the product itself stands with the first that is taken.
import type { ProductSheet } from '../catalogue/product-sheet.ts';
import type { ProductState } from '../catalogue/product-state.ts';
import { columnOfPath } from './column-of-path.ts';
import { importFault } from './import-fault.ts';
import { type NamedPicture, picturesOf } from './import-picture.ts';
import type { RowVerdict } from './import-state.ts';
import type { FileRow, FileRules, ReadUnit, UnitBase } from './read-unit.ts';

export interface AnyFault {
  readonly at: string;
  readonly code: string;
  readonly value: string;
}

export interface RowJudgement {
  readonly row: number;
  readonly verdict: RowVerdict;
  /** By the name of a column, as it stands in a cell. */
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly faults: readonly AnyFault[];
}

export interface Judged {
  readonly rows: readonly RowJudgement[];
  /** The first row that is not refused, with which stands what is of the product itself. */
  readonly carrier: number | undefined;
  readonly state: ProductState;
}

/**
 * `faults` are what the product's rules refuse, by the paths of its sheet; `missing` what would keep it from shoppers.
 */
export function judgeUnit(
  base: UnitBase,
  unit: ReadUnit,
  rows: readonly FileRow[],
  found: {
    readonly faults: readonly AnyFault[];
    readonly missing: readonly AnyFault[];
    readonly rules: FileRules;
  },
): Judged {
  const first = rows[0]?.row ?? 0;
  const byRow = new Map<number, AnyFault[]>([...unit.faults].map(([row, faults]) => [row, [...faults]]));
  for (const fault of found.faults) {
    const row = rowOf(fault, unit) ?? first;
    byRow.set(row, [...(byRow.get(row) ?? []), inColumn(fault)]);
  }
  const isSound = !byRow.has(first) || isOfSizeAlone(byRow.get(first) ?? []);
  // What is live stays so: the product's rules say in `faults` what such a one may not lose.
  const isHeldBack = unit.state === 'live' && base.state !== 'live' && found.missing.length > 0;
  const state = isHeldBack ? (base.state ?? 'draft') : unit.state;
  const carrier = isSound ? rows.find(({ row }) => !byRow.has(row))?.row : undefined;
  const pictures = picturesOf(rows);
  const judged = rows.map(({ row }): RowJudgement => {
    const own = byRow.get(row) ?? [];
    const faults = own.length === 0 && !isSound ? [importFault('row', 'with_row', first)] : own;
    if (faults.length > 0) return { row, verdict: 'refused', before: {}, after: {}, faults };
    const changed = changesOf(base, unit, {
      row,
      isCarrier: row === carrier,
      state,
      rules: found.rules,
      pictures,
    });
    const isNone = Object.keys(changed.after).length === 0;
    const verdict = base.state === null ? 'new' : isNone ? 'same' : 'changed';
    return {
      row,
      verdict,
      ...changed,
      faults: row === carrier && isHeldBack ? found.missing.map(inColumn) : [],
    };
  });
  return { rows: judged, carrier, state };
}

export const inColumn = (fault: AnyFault): AnyFault => ({ ...fault, at: columnOfPath(fault.at) });

const sizeColumns = new Set(['sku', 'size', 'barcode', 'low_at', 'on_hand']);

/** A size that cannot be read keeps neither the product nor its other sizes. */
const isOfSizeAlone = (faults: readonly AnyFault[]) => faults.every(({ at }) => sizeColumns.has(at));

/** The row of the size that a rule of the product names. */
function rowOf({ at }: AnyFault, { sheet, rowOfSize }: ReadUnit): number | undefined {
  const place = /^sizes\.(\d+)\./.exec(at)?.[1];
  return place === undefined ? undefined : rowOfSize.get(sheet.sizes[Number(place)]?.name ?? '');
}

function changesOf(
  base: UnitBase,
  unit: ReadUnit,
  {
    row,
    isCarrier,
    state,
    rules,
    pictures,
  }: {
    row: number;
    isCarrier: boolean;
    state: ProductState;
    rules: FileRules;
    pictures: readonly NamedPicture[];
  },
) {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  const put = (name: string, was: string, is: string) => {
    if (was !== is) [before[name], after[name]] = [was, is];
  };
  if (isCarrier) {
    for (const { name, was, is } of changedColumns(base.sheet, unit, rules)) put(name, was, is);
    put('state', base.state ?? '', state);
    if (base.sheet.images.length === 0 && unit.sheet.images.length === 0)
      put('image_url', '', pictures.map(({ url }) => url).join('\n'));
  }
  const size = unit.sheet.sizes.find(({ name }) => unit.rowOfSize.get(name) === row);
  if (!size) return { before, after };
  const old = base.sheet.sizes.find(({ name }) => name === size.name);
  put('size', old?.name ?? '', size.name);
  put('sku', old?.sku ?? '', size.sku);
  put('barcode', old?.barcode ?? '', size.barcode);
  put('low_at', old ? String(old.lowAt) : '', String(size.lowAt));
  const count = unit.counts.find((one) => one.row === row);
  if (count) put('on_hand', old ? String(count.from) : '', String(count.to));
  return { before, after };
}

/** The product's own values that are others, as they stand in cells; sizes stand with their own rows. */
export function changedColumns(
  before: ProductSheet,
  { sheet, newBrand }: ReadUnit,
  { columns, names }: FileRules,
) {
  return columns
    .map(({ name, write }) => ({
      name,
      was: name === 'brand' && before.brandId === 0 ? '' : write(before, names),
      is: name === 'brand' && newBrand !== null ? newBrand : write(sheet, names),
    }))
    .filter(({ was, is }) => was !== is);
}
