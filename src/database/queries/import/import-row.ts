// The rows of an import.
import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { RowOutcome, RowVerdict } from '../../../domain/import/import-state.ts';
import type { Queries, Transaction } from '../../database.ts';
import { importRow } from '../../schema/import/product-import.ts';

export type ImportRowRecord = typeof importRow.$inferSelect;

export type NewRow = Pick<ImportRowRecord, 'row' | 'key' | 'family' | 'cells'> &
  Partial<Pick<ImportRowRecord, 'verdict' | 'faults'>>;

const asRecords = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(columns)})`;

export async function insertRows(tx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ verdict = null, faults = [], ...row }) => ({ ...row, verdict, faults }));
  await tx.execute(sql`
    insert into import_row (import_id, row, key, family, cells, verdict, faults)
    select ${importId}, row, key, family, cells, verdict, faults
    from ${asRecords(values, 'row int, key text, family text, cells jsonb, verdict text, faults jsonb')}`);
}

/**
 * Says of each row which product it is of: the one of its number, or of its SKU, or of another row with its key. What
 * only has a picture is of the first product of its family. The first row of each is the name of its unit.
 */
export async function groupRows(tx: Transaction, importId: string): Promise<number> {
  const ofThis = sql`import_row.import_id = ${importId}`;
  await tx.execute(sql`
    update import_row set key = first.key from (
      select distinct on (family) family, key from import_row where ${ofThis} and cells ? 'sku' order by family, row
    ) first
    where ${ofThis} and first.family = import_row.family and import_row.family <> ''
      and cells ? 'image_url' and not cells ? 'sku'`);
  await tx.execute(sql`
    update import_row set product_id = product.id from product
    where ${ofThis} and import_row.cells->>'number' ~ '^ *[1-9][0-9]{0,14} *$'
      and product.id = (import_row.cells->>'number')::bigint`);
  await tx.execute(sql`
    update import_row set product_id = sku.product_id from sku
    where ${ofThis} and import_row.product_id is null and btrim(coalesce(cells->>'number', '')) = ''
      and sku.code = btrim(import_row.cells->>'sku')`);
  await tx.execute(sql`
    update import_row set product_id = other.product_id from (
      select key, min(product_id) as product_id from import_row
      where ${ofThis} and product_id is not null and btrim(coalesce(cells->>'number', '')) = '' group by key
    ) other
    where ${ofThis} and import_row.product_id is null and other.key = import_row.key`);
  const { rowCount } = await tx.execute(sql`
    update import_row set unit = grouped.unit from (
      select row, min(row) over (partition by coalesce('#' || product_id, key)) as unit
      from import_row where ${ofThis} and verdict is null
    ) grouped
    where ${ofThis} and grouped.row = import_row.row`);
  return rowCount ?? 0;
}

/** All rows of the next so many products after that one. */
export async function findUnits(
  queries: Queries | Transaction,
  importId: string,
  { after, count }: { readonly after: number; readonly count: number },
): Promise<ImportRowRecord[][]> {
  const units = queries
    .selectDistinct({ unit: importRow.unit })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), gt(importRow.unit, after)))
    .orderBy(importRow.unit)
    .limit(count);
  const rows = await queries
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), inArray(importRow.unit, units)))
    .orderBy(asc(importRow.unit), asc(importRow.row));
  return [...Map.groupBy(rows, ({ unit }) => unit).values()];
}

export interface JudgedRow {
  readonly row: number;
  readonly verdict: RowVerdict;
  readonly version: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly { readonly at: string; readonly code: string; readonly value: string }[];
  readonly calls: number;
  readonly bags: number;
}

export async function saveVerdicts(
  tx: Transaction,
  importId: string,
  rows: readonly JudgedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update import_row set verdict = given.verdict, version = given.version, before = given.before,
      after = given.after, faults = given.faults, calls = given.calls, bags = given.bags
    from ${asRecords(rows, 'row int, verdict text, version int, before jsonb, after jsonb, faults jsonb, calls int, bags int')}
    where import_row.import_id = ${importId} and import_row.row = given.row`);
}

export interface DoneRow {
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly productId: number | null;
  readonly version: number | null;
  readonly moved: number;
  readonly skuId: number | null;
  readonly faults: readonly { readonly at: string; readonly code: string; readonly value: string }[];
}

export async function saveOutcomes(
  tx: Transaction,
  importId: string,
  rows: readonly DoneRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns =
    'row int, outcome text, "productId" bigint, version int, moved int, "skuId" bigint, faults jsonb';
  await tx.execute(sql`
    update import_row set outcome = given.outcome, product_id = coalesce(given."productId", import_row.product_id),
      version = given.version, moved = given.moved, sku_id = given."skuId", faults = given.faults
    from ${asRecords(rows, columns)}
    where import_row.import_id = ${importId} and import_row.row = given.row`);
}

export interface NamedRow extends ImportRowRecord {
  /** The product's as it is called now, or as the file calls it. */
  readonly name: string;
}

/** A page of them after that row; with those verdicts and outcomes where any is named. */
export function findImportRows(
  queries: Queries,
  importId: string,
  page: {
    readonly verdicts: readonly RowVerdict[];
    readonly outcomes: readonly RowOutcome[];
    readonly after: number;
    readonly size: number;
  },
): Promise<NamedRow[]> {
  const { verdicts, outcomes, after, size } = page;
  const name = sql<string>`coalesce(
    (select product.name || ', ' || product.color_name from product where product.id = import_row.product_id),
    (select concat_ws(', ', nullif(first.cells->>'name', ''), nullif(first.cells->>'color', '')) from import_row first
      where first.import_id = import_row.import_id and first.row = coalesce(import_row.unit, import_row.row)))`;
  return queries
    .select({ ...getTableColumns(importRow), name })
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, importId),
        verdicts.length === 0 ? undefined : inArray(importRow.verdict, [...verdicts]),
        outcomes.length === 0 ? undefined : inArray(importRow.outcome, [...outcomes]),
        gt(importRow.row, after),
      ),
    )
    .orderBy(asc(importRow.row))
    .limit(size);
}

/** Of these rows, and all others are taken. */
export async function leaveRowsOut(
  tx: Transaction,
  importId: string,
  rows: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update import_row set is_left_out = row = any(${sql.param([...rows])}::int[])
    where import_id = ${importId} and verdict in ('new', 'changed') and outcome is null`);
}

/** The design that a family is: of a product in the same file that there is, or the one with that number. */
export async function findFamilyGroup(
  tx: Transaction,
  importId: string,
  family: string,
): Promise<number | null> {
  if (family === '') return null;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select product.group_id as id from import_row join product on product.id = import_row.product_id
    where import_row.import_id = ${importId} and import_row.family = ${family} order by import_row.row limit 1`);
  if (rows[0]) return Number(rows[0].id);
  if (!/^[1-9]\d{0,14}$/.test(family)) return null;
  const { rowCount } = await tx.execute(sql`select from product where group_id = ${family}::bigint limit 1`);
  return rowCount === 1 ? Number(family) : null;
}

export interface Effects {
  /** People who wait, by size. */
  readonly waiting: ReadonlyMap<string, number>;
  /** Bags that hold it, by product. */
  readonly bags: ReadonlyMap<number, number>;
}

/** Whom it would concern, of these sizes and products. */
export async function findEffects(
  queries: Queries | Transaction,
  { skus, productIds }: { readonly skus: readonly string[]; readonly productIds: readonly number[] },
): Promise<Effects> {
  const waiting = await queries.execute<{ code: string; count: string }>(sql`
    select sku.code, count(*) from sku join waitlist_entry entry on entry.sku_id = sku.id and entry.state = 'waiting'
    where sku.code = any(${sql.param([...skus])}::text[]) group by sku.code`);
  const bags = await queries.execute<{ id: string; count: string }>(sql`
    select product_id as id, count(distinct bag_id) from bag_item
    where product_id = any(${sql.param([...productIds])}::bigint[]) group by product_id`);
  return {
    waiting: new Map(waiting.rows.map(({ code, count }) => [code, Number(count)])),
    bags: new Map(bags.rows.map(({ id, count }) => [Number(id), Number(count)])),
  };
}
