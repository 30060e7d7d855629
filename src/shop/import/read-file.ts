// Reads the next rows of a file and writes them down, so that the step after it goes on behind them.
import type { ReadCursor } from '../../contract/job/import-cursor.ts';
import type { Transaction } from '../../database/database.ts';
import { insertRows, type NewRow } from '../../database/queries/import/import-row.ts';
import { type ImportRecord, readFileFrom } from '../../database/queries/import/product-import.ts';
import { readCsvRows } from '../../domain/import/csv-reader.ts';
import { type ImportFault, importFault } from '../../domain/import/import-fault.ts';
import { mostFileRows, readOwnRow } from '../../domain/import/import-format.ts';
import type { Cells, FileRules } from '../../domain/import/read-unit.ts';
import {
  productCellsOf,
  readShopifyRow,
  type ShopifyCells,
  shopifyColumnOf,
  withProductCells,
} from '../../domain/import/shopify-row.ts';
import { unitKey, withoutRepeats } from '../../domain/import/unit-key.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

export const readFromStart: ReadCursor = { offset: 0, row: 0, key: '', cells: null, product: null };

const rowsAtOnce = 500;
/** A row that is longer than so many pieces is none: a quotation mark was left open. */
const mostParts = 8;

/** Null when the whole file is read. */
export async function readNextRows(
  tx: Transaction,
  found: ImportRecord,
  { cursor, rules }: { readonly cursor: ReadCursor; readonly rules: FileRules },
): Promise<ReadCursor | null> {
  const { separator } = found;
  for (let parts = 2; ; parts *= 2) {
    const { text, isEnd } = await readFileFrom(tx, found.id, { offset: cursor.offset, parts });
    const read = readCsvRows(text, separator, { isEnd, most: rowsAtOnce });
    const isTooLong = read.rows.length === 0 && parts >= mostParts;
    if (read.rows.length === 0 && !isEnd && !isTooLong) continue;
    const written = writeDown(found, { cells: read.rows, cursor, rules });
    const isOver = isTooLong || (isEnd && read.used === text.length) || written.row >= mostFileRows;
    if (read.isBroken || isTooLong)
      written.rows.push(brokenRow(written.row + (isTooLong ? 1 : 0), written.rows));
    await insertRows(tx, found.id, written.rows);
    const { rows: _, ...next } = written;
    return isOver ? null : { ...next, offset: cursor.offset + read.used };
  }
}

interface WrittenRows extends Omit<ReadCursor, 'offset'> {
  readonly rows: NewRow[];
}

function writeDown(
  found: ImportRecord,
  {
    cells,
    cursor,
    rules,
  }: {
    readonly cells: readonly (readonly string[])[];
    readonly cursor: ReadCursor;
    readonly rules: FileRules;
  },
): WrittenRows {
  const rows: NewRow[] = [];
  let { row, key, cells: before, product } = cursor;
  for (const line of cells) {
    row += 1;
    // The head.
    if (row === 1 || line.every((cell) => cell.trim() === '')) continue;
    let own: Cells;
    if (found.format === 'shopify') {
      const shopify = withProductCells(shopifyCells(found.head, line), product);
      product = productCellsOf(shopify);
      own = readShopifyRow(shopify, { toMarkdown: htmlToMarkdown, ...shopifyRules(rules) });
    } else own = readOwnRow(found.head, line, found.mapping);
    const nextKey = unitKey(own);
    rows.push({
      row,
      key: nextKey,
      family: own.family?.trim() ?? '',
      cells: withoutRepeats(own, nextKey === key ? before : null),
      ...refusedAtOnce(own),
    });
    [key, before] = [nextKey, own];
  }
  return { rows, row, key, cells: before, product };
}

/** What is of no product is nobody's row. */
function refusedAtOnce(own: Cells): Partial<NewRow> {
  const faults: ImportFault[] = [];
  if (own.gift_card === 'yes') faults.push(importFault('gift_card', 'gift_card'));
  else if (own.image_url === undefined && isBlank(own.sku) && isBlank(own.number))
    faults.push(importFault('sku', 'row_no_sku'));
  return faults.length > 0 ? { verdict: 'refused', faults } : {};
}

const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';

function brokenRow(row: number, rows: NewRow[]): NewRow {
  const last = rows.at(-1)?.row === row ? rows.pop() : undefined;
  return {
    row,
    key: last?.key ?? '',
    family: '',
    cells: {},
    verdict: 'refused',
    faults: [importFault('row', 'open_quote')],
  };
}

function shopifyCells(head: readonly string[], line: readonly string[]): ShopifyCells {
  return Object.fromEntries(
    head.flatMap((title, place) => {
      const column = shopifyColumnOf(title);
      return column === undefined ? [] : [[column, line[place] ?? '']];
    }),
  );
}

function shopifyRules({ names }: FileRules) {
  const { categories } = names;
  return {
    categoryLike: (name: string) => {
      if (name === '') return undefined;
      const id = ['', 's', 'es']
        .map((end) => categories.idOf(`${name}${end}`))
        .find((one) => one !== undefined);
      return id === undefined ? undefined : categories.nameOf(id);
    },
  };
}
