// Products as a file: one row a size, each with all that is said of its product, so that it can be sorted, cut and handed
// back.
import type { ProductSheet } from '../catalogue/product-sheet.ts';
import type { ProductState } from '../catalogue/product-state.ts';
import type { CsvCell } from '../export/csv.ts';
import type { FileNames } from './file-names.ts';
import { type ProductColumn, rowColumns } from './product-columns.ts';

export interface ExportedProduct {
  readonly id: number;
  readonly groupId: number;
  readonly state: ProductState;
  readonly sheet: ProductSheet;
  /** Units there are, by SKU. */
  readonly onHand: ReadonlyMap<string, number>;
}

const [number, family, state, ...sizeColumns] = rowColumns;

export const productFileHead = (columns: readonly ProductColumn[]): string[] => [
  number,
  family,
  state,
  ...columns.map(({ name }) => name),
  ...sizeColumns,
];

/** What is sold in no size has a row of its own. */
export function productFileRows(
  product: ExportedProduct,
  columns: readonly ProductColumn[],
  names: FileNames,
): CsvCell[][] {
  const { id, groupId, state: current, sheet, onHand } = product;
  const own = [id, groupId, current, ...columns.map(({ write }) => write(sheet, names))];
  if (sheet.sizes.length === 0) return [[...own, ...sizeColumns.map(() => '')]];
  return sheet.sizes.map(({ name, sku, barcode, lowAt }) => [
    ...own,
    name,
    sku,
    barcode,
    lowAt,
    onHand.get(sku) ?? 0,
  ]);
}

/** Pictures by their addresses come in, and never go out: what the shop has it names by its own files. */
const fetchedColumns = ['image_url', 'image_text'] as const;

/** The columns that a file of ours may have. */
export const fileColumnNames = (columns: readonly ProductColumn[]): ReadonlySet<string> =>
  new Set([...productFileHead(columns), ...fetchedColumns]);
