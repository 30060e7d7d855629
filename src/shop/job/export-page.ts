// A file of everything that a list finds, a page at a time: each page begins after the one before, so that nobody holds
// the whole of it.
import { setTimeout as pause } from 'node:timers/promises';
import type { DeskWork } from '../../contract/job/desk-job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import { countCodes, findCodePage } from '../../database/queries/desk/codes/code-list.ts';
import { countCustomers, findCustomerPage } from '../../database/queries/desk/customer-list.ts';
import { countOrders, findOrderPage } from '../../database/queries/desk/order-list.ts';
import { countProducts } from '../../database/queries/desk/products/product-list.ts';
import { formatCodeCursor, parseCodeCursor, readCodeQuery } from '../../domain/desk/code/code-list.ts';
import {
  formatCustomerCursor,
  parseCustomerCursor,
  readCustomerQuery,
} from '../../domain/desk/customer-list.ts';
import { formatCursor, parseCursor, readOrderQuery } from '../../domain/desk/order/order-list.ts';
import { codeFileHead, codeFileRow } from '../../domain/export/code-file.ts';
import { type CsvCell, formatCsv } from '../../domain/export/csv.ts';
import { customerFileHead, customerFileRow } from '../../domain/export/customer-file.ts';
import { orderFileHead, orderFileRow } from '../../domain/export/order-file.ts';
import { restPerStep } from '../../domain/job/desk-job.ts';
import { readProductFilePage, readProductQuery } from '../desk/products/product-file-page.ts';
import { narrowToOwner } from '../desk/view-customers.ts';

export type ExportWork = Extract<DeskWork, { readonly kind: `export_${string}` }>;

export function isExport(work: DeskWork): work is ExportWork {
  return ['export_orders', 'export_customers', 'export_products', 'export_codes'].includes(work.kind);
}

/** So few that shoppers, who are served by the same process, do not feel a page being written. */
const rowsAtOnce = 100;

/** More than any shop has. */
const most = 1_000_000_000;

export interface ExportPage {
  readonly rows: number;
  readonly body: string;
  /** What the next page comes after; null on the last. */
  readonly cursor: string | null;
}

type Database = Queries | Transaction;

export async function readExportPage(
  queries: Database,
  work: ExportWork,
  after: string | null,
): Promise<ExportPage> {
  if (work.kind === 'export_orders') {
    const { filters, sort } = readOrderQuery(work.query);
    const cursor = after === null ? null : parseCursor(after);
    const records = await findOrderPage(queries, filters, { sort, after: cursor, size: rowsAtOnce });
    const last = records.at(-1);
    return page(after, orderFileHead, records.map(orderFileRow), last && formatCursor(last.cursor));
  }
  if (work.kind === 'export_products') return readProductFilePage(queries, work.query, after);
  if (work.kind === 'export_codes') {
    const { filters, sort } = readCodeQuery(work.query);
    const cursor = after === null ? null : parseCodeCursor(after);
    const records = await findCodePage(queries, filters, { sort, after: cursor, size: rowsAtOnce });
    const last = records.at(-1);
    return page(after, codeFileHead, records.map(codeFileRow), last && formatCodeCursor(last.cursor));
  }
  const { filters, sort } = readCustomerQuery(work.query);
  const cursor = after === null ? null : parseCustomerCursor(after);
  const narrowed = await narrowToOwner(queries, filters);
  const records = await findCustomerPage(queries, narrowed, { sort, after: cursor, size: rowsAtOnce });
  const last = records.at(-1);
  return page(
    after,
    customerFileHead,
    records.map(customerFileRow),
    last && formatCustomerCursor(last.cursor),
  );
}

function page(
  after: string | null,
  head: readonly CsvCell[],
  rows: readonly (readonly CsvCell[])[],
  last: string | undefined,
): ExportPage {
  return {
    rows: rows.length,
    body: formatCsv(after === null ? [head, ...rows] : rows),
    cursor: rows.length === rowsAtOnce ? (last ?? null) : null,
  };
}

export async function countExport(queries: Database, work: ExportWork): Promise<number> {
  if (work.kind === 'export_orders') return countOrders(queries, readOrderQuery(work.query).filters, most);
  if (work.kind === 'export_products') return countProducts(queries, readProductQuery(work.query), most);
  if (work.kind === 'export_codes') return countCodes(queries, readCodeQuery(work.query).filters, most);
  const filters = await narrowToOwner(queries, readCustomerQuery(work.query).filters);
  return countCustomers(queries, filters, most);
}

/** The file as it is made, for programs that take it at once: with the rests of a job, since shoppers have as little to wait for. */
export async function* streamExport(queries: Queries, work: ExportWork): AsyncGenerator<string> {
  let after: string | null = null;
  while (true) {
    const startedAt = performance.now();
    const { body, cursor }: ExportPage = await readExportPage(queries, work, after);
    const took = performance.now() - startedAt;
    yield body;
    if (cursor === null) return;
    await pause(took * restPerStep);
    after = cursor;
  }
}
