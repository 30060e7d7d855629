// A step of an import's long work: the rehearsal, the doing, the taking back.
import type { DeskWork } from '../../contract/job/desk-job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import { hasWaitingPictures } from '../../database/queries/import/import-picture.ts';
import { findUnits } from '../../database/queries/import/import-row.ts';
import {
  findImport,
  type ImportRecord,
  saveImportState,
} from '../../database/queries/import/product-import.ts';
import {
  type DeskJobRecord,
  findDeskJob,
  finishDeskJob,
  lockDeskJob,
  saveProgress,
} from '../../database/queries/job/desk-job.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { isOver } from '../../domain/job/desk-job.ts';
import { applyUnit } from './apply-step.ts';
import { takeCheckStep } from './check-step.ts';
import { queuePictures } from './fetch-pictures.ts';
import { readFileRules } from './read-file-rules.ts';
import { titlesOf } from './titles-of.ts';
import { undoUnit } from './undo-step.ts';

export type ImportWork = Extract<DeskWork, { readonly kind: `${string}_import` }>;

export function isImport(work: DeskWork): work is ImportWork {
  return ['check_import', 'apply_import', 'undo_import'].includes(work.kind);
}

interface StepInput {
  readonly work: ImportWork;
  readonly actor: Actor;
  readonly now: number;
}

/** True when nothing is left to do, or somebody stopped it. */
export async function takeImportStep(queries: Queries, jobId: string, input: StepInput): Promise<boolean> {
  const found = await findImport(queries, input.work.query.importId);
  if (!found) return true;
  return input.work.kind === 'check_import'
    ? withJob(queries, jobId, (tx, job) => check(tx, job, { found, now: input.now }))
    : changeUnits(queries, jobId, { ...input, found });
}

/** With the job's row held, so that nobody else does the same, and nothing is done after somebody stopped it. */
function withJob(
  queries: Queries,
  jobId: string,
  work: (tx: Transaction, job: DeskJobRecord) => Promise<boolean>,
): Promise<boolean> {
  return withRetry(() =>
    queries.transaction(async (tx) => {
      const job = await lockDeskJob(tx, jobId);
      return !job || isOver(job.state) ? true : work(tx, job);
    }),
  );
}

async function check(
  tx: Transaction,
  job: DeskJobRecord,
  { found, now }: { readonly found: ImportRecord; readonly now: number },
): Promise<boolean> {
  const { id: jobId, done, of, cursor } = job;
  const today = new Date(now).toISOString().slice(0, 10);
  const step = await takeCheckStep(tx, found, { done, of, cursor }, today);
  await saveProgress(tx, { jobId, ...step });
  if (step.cursor === null) await finishDeskJob(tx, jobId, 'done');
  return step.cursor === null;
}

const unitsAtOnce = 20;
/** So long a step is at most, before the job rests. */
const mostMs = 120;

/** A product a transaction: none keeps a shopper waiting for longer than itself. */
async function changeUnits(
  queries: Queries,
  jobId: string,
  { found, actor, now, work }: StepInput & { readonly found: ImportRecord },
): Promise<boolean> {
  const job = await findDeskJob(queries, jobId);
  if (!job) return true;
  const after = Number(job.cursor ?? 0);
  const units = await findUnits(queries, found.id, { after, count: unitsAtOnce });
  const input = { found, actor, now, rules: await readFileRules(queries, titlesOf(found)) };
  const until = performance.now() + mostMs;
  let cursor = job.cursor;
  for (const rows of units) {
    const isStopped = await withJob(queries, jobId, async (tx, { id, done, of, cursor: current }) => {
      // Somebody else went on with it meanwhile.
      if (current !== cursor) return false;
      const change = work.kind === 'apply_import' ? applyUnit : undoUnit;
      const changed = await change(tx, input, rows);
      cursor = String(rows[0]?.unit);
      await saveProgress(tx, { jobId: id, done: done + changed, of, cursor });
      return false;
    });
    if (isStopped) return true;
    if (performance.now() > until) return false;
  }
  if (units.length > 0) return false;
  return withJob(queries, jobId, (tx) => finish(tx, jobId, { found, now, work }));
}

async function finish(
  tx: Transaction,
  jobId: string,
  { found, now, work }: { readonly found: ImportRecord; readonly now: number; readonly work: ImportWork },
): Promise<boolean> {
  const at = new Date(now);
  await finishDeskJob(tx, jobId, 'done');
  if (work.kind === 'apply_import' && (await hasWaitingPictures(tx, found.id)))
    await queuePictures(tx, found.id);
  await saveImportState(
    tx,
    found.id,
    work.kind === 'apply_import' ? { state: 'applied', appliedAt: at } : { state: 'undone', undoneAt: at },
  );
  return true;
}
