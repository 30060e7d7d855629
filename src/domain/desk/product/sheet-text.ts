// Products as they are pasted from a spreadsheet: titles in the first line, then a product a line.
import { sheetCurrency } from '../../catalogue/product-sheet.ts';
import { readCsvRows, separatorOf } from '../../import/csv-reader.ts';
import { readAmount } from '../../import/read-amount.ts';
import { decimalOfMoney, money } from '../../pricing/money.ts';

/** As many as one looks through. */
export const mostSheetRows = 500;

export const sheetTitles = [
  'number',
  'name',
  'price',
  'sale price',
  'promo price',
  'color',
  'description',
  'gtin',
  'listed',
] as const;

export type SheetTitle = (typeof sheetTitles)[number];

export interface SheetTextRow {
  readonly productId: number;
  readonly name?: string;
  readonly price?: number;
  readonly salePrice?: number | null;
  readonly promoPrice?: number | null;
  readonly colour?: string;
  readonly description?: string;
  readonly gtin?: string;
  readonly isListed?: boolean;
}

export type SheetText =
  | { readonly ok: true; readonly rows: readonly SheetTextRow[] }
  | { readonly ok: false; readonly code: 'empty' | 'no_number' | 'too_many' }
  | { readonly ok: false; readonly code: 'unknown_title'; readonly title: string }
  | { readonly ok: false; readonly code: 'bad_number'; readonly line: number }
  | { readonly ok: false; readonly code: 'bad_value'; readonly line: number; readonly title: SheetTitle };

const fields: Readonly<Record<Exclude<SheetTitle, 'number'>, keyof SheetTextRow>> = {
  name: 'name',
  price: 'price',
  'sale price': 'salePrice',
  'promo price': 'promoPrice',
  color: 'colour',
  description: 'description',
  gtin: 'gtin',
  listed: 'isListed',
};

/** A tab stands between cells, as spreadsheets copy them, or else a comma or a semicolon. Empty cells change nothing. */
export function parseSheet(text: string, most: number): SheetText {
  const { rows: all } = readCsvRows(text, separatorOf(text), { isEnd: true, most: Number.POSITIVE_INFINITY });
  const [head = [], ...rows] = all.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const titles = head.map((title) => title.trim().toLowerCase());
  const unknown = titles.find((title) => !sheetTitles.some((known) => known === title));
  if (!titles.includes('number')) return { ok: false, code: 'no_number' };
  if (unknown !== undefined) return { ok: false, code: 'unknown_title', title: unknown };
  if (rows.length === 0) return { ok: false, code: 'empty' };
  if (rows.length > most) return { ok: false, code: 'too_many' };
  const parsed: SheetTextRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const line = index + 2;
    const number = cells[titles.indexOf('number')]?.trim() ?? '';
    if (!/^[1-9]\d{0,14}$/.test(number)) return { ok: false, code: 'bad_number', line };
    const row: Record<string, unknown> = { productId: Number(number) };
    for (const [place, title] of (titles as SheetTitle[]).entries()) {
      const cell = cells[place]?.trim() ?? '';
      if (title === 'number' || cell === '') continue;
      const value = readCell(title, cell);
      if (value === undefined) return { ok: false, code: 'bad_value', line, title };
      row[fields[title]] = value;
    }
    parsed.push(row as unknown as SheetTextRow);
  }
  return { ok: true, rows: parsed };
}

/** Undefined where it cannot be read. A dash takes a price away. */
function readCell(
  title: Exclude<SheetTitle, 'number'>,
  cell: string,
): string | number | boolean | null | undefined {
  switch (title) {
    case 'sale price':
    case 'promo price':
      return cell === '-' ? null : readPrice(cell);
    case 'price':
      return readPrice(cell);
    case 'listed':
      return ({ yes: true, no: false, true: true, false: false } as Record<string, boolean>)[
        cell.toLowerCase()
      ];
    default:
      return cell;
  }
}

/** In the shop's own currency, as a decimal. */
function readPrice(cell: string): number | undefined {
  const minor = readAmount(cell, sheetCurrency);
  return minor === undefined ? undefined : decimalOfMoney(money(minor, sheetCurrency));
}
