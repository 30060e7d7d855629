// Files of products that come into the shop: taken in, looked through, applied, taken back. The long work is
// run-import.ts's.
import type { Queries, Transaction } from '../../database/database.ts';
import {
  countPictures,
  dropWaitingPictures,
  findFailedPictures,
  type ImportPictureRecord,
} from '../../database/queries/import/import-picture.ts';
import { findImportRows, leaveRowsOut, type NamedRow } from '../../database/queries/import/import-row.ts';
import {
  countImportRows,
  findImport,
  findImports,
  findMapping,
  type ImportCounts,
  type ImportRecord,
  insertImport,
  lockImport,
  saveImportState,
  saveMapping,
} from '../../database/queries/import/product-import.ts';
import { type DeskJobRecord, findDeskJob } from '../../database/queries/job/desk-job.ts';
import { currencies } from '../../domain/currency/currencies.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { decodeFile, readCsvRows, separatorOf } from '../../domain/import/csv-reader.ts';
import {
  type ColumnMapping,
  type HeadFault,
  headFault,
  headKey,
  type ImportFormat,
  longestFileName,
} from '../../domain/import/import-format.ts';
import {
  type ImportState,
  type ImportStep,
  type RowOutcome,
  type RowVerdict,
  stepRefusal,
} from '../../domain/import/import-state.ts';
import { productColumns } from '../../domain/import/product-columns.ts';
import { fileColumnNames } from '../../domain/import/product-file.ts';
import { isOver } from '../../domain/job/desk-job.ts';
import { startJobIn } from '../job/desk-jobs.ts';
import type { ShopDeps } from '../shop-deps.ts';

export interface TakeInInput {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly format: ImportFormat;
  readonly mapping: ColumnMapping | null;
}

export type TakeInOutcome =
  | { readonly ok: true; readonly importId: string; readonly jobId: string }
  | { readonly ok: false; readonly code: 'no_text' | 'too_many' }
  | { readonly ok: false; readonly code: 'bad_head'; readonly fault: HeadFault };

export type StepOutcome =
  | { readonly ok: true; readonly jobId: string }
  | {
      readonly ok: false;
      readonly code: 'not_found' | 'too_many' | NonNullable<ReturnType<typeof stepRefusal>>;
    };

export interface ImportView {
  readonly found: ImportRecord;
  /** As it is; what stood still in the middle counts as checked, or as applied as far as it came. */
  readonly state: ImportState;
  readonly counts: ImportCounts;
  readonly job: DeskJobRecord | null;
  readonly pictures: Readonly<Record<ImportPictureRecord['state'], number>>;
}

export type ListedImport = Pick<ImportView, 'found' | 'state'>;

const mostListed = 30;

export const fileColumns = fileColumnNames(productColumns(Object.keys(currencies)));

export function createImportService({ database, now }: ShopDeps) {
  const { shop: queries } = database;
  return {
    takeIn: (actor: Actor, input: TakeInInput) => takeIn(queries, actor, input),
    list: async (): Promise<ListedImport[]> =>
      (await findImports(queries, mostListed)).map(({ found, jobState }) => ({
        found,
        state: stateNow(found, jobState),
      })),
    /** Null when there is none. */
    read: async (importId: string): Promise<ImportView | null> => {
      const found = await findImport(queries, importId);
      return found && viewImport(queries, found);
    },
    listRows: (
      importId: string,
      page: {
        readonly verdicts: readonly RowVerdict[];
        readonly outcomes: readonly RowOutcome[];
        readonly after: number;
        readonly size: number;
      },
    ): Promise<NamedRow[]> => findImportRows(queries, importId, page),
    /** How the columns of a file with such a head were named before; null where none was. */
    findMapping: (head: readonly string[]) => findMapping(queries, headKey(head)),
    /** Those that did not come. */
    listFailedPictures: (importId: string) => findFailedPictures(queries, importId, mostListed),
    apply: (actor: Actor, importId: string, leftOut: readonly number[]) =>
      begin(queries, actor, { importId, step: 'apply', leftOut, now: now() }),
    undo: (actor: Actor, importId: string) =>
      begin(queries, actor, { importId, step: 'undo', leftOut: [], now: now() }),
  };
}

async function takeIn(queries: Queries, actor: Actor, input: TakeInInput): Promise<TakeInOutcome> {
  const { bytes, format, fileName } = input;
  const text = decodeFile(bytes, (encoding, part) => new TextDecoder(encoding, { fatal: true }).decode(part));
  if (text === null) return { ok: false, code: 'no_text' };
  const separator = separatorOf(text);
  const { rows, isBroken } = readCsvRows(text.slice(0, 100_000), separator, {
    isEnd: text.length <= 100_000,
    most: 1,
  });
  const head = rows[0] ?? [];
  const mapping = format === 'mapped' ? (input.mapping ?? (await findMapping(queries, headKey(head)))) : null;
  const fault: HeadFault | null = isBroken
    ? { code: 'open_quote' }
    : headFault(head, format, { known: fileColumns, mapping });
  if (fault) return { ok: false, code: 'bad_head', fault };
  return queries.transaction(async (tx): Promise<TakeInOutcome> => {
    const importId = await insertImport(
      tx,
      {
        fileName: fileName.slice(-longestFileName),
        format,
        separator,
        head: [...head],
        mapping: mapping && { ...mapping },
        madeByName: actor.name,
      },
      text,
    );
    if (input.mapping && format === 'mapped') await saveMapping(tx, headKey(head), input.mapping);
    const started = await startJobIn(tx, actor, { kind: 'check_import', query: { importId } });
    if (!started.ok) return tx.rollback();
    await saveImportState(tx, importId, { state: 'checking', jobId: started.jobId });
    return { ok: true, importId, jobId: started.jobId };
  });
}

async function viewImport(queries: Queries | Transaction, found: ImportRecord): Promise<ImportView> {
  const job = found.jobId === null ? null : await findDeskJob(queries, found.jobId);
  return {
    found,
    state: stateNow(found, job?.state ?? null),
    counts: await countImportRows(queries, found.id),
    job,
    pictures: await countPictures(queries, found.id),
  };
}

function stateNow({ state }: ImportRecord, jobState: DeskJobRecord['state'] | null): ImportState {
  if (jobState !== null && !isOver(jobState)) return state;
  switch (state) {
    case 'checking':
      return 'failed';
    case 'applying':
    case 'undoing':
      return 'applied';
    default:
      return state;
  }
}

interface BeginInput {
  readonly importId: string;
  readonly step: ImportStep;
  readonly leftOut: readonly number[];
  readonly now: number;
}

function begin(
  queries: Queries,
  actor: Actor,
  { importId, step, leftOut, now }: BeginInput,
): Promise<StepOutcome> {
  return queries.transaction(async (tx): Promise<StepOutcome> => {
    const found = await lockImport(tx, importId);
    if (!found) return { ok: false, code: 'not_found' };
    if (step === 'apply') await leaveRowsOut(tx, importId, leftOut);
    const { state, counts } = await viewImport(tx, found);
    const refusal = stepRefusal(step, { state, appliedAt: found.appliedAt, left: counts.left }, now);
    if (refusal) return { ok: false, code: refusal };
    const kind = step === 'apply' ? 'apply_import' : 'undo_import';
    const of = step === 'apply' ? counts.left : counts.applied;
    if (step === 'undo') await dropWaitingPictures(tx, importId);
    const started = await startJobIn(tx, actor, { kind, query: { importId } }, of);
    if (!started.ok) return started;
    await saveImportState(tx, importId, {
      state: step === 'apply' ? 'applying' : 'undoing',
      jobId: started.jobId,
      // What is stopped in the middle can be taken back as well.
      ...(step === 'apply' && { appliedAt: new Date(now) }),
    });
    return { ok: true, jobId: started.jobId };
  });
}
