// Long work of the desk, as it is stored.
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DeskJobState } from '../../../domain/job/desk-job.ts';
import type { Queries, Transaction } from '../../database.ts';
import { deskJob, deskJobPart, type JobRefusal } from '../../schema/job/desk-job.ts';

export type DeskJobRecord = typeof deskJob.$inferSelect;

export type JobMaker = Pick<DeskJobRecord, 'madeByKind' | 'madeById'>;

export type NewDeskJob = JobMaker & Pick<DeskJobRecord, 'kind' | 'query' | 'of' | 'madeByName' | 'madeFrom'>;

const isUnderWay = sql`desk_job.state in ('waiting', 'running')`;

/** Work that was given up by the queue has failed, whatever its row says. */
const state = sql<DeskJobState>`case when ${isUnderWay} and not exists (
    select from job where job.kind = 'run-desk-job' and job.key = desk_job.id::text and job.dead_at is null)
  then 'failed' else desk_job.state end`;

const columns = {
  id: deskJob.id,
  kind: deskJob.kind,
  query: deskJob.query,
  state,
  done: deskJob.done,
  of: deskJob.of,
  bytes: deskJob.bytes,
  cursor: deskJob.cursor,
  refusals: deskJob.refusals,
  madeByKind: deskJob.madeByKind,
  madeById: deskJob.madeById,
  madeByName: deskJob.madeByName,
  madeFrom: deskJob.madeFrom,
  createdAt: deskJob.createdAt,
  finishedAt: deskJob.finishedAt,
};

const isMadeBy = ({ madeByKind, madeById }: JobMaker): SQL | undefined =>
  and(eq(deskJob.madeByKind, madeByKind), sql`${deskJob.madeById} is not distinct from ${madeById}`);

/** Whoever starts one waits for the others that they start. */
export async function countJobsUnderWay(tx: Transaction, maker: JobMaker): Promise<number> {
  const name = `desk jobs ${maker.madeByKind} ${maker.madeById}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [row] = await tx
    .select({ count: count() })
    .from(deskJob)
    .where(and(isMadeBy(maker), sql`${state} in ('waiting', 'running')`));
  return row?.count ?? 0;
}

export async function insertDeskJob(tx: Transaction, made: NewDeskJob): Promise<string> {
  const [row] = await tx.insert(deskJob).values(made).returning({ id: deskJob.id });
  if (!row) throw new Error('A job was written and is not there.');
  return row.id;
}

/** The latest first; everybody's where no maker is named. */
export function findDeskJobs(
  queries: Queries,
  maker: JobMaker | null,
  limit: number,
): Promise<DeskJobRecord[]> {
  return queries
    .select(columns)
    .from(deskJob)
    .where(maker ? isMadeBy(maker) : undefined)
    .orderBy(desc(deskJob.createdAt), asc(deskJob.id))
    .limit(limit);
}

export async function findDeskJob(
  queries: Queries | Transaction,
  jobId: string,
): Promise<DeskJobRecord | null> {
  const [found] = await queries.select(columns).from(deskJob).where(eq(deskJob.id, jobId));
  return found ?? null;
}

/** Held until the transaction ends, so that it is not cancelled in the middle of a step. */
export async function lockDeskJob(tx: Transaction, jobId: string): Promise<DeskJobRecord | null> {
  const [found] = await tx.select(columns).from(deskJob).where(eq(deskJob.id, jobId)).for('update');
  return found ?? null;
}

export interface JobStep {
  readonly jobId: string;
  readonly done: number;
  readonly of: number | null;
  readonly cursor: string | null;
  /** What is added to its file. */
  readonly body: string;
}

export async function saveStep(tx: Transaction, step: JobStep): Promise<void> {
  const { jobId, done, of, cursor, body } = step;
  await tx.execute(sql`
    insert into desk_job_part (job_id, position, body)
    select ${jobId}, coalesce(max(position) + 1, 0), ${body} from desk_job_part where job_id = ${jobId}`);
  await tx
    .update(deskJob)
    .set({ state: 'running', done, of, cursor, bytes: sql`bytes + ${Buffer.byteLength(body)}` })
    .where(eq(deskJob.id, jobId));
}

export async function saveProgress(tx: Transaction, step: Omit<JobStep, 'body'>): Promise<void> {
  const { jobId, done, of, cursor } = step;
  await tx.update(deskJob).set({ state: 'running', done, of, cursor }).where(eq(deskJob.id, jobId));
}

/**
 * One thing more is done, or refused; also of a job that was cancelled meanwhile. Nothing is written where another
 * process has written it.
 */
export async function saveItem(
  queries: Queries,
  item: { readonly jobId: string; readonly at: number; readonly refusal: JobRefusal | null },
): Promise<void> {
  const { jobId, at, refusal } = item;
  await queries.execute(sql`
    update desk_job set done = done + 1, refusals = refusals || ${JSON.stringify(refusal ? [refusal] : [])}::jsonb,
      state = case when state = 'waiting' then 'running' else state end
    where id = ${jobId} and done = ${at}`);
}

/** Whether it was under way. */
export async function finishDeskJob(
  queries: Queries | Transaction,
  jobId: string,
  to: 'done' | 'failed' | 'cancelled',
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update desk_job set state = ${to}, finished_at = now() where id = ${jobId} and state in ('waiting', 'running')`);
  return rowCount === 1;
}

export async function deleteParts(tx: Transaction, jobId: string): Promise<void> {
  await tx.delete(deskJobPart).where(eq(deskJobPart.jobId, jobId));
}

/** Undefined after the last. */
export async function findPart(
  queries: Queries,
  jobId: string,
  position: number,
): Promise<string | undefined> {
  const [part] = await queries
    .select({ body: deskJobPart.body })
    .from(deskJobPart)
    .where(and(eq(deskJobPart.jobId, jobId), eq(deskJobPart.position, position)));
  return part?.body;
}
