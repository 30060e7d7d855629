// Which file it is: the shop's own, Shopify's, or one whose columns somebody says.
import { rowColumns } from './product-columns.ts';
import { isShopifyHead } from './shopify-row.ts';

export const importFormats = ['vitrine', 'shopify', 'mapped'] as const;

export type ImportFormat = (typeof importFormats)[number];

/** Our column by theirs; theirs that are not here are left alone. */
export type ColumnMapping = Readonly<Record<string, string>>;

export const largestFileBytes = 32 * 1024 * 1024;
export const mostFileRows = 100_000;
export const mostFileColumns = 300;
export const longestFileName = 200;

/** The best guess at a file by its first line. */
export function formatOf(head: readonly string[]): ImportFormat {
  const titles = head.map(titleOf);
  if (isShopifyHead(head)) return 'shopify';
  return titles.includes('sku') && (titles.includes('number') || titles.includes('name'))
    ? 'vitrine'
    : 'mapped';
}

export const titleOf = (title: string) => title.trim().toLowerCase().replaceAll(/\s+/g, '_');

const currencyColumn = /^(?:price|sale_price|promo_price)_([a-z]{3})$/;

/** Currencies that a file has prices in, besides the shop's own. */
export function currenciesOf(titles: readonly string[]): string[] {
  const found = titles.flatMap((title) => currencyColumn.exec(title)?.[1]?.toUpperCase() ?? []);
  return [...new Set(found)];
}

export type HeadFault =
  | { readonly code: 'empty' | 'too_many_columns' | 'not_shopify' | 'no_mapping' | 'open_quote' }
  | { readonly code: 'unknown_column' | 'column_twice' | 'no_column'; readonly title: string };

/** Null where the head can be read. `known` are the columns of the shop's own file. */
export function headFault(
  head: readonly string[],
  format: ImportFormat,
  { known, mapping }: { readonly known: ReadonlySet<string>; readonly mapping: ColumnMapping | null },
): HeadFault | null {
  const titles = head.map(titleOf).filter((title) => title !== '');
  if (titles.length === 0) return { code: 'empty' };
  if (head.length > mostFileColumns) return { code: 'too_many_columns' };
  if (format === 'shopify') return isShopifyHead(head) ? null : { code: 'not_shopify' };
  if (format === 'mapped') return mappingFault(head, known, mapping);
  const twice = titles.find((title, index) => titles.indexOf(title) < index);
  if (twice !== undefined) return { code: 'column_twice', title: twice };
  const unknown = titles.find((title) => !known.has(title));
  if (unknown !== undefined) return { code: 'unknown_column', title: unknown };
  return titles.includes('sku') ? null : { code: 'no_column', title: 'sku' };
}

function mappingFault(
  head: readonly string[],
  known: ReadonlySet<string>,
  mapping: ColumnMapping | null,
): HeadFault | null {
  if (mapping === null) return { code: 'no_mapping' };
  const ours = Object.values(mapping);
  const unknown = ours.find((title) => !known.has(title));
  if (unknown !== undefined) return { code: 'unknown_column', title: unknown };
  const theirs = Object.keys(mapping).find((title) => !head.includes(title));
  if (theirs !== undefined) return { code: 'no_column', title: theirs };
  const twice = ours.find((title, index) => ours.indexOf(title) < index);
  if (twice !== undefined) return { code: 'column_twice', title: twice };
  return ours.includes('sku') ? null : { code: 'no_column', title: 'sku' };
}

/** What a row of the shop's own file, or of one whose columns were mapped, says. A sign against formulas is taken away. */
export function readOwnRow(
  head: readonly string[],
  cells: readonly string[],
  mapping: ColumnMapping | null,
): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [place, title] of head.entries()) {
    const name = mapping === null ? titleOf(title) : mapping[title];
    if (name !== undefined && name !== '')
      read[name] = (cells[place] ?? '').replace(/^'('*[=+\-@\t\r])/, '$1');
  }
  return read;
}

/** What a file must be called by to be known again: the same columns are mapped the same way. */
export const headKey = (head: readonly string[]): string => head.map(titleOf).join('\u001f');

export const isRowColumn = (name: string): boolean => rowColumns.some((column) => column === name);
