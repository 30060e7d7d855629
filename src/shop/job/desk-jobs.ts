// Long work of the desk: started, looked at, cancelled, and taken home as a file. Doing it is run-desk-job.ts's.
import { type DeskWork, parseDeskWork } from '../../contract/job/desk-job.ts';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  countJobsUnderWay,
  type DeskJobRecord,
  deleteParts,
  findDeskJob,
  findDeskJobs,
  findPart,
  finishDeskJob,
  insertDeskJob,
  type JobMaker,
  lockDeskJob,
} from '../../database/queries/job/desk-job.ts';
import { addJobs, dropJob } from '../../database/queries/job/job.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { deskJobVerbs, isOver, mostJobsUnderWay, seesAllJobs } from '../../domain/job/desk-job.ts';
import type { Carrier } from '../../domain/shipping/carrier.ts';
import { queuePictures } from '../import/fetch-pictures.ts';
import { type ImportWork, isImport } from '../import/run-import.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type ExportWork, isExport, streamExport } from './export-page.ts';

const mostListed = 50;

export type StartOutcome =
  | { readonly ok: true; readonly jobId: string }
  | { readonly ok: false; readonly code: 'too_many' };

export type CancelOutcome =
  | { readonly ok: true; readonly job: DeskJobRecord }
  | { readonly ok: false; readonly code: 'not_found' | 'is_over' };

const makerOf = (actor: Actor): JobMaker => ({ madeByKind: actor.kind, madeById: actor.id });

function isSeenBy(actor: Actor, { madeByKind, madeById }: JobMaker): boolean {
  return seesAllJobs(actor) || (madeByKind === actor.kind && madeById === actor.id);
}

export function createDeskJobService({ database }: ShopDeps) {
  const { shop: queries } = database;
  const readJob = async (actor: Actor, jobId: string) => {
    const job = await findDeskJob(queries, jobId);
    return job && isSeenBy(actor, job) ? job : null;
  };
  return {
    start: (actor: Actor, work: DeskWork) => queries.transaction((tx) => startJobIn(tx, actor, work)),
    list: (actor: Actor) => findDeskJobs(queries, seesAllJobs(actor) ? null : makerOf(actor), mostListed),
    /** Null when there is none, or it is somebody else's. */
    read: readJob,
    cancel: (actor: Actor, jobId: string) => cancelJob(queries, actor, jobId),
    /** The parts of a file that is whole, one after the other. */
    streamFile: (jobId: string) => streamParts(queries, jobId),
    /** A file as it is made; that somebody took it is in the audit. */
    streamExport: async (actor: Actor, work: ExportWork) => {
      await queries.transaction((tx) =>
        insertAuditEntry(tx, actor, {
          verb: deskJobVerbs[work.kind],
          thing: 'job',
          thingId: work.kind,
          after: work.query,
        }),
      );
      return streamExport(queries, work);
    },
  };
}

/** `of` is how much there is to do where the work's own rows say it. */
export async function startJobIn(
  tx: Transaction,
  actor: Actor,
  work: DeskWork,
  of: number | null = null,
): Promise<StartOutcome> {
  const maker = makerOf(actor);
  if ((await countJobsUnderWay(tx, maker)) >= mostJobsUnderWay) return { ok: false, code: 'too_many' };
  const stored = withEachOnce(work);
  const { kind, query } = stored;
  const jobId = await insertDeskJob(tx, {
    ...maker,
    kind,
    query,
    of: isBulk(stored) ? itemsOf(stored).length : of,
    madeByName: actor.name,
    madeFrom: actor.address,
  });
  const type = 'run-desk-job';
  await addJobs(tx, [{ kind: type, key: jobId, payload: { jobId }, priority: jobPriorities[type] }]);
  await insertAuditEntry(tx, actor, {
    verb: deskJobVerbs[kind],
    thing: 'job',
    thingId: jobId,
    after: { kind, ...query },
  });
  return { ok: true, jobId };
}

function cancelJob(queries: Queries, actor: Actor, jobId: string): Promise<CancelOutcome> {
  return queries.transaction(async (tx): Promise<CancelOutcome> => {
    const job = await lockDeskJob(tx, jobId);
    if (!job || !isSeenBy(actor, job)) return { ok: false, code: 'not_found' };
    if (isOver(job.state)) return { ok: false, code: 'is_over' };
    await finishDeskJob(tx, jobId, 'cancelled');
    await deleteParts(tx, jobId);
    await dropJob(tx, 'run-desk-job', jobId);
    // What was brought until then gets its pictures; the end of an import, which asks for them, does not come.
    const work = parseDeskWork(job.kind, job.query);
    if (work.kind === 'apply_import') await queuePictures(tx, work.query.importId);
    await insertAuditEntry(tx, actor, {
      verb: 'jobs.change',
      thing: 'job',
      thingId: jobId,
      before: { state: job.state },
      after: { state: 'cancelled', done: job.done },
    });
    const cancelled = await findDeskJob(tx, jobId);
    if (!cancelled) throw new Error('A job was cancelled and is not there.');
    return { ok: true, job: cancelled };
  });
}

async function* streamParts(queries: Queries, jobId: string): AsyncGenerator<string> {
  for (let position = 0; ; position++) {
    const body = await findPart(queries, jobId, position);
    if (body === undefined) return;
    yield body;
  }
}

export type BulkWork = Exclude<DeskWork, ExportWork | ImportWork | { readonly kind: 'make_codes' }>;

function isBulk(work: DeskWork): work is BulkWork {
  return !isExport(work) && !isImport(work) && work.kind !== 'make_codes';
}

/** What is changed one after the other. */
export type WorkItem =
  | {
      readonly id: string;
      readonly act: 'ship';
      readonly orderId: number;
      readonly trackingCode: string | null;
      readonly carrier: Carrier | null;
    }
  | { readonly id: string; readonly act: 'retry' | 'drop' };

export function itemsOf(work: BulkWork): WorkItem[] {
  switch (work.kind) {
    case 'ship_orders':
      return work.query.parcels.map(({ orderId, trackingCode = null, carrier = null }) => ({
        id: String(orderId),
        act: 'ship',
        orderId,
        trackingCode,
        carrier,
      }));
    case 'retry_messages':
      return work.query.messageIds.map((id) => ({ id, act: 'retry' }));
    case 'drop_messages':
      return work.query.messageIds.map((id) => ({ id, act: 'drop' }));
  }
}

/** Named twice is meant once. */
function withEachOnce(work: DeskWork): DeskWork {
  switch (work.kind) {
    case 'ship_orders': {
      const parcels = [...new Map(work.query.parcels.map((one) => [one.orderId, one])).values()];
      return { ...work, query: { parcels } };
    }
    case 'retry_messages':
    case 'drop_messages':
      return { ...work, query: { messageIds: [...new Set(work.query.messageIds)] } };
    default:
      return work;
  }
}

/** What it is about, as it was stored. */
export const workOf = ({ kind, query }: Pick<DeskJobRecord, 'kind' | 'query'>): DeskWork =>
  parseDeskWork(kind, query);
