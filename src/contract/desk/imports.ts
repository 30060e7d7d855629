// Files of products that come in and go out.
import { z } from 'zod';
import { importFormats } from '../../domain/import/import-format.ts';
import { importStates, rowOutcomes, rowVerdicts } from '../../domain/import/import-state.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';
import { productListQuery } from './products.ts';

const byId = z.strictObject({ importId: z.uuid() });
const count = z.int();

const importSchema = z
  .strictObject({
    importId: z.uuid(),
    fileName: z.string(),
    format: z.enum(importFormats),
    state: z.enum(importStates),
    /** The long work with it: how far it is says `GET /api/admin/jobs/{jobId}`. */
    jobId: z.uuid().nullable(),
    done: count,
    of: count.nullable(),
    rowCount: count,
    counts: z.strictObject({ new: count, changed: count, same: count, refused: count }),
    /** People who wait for what it brings, bags that hold what it makes dearer, and prices that move by more than a fifth. */
    effects: z.strictObject({ calls: count, bags: count, steep: count }),
    /** What came of its rows. */
    outcomes: z.strictObject({
      left: count,
      applied: count,
      overtaken: count,
      refused: count,
      undone: count,
      notUndone: count,
    }),
    /** Those that its rows name by their addresses; they come once all rows are applied. */
    pictures: z.strictObject({ waiting: count, fetched: count, failed: count }),
    by: z.string(),
    at: z.iso.datetime(),
    appliedAt: z.iso.datetime().nullable(),
    /** Until then all of it can be taken back. */
    undoUntil: z.iso.datetime().nullable(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ProductImport' });

export type ProductImport = z.infer<typeof importSchema>;

const rowSchema = z
  .strictObject({
    row: count,
    sku: z.string(),
    productId: z.int().nullable(),
    name: z.string(),
    verdict: z.enum(rowVerdicts),
    outcome: z.enum(rowOutcomes).nullable(),
    /** By column, as it stands in a cell. */
    fields: z.array(
      z.strictObject({ at: z.string(), label: z.string(), before: z.string(), after: z.string() }),
    ),
    /** Why it is refused or left, or what keeps a product from shoppers. */
    reasons: z.array(
      z.strictObject({ at: z.string(), code: z.string(), value: z.string(), message: z.string() }),
    ),
    calls: count,
    bags: count,
    isLeftOut: z.boolean(),
  })
  .meta({ id: 'ProductImportRow' });

export type ProductImportRow = z.infer<typeof rowSchema>;

const rowPage = z
  .string()
  .regex(/^\d{1,7}$/)
  .optional();

export const takeInImport = operation({
  ...deskCall('products.import'),
  id: 'takeInImport',
  method: 'POST',
  path: '/api/admin/imports',
  summary:
    'Take in a CSV file of products and look through it; beside the `file` stand its `format` and, of columns somebody named, the `mapping` of ours by theirs as JSON',
  takesFile: 'file',
  status: 202,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ importId: z.uuid(), jobId: z.uuid() }),
  }),
  problems: [
    ...deskRefusals,
    'unsupported_body',
    'body_too_large',
    'unprocessable',
    'conflict',
    'unavailable',
  ],
});

export const listImports = operation({
  ...deskCall('products.import'),
  id: 'listImports',
  method: 'GET',
  path: '/api/admin/imports',
  summary: 'Imports of the last weeks, the latest first',
  answer: z.strictObject({
    success: z.literal(true),
    content: z.array(
      importSchema.pick({
        importId: true,
        fileName: true,
        format: true,
        state: true,
        rowCount: true,
        by: true,
        at: true,
        appliedAt: true,
        undoneAt: true,
      }),
    ),
  }),
  problems: deskRefusals,
});

export const readImport = operation({
  ...deskCall('products.import'),
  id: 'readImport',
  method: 'GET',
  path: '/api/admin/imports/{importId}',
  summary: 'How far an import is, and its rows, a page at a time, with what each would change or did',
  params: byId,
  query: z.strictObject({
    /** `taken` are those that would do something. */
    verdict: z.enum(['taken', ...rowVerdicts]).optional(),
    outcome: z.enum(rowOutcomes).optional(),
    'page[after]': rowPage,
    ps: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .optional(),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: importSchema.extend({
      rows: z.array(rowSchema),
      next: z.string().nullable(),
      failedPictures: z.array(
        z.strictObject({ productId: z.int(), url: z.string(), code: z.string(), message: z.string() }),
      ),
    }),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const readRefusedRows = operation({
  ...deskCall('products.import'),
  id: 'readRefusedRows',
  method: 'GET',
  path: '/api/admin/imports/{importId}/refused.csv',
  summary: 'The rows that are refused, each with why, as CSV',
  params: byId,
  answerType: 'text/csv',
  problems: [...deskRefusals, 'not_found'],
});

const step = {
  method: 'POST',
  status: 202,
  params: byId,
  answer: z.strictObject({ success: z.literal(true), content: z.strictObject({ jobId: z.uuid() }) }),
  problems: [...deskRefusals, 'not_found', 'conflict'],
} as const;

export const applyImport = operation({
  ...deskCall('products.import'),
  ...step,
  id: 'applyImport',
  path: '/api/admin/imports/{importId}/apply',
  summary: 'Do what its rows ask for, but for those left out; one that was stopped goes on',
  body: z.strictObject({ leaveOut: z.array(z.int().positive()).max(10_000).default([]) }),
});

export const undoImport = operation({
  ...deskCall('products.import'),
  ...step,
  id: 'undoImport',
  path: '/api/admin/imports/{importId}/undo',
  summary: 'Take back what it did, but for what was changed since, which is named',
});

export const readColumnMapping = operation({
  ...deskCall('products.import'),
  id: 'readColumnMapping',
  method: 'POST',
  path: '/api/admin/imports/mapping',
  summary:
    'How the columns of a file with this first line were named the last time, and which columns there are',
  status: 200,
  body: z.strictObject({ head: z.array(z.string().max(200)).min(1).max(300) }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      format: z.enum(importFormats),
      mapping: z.record(z.string(), z.string()).nullable(),
      columns: z.array(z.string()),
    }),
  }),
  problems: deskRefusals,
});

export const exportProducts = operation({
  ...deskCall('products.read'),
  id: 'exportProducts',
  method: 'GET',
  path: '/api/admin/exports/products.csv',
  summary: 'All products that are found, as the CSV that import takes back',
  query: productListQuery,
  answerType: 'text/csv',
  problems: deskRefusals,
});

export const startProductExport = operation({
  ...deskCall('products.read'),
  id: 'startProductExport',
  method: 'POST',
  path: '/api/admin/exports/products',
  summary: 'Make a file of all products that are found',
  status: 202,
  body: productListQuery,
  answer: step.answer,
  problems: [...deskRefusals, 'conflict'],
});
