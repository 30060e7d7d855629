// Goes on with a piece of long work of the desk, step by step. How far it is stands in its row, written with each step: a
// process that is killed loses nothing, and whoever takes the work up again does no step twice.
import { setTimeout as pause } from 'node:timers/promises';
import type { DeskWork } from '../../contract/job/desk-job.ts';
import type { Queries } from '../../database/database.ts';
import { findStaff } from '../../database/queries/desk/staff.ts';
import { findTokens } from '../../database/queries/desk/token.ts';
import {
  type DeskJobRecord,
  findDeskJob,
  finishDeskJob,
  lockDeskJob,
  saveItem,
  saveStep,
} from '../../database/queries/job/desk-job.ts';
import type { JobRefusal } from '../../database/schema/job/desk-job.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { mayDo } from '../../domain/desk/verbs.ts';
import { deskJobVerbs, isOver, restPerStep } from '../../domain/job/desk-job.ts';
import { makeSomeCodes } from '../desk/codes/make-batch.ts';
import { changeMessage } from '../desk/messages.ts';
import { isImport, takeImportStep } from '../import/run-import.ts';
import { shipOrder } from '../order/ship-order.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { itemsOf, type WorkItem, workOf } from './desk-jobs.ts';
import { countExport, type ExportWork, isExport, readExportPage } from './export-page.ts';

export interface RunDeps {
  readonly queries: Queries;
  readonly payment: PaymentDeps;
  readonly now: () => number;
}

/** A turn of the worker; what is left has another. */
const mostMs = 20_000;

/** False when there is more to do. */
export async function runDeskJob(deps: RunDeps, jobId: string, signal: AbortSignal): Promise<boolean> {
  const until = deps.now() + mostMs;
  while (!signal.aborted && deps.now() < until) {
    const startedAt = performance.now();
    if (await takeStep(deps, jobId)) return true;
    await pause((performance.now() - startedAt) * restPerStep, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/** True when nothing is left to do. */
async function takeStep(deps: RunDeps, jobId: string): Promise<boolean> {
  const { queries } = deps;
  const job = await findDeskJob(queries, jobId);
  if (!job || isOver(job.state)) return true;
  const work = workOf(job);
  const actor = await findMaker(queries, job, work);
  if (!actor) {
    await finishDeskJob(queries, jobId, 'failed');
    return true;
  }
  if (isExport(work)) return exportPage(queries, jobId, work);
  if (work.kind === 'make_codes') return makeSomeCodes(queries, jobId, work);
  if (isImport(work)) return takeImportStep(queries, jobId, { work, actor, now: deps.now() });
  const item = itemsOf(work)[job.done];
  if (!item) {
    await finishDeskJob(queries, jobId, 'done');
    return true;
  }
  const outcome = await changeOne(deps, actor, jobId, item);
  await saveItem(queries, { jobId, at: job.done, refusal: outcome.ok ? null : refusalOf(item, outcome) });
  return false;
}

/**
 * Whoever started it, while they still may: nobody's work goes on who was switched off, or whose role or token no longer
 * has the verb. That they had shown who they are stood at the start of it.
 */
async function findMaker(queries: Queries, job: DeskJobRecord, { kind }: DeskWork): Promise<Actor | null> {
  const verb = deskJobVerbs[kind];
  const { madeByKind, madeById, madeByName: name, madeFrom: address } = job;
  if (madeByKind === 'environment') return { kind: 'environment', id: null, name: 'ADMIN_TOKEN', address };
  if (madeByKind === 'token') {
    const token = (await findTokens(queries)).find(({ id }) => id === madeById);
    return token?.verbs.includes(verb)
      ? { kind: 'token', id: token.id, name, address, verbs: token.verbs }
      : null;
  }
  const person = (await findStaff(queries)).find(({ id }) => id === madeById);
  if (!person?.isActive || !mayDo(person.role, verb)) return null;
  const signedInAt = job.createdAt.getTime();
  return {
    kind: 'person',
    id: person.id,
    name,
    address,
    role: person.role,
    signedInAt,
    secondFactorAt: signedInAt,
  };
}

/** Read and written with the job held, so that nothing of it is written after it was cancelled. */
function exportPage(queries: Queries, jobId: string, work: ExportWork): Promise<boolean> {
  return withRetry(() =>
    queries.transaction(async (tx) => {
      const job = await lockDeskJob(tx, jobId);
      if (!job || isOver(job.state)) return true;
      const of = job.of ?? (await countExport(tx, work));
      const { rows, body, cursor } = await readExportPage(tx, work, job.cursor);
      const done = job.done + rows;
      const isLast = cursor === null;
      // Some may have come or gone since they were counted.
      await saveStep(tx, { jobId, done, of: isLast ? done : Math.max(of, done), cursor, body });
      if (isLast) await finishDeskJob(tx, jobId, 'done');
      return isLast;
    }),
  );
}

type ItemOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly state?: string };

/** Under the job's key: what was done just before a process was killed is not done once more. */
function changeOne(
  { queries, payment }: RunDeps,
  actor: Actor,
  key: string,
  item: WorkItem,
): Promise<ItemOutcome> {
  if (item.act !== 'ship') return changeMessage(queries, actor, { messageId: item.id, act: item.act, key });
  const { orderId, trackingCode, carrier } = item;
  return shipOrder(payment, { orderId, trackingCode, carrier, actor, key });
}

const refusalOf = (
  { id }: WorkItem,
  { code, state }: Extract<ItemOutcome, { readonly ok: false }>,
): JobRefusal => ({ id, code, ...(state !== undefined && { state }) });
