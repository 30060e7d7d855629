// A step of an import's long work: the rehearsal, the doing, the taking back.
import type { DeskWork } from '../../contract/job/desk-job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import {
  findImport,
  type ImportRecord,
  saveImportState,
} from '../../database/queries/import/product-import.ts';
import {
  type DeskJobRecord,
  finishDeskJob,
  lockDeskJob,
  saveProgress,
} from '../../database/queries/job/desk-job.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { isOver } from '../../domain/job/desk-job.ts';
import { applyNextUnit } from './apply-step.ts';
import { takeCheckStep } from './check-step.ts';
import { undoNextUnit } from './undo-step.ts';

export type ImportWork = Extract<DeskWork, { readonly kind: `${string}_import` }>;

export function isImport(work: DeskWork): work is ImportWork {
  return ['check_import', 'apply_import', 'undo_import'].includes(work.kind);
}

/** With the job's row held: true when nothing is left to do, or somebody stopped it. */
export function takeImportStep(
  queries: Queries,
  jobId: string,
  input: { readonly work: ImportWork; readonly actor: Actor; readonly now: number },
): Promise<boolean> {
  const { work, actor, now } = input;
  return withRetry(() =>
    queries.transaction(async (tx) => {
      const job = await lockDeskJob(tx, jobId);
      const found = await findImport(tx, work.query.importId);
      if (!job || isOver(job.state) || !found) return true;
      if (work.kind === 'check_import') return check(tx, job, { found, now });
      return change(tx, job, { found, actor, now, work });
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

/** A product a step: none keeps a shopper waiting for longer than itself. */
async function change(
  tx: Transaction,
  job: DeskJobRecord,
  input: { found: ImportRecord; actor: Actor; now: number; work: ImportWork },
): Promise<boolean> {
  const { found, actor, now, work } = input;
  const { id: jobId, done, of, cursor } = job;
  const takeUnit = work.kind === 'apply_import' ? applyNextUnit : undoNextUnit;
  const step = await takeUnit(tx, { found, actor, now, after: Number(cursor ?? 0) });
  if (step) {
    await saveProgress(tx, { jobId, done: done + step.rows, of, cursor: String(step.unit) });
    return false;
  }
  await finishDeskJob(tx, jobId, 'done');
  const at = new Date(now);
  await saveImportState(
    tx,
    found.id,
    work.kind === 'apply_import' ? { state: 'applied', appliedAt: at } : { state: 'undone', undoneAt: at },
  );
  return true;
}
