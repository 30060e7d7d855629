// Imports of products, as they are stored.
import { desc, eq, sql } from 'drizzle-orm';
import type { ImportState, RowVerdict } from '../../../domain/import/import-state.ts';
import type { Queries, Transaction } from '../../database.ts';
import { importMapping, importPart, productImport } from '../../schema/import/product-import.ts';
import { deskJob } from '../../schema/job/desk-job.ts';
import { country } from '../../schema/product/product.ts';

export type ImportRecord = typeof productImport.$inferSelect;

export type NewImport = Pick<
  ImportRecord,
  'fileName' | 'format' | 'separator' | 'head' | 'mapping' | 'madeByName'
>;

/** Characters of a piece: a step reads one or two of them. */
const partLength = 200_000;

export async function insertImport(tx: Transaction, made: NewImport, text: string): Promise<string> {
  const [row] = await tx.insert(productImport).values(made).returning({ id: productImport.id });
  if (!row) throw new Error('An import was written and is not there.');
  for (let from = 0; from < text.length; ) {
    const to = endOfPart(text, from);
    await tx.insert(importPart).values({ importId: row.id, position: from, body: text.slice(from, to) });
    from = to;
  }
  return row.id;
}

/** No letter is cut in two. */
function endOfPart(text: string, from: number): number {
  const to = from + partLength;
  return /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to - 1 : to;
}

/** So much of the file from there on, and whether it ends with that. */
export async function readFileFrom(
  queries: Queries | Transaction,
  importId: string,
  { offset, parts }: { readonly offset: number; readonly parts: number },
): Promise<{ readonly text: string; readonly isEnd: boolean }> {
  const { rows } = await queries.execute<{ position: number; body: string }>(sql`
    select position, body from import_part where import_id = ${importId} and position >= (
      select max(position) from import_part where import_id = ${importId} and position <= ${offset})
    order by position limit ${parts + 1}`);
  const text = rows
    .slice(0, parts)
    .map(({ body }) => body)
    .join('');
  return { text: text.slice(offset - (rows[0]?.position ?? 0)), isEnd: rows.length <= parts };
}

export async function deleteFile(tx: Transaction, importId: string): Promise<void> {
  await tx.delete(importPart).where(eq(importPart.importId, importId));
}

export async function findImport(
  queries: Queries | Transaction,
  importId: string,
): Promise<ImportRecord | null> {
  const [found] = await queries.select().from(productImport).where(eq(productImport.id, importId));
  return found ?? null;
}

/** Held until the transaction ends, so that nobody begins something else with it. */
export async function lockImport(tx: Transaction, importId: string): Promise<ImportRecord | null> {
  const [found] = await tx.select().from(productImport).where(eq(productImport.id, importId)).for('update');
  return found ?? null;
}

/** Each with the state of its long work. */
export function findImports(queries: Queries, limit: number) {
  return queries
    .select({ found: productImport, jobState: deskJob.state })
    .from(productImport)
    .leftJoin(deskJob, eq(deskJob.id, productImport.jobId))
    .orderBy(desc(productImport.createdAt))
    .limit(limit);
}

export async function saveImportState(
  tx: Transaction,
  importId: string,
  change: {
    readonly state: ImportState;
    readonly rowCount?: number;
    readonly jobId?: string;
    readonly appliedAt?: Date;
    readonly undoneAt?: Date;
  },
): Promise<void> {
  await tx.update(productImport).set(change).where(eq(productImport.id, importId));
}

export interface ImportCounts {
  readonly verdicts: Readonly<Record<RowVerdict, number>>;
  readonly rows: number;
  readonly calls: number;
  readonly bags: number;
  /** Prices that move by more than a fifth. */
  readonly steep: number;
  /** Rows that would do something and were neither done nor left out. */
  readonly left: number;
  readonly applied: number;
  readonly overtaken: number;
  readonly refusedLate: number;
  readonly undone: number;
  readonly notUndone: number;
}

/** As the file's own cells say it. */
const amount = '^\\d{1,9}(\\.\\d+)?$';

export async function countImportRows(
  queries: Queries | Transaction,
  importId: string,
): Promise<ImportCounts> {
  const { rows } = await queries.execute<Record<string, string>>(sql`
    select count(*) as rows,
      count(*) filter (where verdict = 'new') as new,
      count(*) filter (where verdict = 'changed') as changed,
      count(*) filter (where verdict = 'same') as same,
      count(*) filter (where verdict = 'refused') as refused,
      coalesce(sum(calls) filter (where not is_left_out), 0) as calls,
      coalesce(sum(bags) filter (where not is_left_out), 0) as bags,
      count(*) filter (where verdict = 'changed' and not is_left_out and before->>'price' ~ ${amount}
        and after->>'price' ~ ${amount}
        and abs((after->>'price')::numeric - (before->>'price')::numeric) > 0.2 * (before->>'price')::numeric) as steep,
      count(*) filter (where verdict in ('new', 'changed') and outcome is null and not is_left_out) as left,
      count(*) filter (where outcome = 'applied') as applied,
      count(*) filter (where outcome = 'overtaken') as overtaken,
      count(*) filter (where outcome = 'refused') as "refusedLate",
      count(*) filter (where outcome = 'undone') as undone,
      count(*) filter (where outcome = 'left') as "notUndone"
    from import_row where import_id = ${importId}`);
  const counts = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]),
  ) as Record<string, number>;
  const of = (name: string) => counts[name] ?? 0;
  return {
    verdicts: { new: of('new'), changed: of('changed'), same: of('same'), refused: of('refused') },
    rows: of('rows'),
    calls: of('calls'),
    bags: of('bags'),
    steep: of('steep'),
    left: of('left'),
    applied: of('applied'),
    overtaken: of('overtaken'),
    refusedLate: of('refusedLate'),
    undone: of('undone'),
    notUndone: of('notUndone'),
  };
}

export async function findMapping(queries: Queries, head: string): Promise<Record<string, string> | null> {
  const [found] = await queries.select().from(importMapping).where(eq(importMapping.head, head));
  return found?.mapping ?? null;
}

export async function saveMapping(
  tx: Transaction,
  head: string,
  mapping: Readonly<Record<string, string>>,
): Promise<void> {
  const values = { mapping: { ...mapping }, savedAt: new Date() };
  await tx
    .insert(importMapping)
    .values({ head, ...values })
    .onConflictDoUpdate({ target: importMapping.head, set: values });
}

export function findCountryCodes(
  queries: Queries | Transaction,
): Promise<{ readonly id: number; readonly code: string }[]> {
  return queries.select({ id: country.id, code: country.code }).from(country).orderBy(country.id);
}
