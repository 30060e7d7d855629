// Many codes at once: asked for, made by long work of the desk a few hundred at a time, and ended as a whole. How many
// are made is written with them, so that a process that is killed leaves none out and makes none twice.
import { randomInt } from 'node:crypto';
import type { DeskWork } from '../../../contract/job/desk-job.ts';
import type { Queries, Transaction } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import {
  countMade,
  findBatchOfCall,
  insertBatch,
  lockBatch,
  markBatchEnded,
  nameBatchJob,
} from '../../../database/queries/desk/codes/code-batch.ts';
import { endCodesOfBatch, insertCodes } from '../../../database/queries/desk/codes/code-change.ts';
import { finishDeskJob, lockDeskJob, saveProgress } from '../../../database/queries/job/desk-job.ts';
import { withRetry } from '../../../database/with-retry.ts';
import {
  batchFaults,
  type CodeFault,
  type CodeTerms,
  randomCode,
  randomCodeShape,
  termsFaults,
} from '../../../domain/checkout/codes/code-terms.ts';
import { normalizedCode } from '../../../domain/checkout/codes/coupon.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { isOver } from '../../../domain/job/desk-job.ts';
import { startJobIn } from '../../job/desk-jobs.ts';
import { auditTerms, callKeyOf } from './make-code.ts';

export interface NewCodeBatch {
  readonly prefix: string;
  readonly count: number;
  readonly terms: CodeTerms;
  readonly key: string;
}

export type MakeBatchOutcome =
  | { readonly ok: true; readonly batchId: number; readonly jobId: string }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly CodeFault[] }
  | { readonly ok: false; readonly code: 'too_many' | 'key_reused' };

export type EndBatchOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'is_over' };

/** Rolls back what was written before the work could be started. */
class NotStarted extends Error {}

export async function makeBatch(
  queries: Queries,
  actor: Actor,
  { now, ...input }: NewCodeBatch & { readonly now: number },
): Promise<MakeBatchOutcome> {
  const { count, terms } = input;
  const prefix = normalizedCode(input.prefix);
  const callKey = callKeyOf(actor, input.key);
  const faults = [...batchFaults({ prefix, count }), ...termsFaults(terms, { now })];
  if (faults.length > 0) return { ok: false, code: 'faulty', faults };
  const start = (tx: Transaction) => startBatch(tx, actor, { callKey, prefix, count, terms });
  return queries.transaction(start).catch((error: unknown): MakeBatchOutcome => {
    if (error instanceof NotStarted) return { ok: false, code: 'too_many' };
    throw error;
  });
}

async function startBatch(
  tx: Transaction,
  actor: Actor,
  batch: Omit<NewCodeBatch, 'key'> & { readonly callKey: string },
): Promise<MakeBatchOutcome> {
  const { callKey, prefix, count, terms } = batch;
  const id = await insertBatch(tx, { ...batch, madeBy: actor.name });
  if (id === null) {
    const first = await findBatchOfCall(tx, callKey);
    if (first?.jobId == null || first.prefix !== prefix || first.count !== count)
      return { ok: false, code: 'key_reused' };
    return { ok: true, batchId: first.id, jobId: first.jobId };
  }
  const started = await startJobIn(tx, actor, { kind: 'make_codes', query: { batchId: id } }, count);
  if (!started.ok) throw new NotStarted();
  await nameBatchJob(tx, id, started.jobId);
  await insertAuditEntry(tx, actor, {
    verb: 'codes.change',
    thing: 'code_batch',
    thingId: id,
    after: { prefix, count, ...auditTerms(terms) },
  });
  return { ok: true, batchId: id, jobId: started.jobId };
}

export type CodeWork = Extract<DeskWork, { readonly kind: 'make_codes' }>;

/** So few that nobody waits for them to be written. */
const codesAtOnce = 500;

/** True when nothing is left to do, or somebody stopped it. */
export function makeSomeCodes(queries: Queries, jobId: string, { query }: CodeWork): Promise<boolean> {
  return withRetry(() =>
    queries.transaction(async (tx) => {
      const job = await lockDeskJob(tx, jobId);
      if (!job || isOver(job.state)) return true;
      const batch = await lockBatch(tx, query.batchId);
      if (!batch || batch.endedAt !== null) {
        await finishDeskJob(tx, jobId, 'cancelled');
        return true;
      }
      const { id: batchId, count, prefix, terms } = batch;
      const codes = new Set<string>();
      while (codes.size < Math.min(codesAtOnce, count - batch.madeCount)) codes.add(newCode(prefix));
      const madeCount =
        batch.madeCount + (await insertCodes(tx, { codes: [...codes], terms, batchId, callKey: null }));
      await countMade(tx, batchId, madeCount);
      await saveProgress(tx, { jobId, done: madeCount, of: count, cursor: String(madeCount) });
      if (madeCount < count) return false;
      await finishDeskJob(tx, jobId, 'done');
      return true;
    }),
  );
}

const newCode = (prefix: string) =>
  randomCode(
    prefix,
    Array.from({ length: randomCodeShape.length }, () => randomInt(randomCodeShape.signs)),
  );

/** A payment that holds one of them and wants another is waited for, or the whole is tried again. */
export function endBatch(queries: Queries, actor: Actor, batchId: number): Promise<EndBatchOutcome> {
  return withRetry(() =>
    queries.transaction(async (tx): Promise<EndBatchOutcome> => {
      const batch = await lockBatch(tx, batchId);
      if (!batch) return { ok: false, code: 'not_found' };
      if (batch.endedAt !== null) return { ok: false, code: 'is_over' };
      await markBatchEnded(tx, batchId);
      const ended = await endCodesOfBatch(tx, batchId);
      await insertAuditEntry(tx, actor, {
        verb: 'codes.change',
        thing: 'code_batch',
        thingId: batchId,
        before: { prefix: batch.prefix, endsAt: auditTerms(batch.terms).endsAt },
        after: { prefix: batch.prefix, ended },
      });
      return { ok: true };
    }),
  );
}
