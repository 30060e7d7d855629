// Files of products that come into the shop.
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import * as contract from '../../../contract/desk/imports.ts';
import type { ImportPictureRecord } from '../../../database/queries/import/import-picture.ts';
import type { NamedRow } from '../../../database/queries/import/import-row.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { formatCsv } from '../../../domain/export/csv.ts';
import {
  formatOf,
  type ImportFormat,
  importFormats,
  largestFileBytes,
} from '../../../domain/import/import-format.ts';
import { type RowVerdict, undoHours } from '../../../domain/import/import-state.ts';
import { mostJobsUnderWay } from '../../../domain/job/desk-job.ts';
import {
  fileColumns,
  type ImportView,
  type ListedImport,
  type StepOutcome,
  type TakeInOutcome,
} from '../../../shop/import/imports.ts';
import type { Shop } from '../../../shop/shop.ts';
import {
  sayColumn,
  sayFetchFault,
  sayHeadFault,
  sayRowFault,
} from '../../../words/desk-import/say-import.ts';
import { wordsIn } from '../../../words/desk-import/words.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { readUpload } from '../file-body.ts';
import { sendFile } from '../files/send-file.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

/** The desk's calls speak English, as all of their refusals do. */
const words = wordsIn('en');

export function mountImportDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const { imports } = shop;
  const readImport = async (importId: string) => {
    const view = await imports.read(importId);
    if (!view) throw noSuchImport();
    return view;
  };

  mount(app, contract.takeInImport, async ({ c, actor }) => {
    const takenIn = await imports.takeIn(actor, await readInput(c));
    refuseUnlessOk(takenIn, takeInRefusals);
    const { importId, jobId } = takenIn;
    return { success: true as const, content: { importId, jobId } };
  });

  mount(app, contract.listImports, async () => ({
    success: true as const,
    content: (await imports.list()).map(viewListed),
  }));

  mount(app, contract.readColumnMapping, async ({ body: { head } }) => ({
    success: true as const,
    content: {
      format: formatOf(head),
      mapping: await imports.findMapping(head),
      columns: [...fileColumns],
    },
  }));

  mount(app, contract.readImport, async ({ params: { importId }, query }) => {
    const view = await readImport(importId);
    const { 'page[after]': after, ps, verdict, outcome } = query;
    const size = Math.min(Number(ps ?? pageSizes.usual), pageSizes.most);
    const rows = await imports.listRows(importId, {
      verdicts: verdictsOf(verdict),
      outcomes: outcome === undefined ? [] : [outcome],
      after: Number(after ?? 0),
      size,
    });
    return {
      success: true as const,
      content: {
        ...viewImport(view),
        rows: rows.map(viewRow),
        failedPictures: (await imports.listFailedPictures(importId)).map(viewFailed),
        next: rows.length === size ? String(rows.at(-1)?.row) : null,
      },
    };
  });

  mount(app, contract.readRefusedRows, async ({ params: { importId }, c }) => {
    const { found } = await readImport(importId);
    return sendFile(c, 'refused', refusedFile(imports, importId, found.head));
  });

  mount(app, contract.applyImport, async ({ params: { importId }, body: { leaveOut }, actor }) => {
    const begun = await imports.apply(actor, importId, leaveOut);
    refuseUnlessOk(begun, stepRefusals);
    return { success: true as const, content: { jobId: begun.jobId } };
  });

  mount(app, contract.undoImport, async ({ params: { importId }, actor }) => {
    const begun = await imports.undo(actor, importId);
    refuseUnlessOk(begun, stepRefusals);
    return { success: true as const, content: { jobId: begun.jobId } };
  });
}

const noSuchImport = () => new ProblemError('not_found', 'There is no such import.');

const tooMany = () =>
  new ProblemError(
    'conflict',
    `${mostJobsUnderWay} jobs of yours are under way: wait for one of them, or cancel it.`,
  );

const atFile = (message: string) => new ProblemError('unprocessable', message, [{ at: 'file', message }]);

const takeInRefusals: RefusalsOf<TakeInOutcome> = {
  no_text: () => atFile(words.noText),
  too_many: tooMany,
  bad_head: ({ fault }) => atFile(sayHeadFault('en', fault)),
};

const conflict = (message: string) => new ProblemError('conflict', message);

const stepRefusals: RefusalsOf<StepOutcome> = {
  not_found: noSuchImport,
  too_many: tooMany,
  not_checked: () => conflict(words.steps.not_checked),
  under_way: () => conflict(words.steps.under_way),
  nothing_left: () => conflict(words.steps.nothing_left),
  too_late: () => conflict(words.steps.too_late),
};

const mappingSchema = z.record(z.string().max(200), z.string().max(60));

async function readInput(c: Context<Environment>) {
  const { bytes, name, fields } = await readUpload(c, 'file', largestFileBytes);
  const format = fields.get('format') ?? '';
  if (!isFormat(format)) {
    const message = `The format is one of ${importFormats.join(', ')}.`;
    throw new ProblemError('invalid_request', message, [{ at: 'format', message }]);
  }
  return { bytes, fileName: name, format, mapping: readMapping(fields.get('mapping')) };
}

const isFormat = (text: string): text is ImportFormat => importFormats.some((format) => format === text);

function readMapping(text: string | undefined) {
  if (text === undefined || text === '') return null;
  try {
    return mappingSchema.parse(JSON.parse(text));
  } catch {
    const message = 'The mapping is a JSON object: our column by theirs.';
    throw new ProblemError('invalid_request', message, [{ at: 'mapping', message }]);
  }
}

function verdictsOf(verdict: RowVerdict | 'taken' | undefined): readonly RowVerdict[] {
  if (verdict === undefined) return [];
  return verdict === 'taken' ? ['new', 'changed'] : [verdict];
}

function viewListed({ found, state }: ListedImport) {
  const { id: importId, fileName, format, rowCount, madeByName, createdAt, appliedAt, undoneAt } = found;
  return {
    importId,
    fileName,
    format,
    state,
    rowCount,
    by: madeByName,
    at: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

function viewFailed({ productId, url, code }: ImportPictureRecord) {
  const known = code ?? '';
  return { productId, url, code: known, message: sayFetchFault('en', known) };
}

function viewImport({ found, state, counts, job, pictures }: ImportView): contract.ProductImport {
  const { jobId, appliedAt } = found;
  const { verdicts, rows, calls, bags, steep, left, applied, overtaken, refusedLate, undone, notUndone } =
    counts;
  const until = appliedAt && new Date(appliedAt.getTime() + undoHours * 3_600_000);
  return {
    ...viewListed({ found, state }),
    jobId,
    pictures,
    done: job?.done ?? 0,
    of: job?.of ?? null,
    rowCount: rows,
    counts: verdicts,
    effects: { calls, bags, steep },
    outcomes: { left, applied, overtaken, refused: refusedLate, undone, notUndone },
    undoUntil: until?.toISOString() ?? null,
  };
}

const reasonsOf = ({ faults }: Pick<NamedRow, 'faults'>) =>
  faults.map((fault) => ({ ...fault, message: sayRowFault('en', fault) }));

function viewRow(record: NamedRow): contract.ProductImportRow {
  const { row, cells, productId, name, verdict, outcome, before, after, calls, bags, isLeftOut } = record;
  return {
    row,
    sku: cells.sku?.trim() ?? '',
    productId,
    name,
    verdict: verdict ?? 'same',
    outcome,
    fields: [...fileColumns].flatMap((at) => {
      const value = after?.[at];
      return value === undefined
        ? []
        : [{ at, label: sayColumn('en', at), before: before?.[at] ?? '', after: value }];
    }),
    reasons: reasonsOf(record),
    calls,
    bags,
    isLeftOut,
  };
}

const rowsAtOnce = 500;

/** As they stood in the file, as far as they were read, with why in front. */
async function* refusedFile(
  imports: Shop['imports'],
  importId: string,
  head: readonly string[],
): AsyncGenerator<string> {
  let after = 0;
  let columns: readonly string[] | null = null;
  for (;;) {
    const rows = await imports.listRows(importId, {
      verdicts: ['refused'],
      outcomes: [],
      after,
      size: rowsAtOnce,
    });
    columns ??= [...fileColumns].filter((name) => rows.some(({ cells }) => cells[name] !== undefined));
    if (after === 0)
      yield `\ufeff${formatCsv([['row', words.refusedWhy, ...(columns.length > 0 ? columns : head)]])}`;
    for (const row of rows) {
      const why = reasonsOf(row).map(({ message }) => message);
      yield formatCsv([[row.row, why.join(' '), ...columns.map((name) => row.cells[name] ?? '')]]);
    }
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.row ?? 0;
  }
}
