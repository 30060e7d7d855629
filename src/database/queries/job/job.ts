// The queue. Only the database's clock decides what is due and whose lease has run out.
import { asc, desc, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { job } from '../../schema/job/job.ts';

export interface NewJob {
  readonly kind: string;
  readonly key?: string;
  readonly payload?: unknown;
  readonly priority?: number;
  readonly inSeconds?: number;
}

const added = preparedStatement(
  'add jobs',
  sql`
    insert into job (kind, key, payload, priority, run_at)
    select kind, key, coalesce(payload, '{}'), coalesce(priority, 50),
      now() + make_interval(secs => coalesce("inSeconds", 0))
    from jsonb_to_recordset(${sql.placeholder('jobs')}::jsonb)
      as added (kind text, key text, payload jsonb, priority smallint, "inSeconds" float8)
    on conflict (kind, key) where dead_at is null
    do update set run_at = least(job.run_at, excluded.run_at), asked = job.asked + 1`,
);

/** In the transaction of whatever asks for it: without that there is no job, and with it there is one. */
export async function addJobs(queries: Queries | Transaction, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await added(queries, { jobs: JSON.stringify(jobs) });
}

const dropped = preparedStatement(
  'drop a job',
  sql`
    delete from job where kind = ${sql.placeholder('kind')} and key = ${sql.placeholder('key')} and dead_at is null
      and leased_until is null`,
);

/** What it was for has been done; whoever works on it meanwhile finds nothing left to do. */
export async function dropJob(queries: Queries | Transaction, kind: string, key: string): Promise<void> {
  await dropped(queries, { kind, key });
}

export type StandingJob = Pick<NewJob, 'kind' | 'priority'>;

/** Those that come round by themselves and are not there, at once; one that is there stays as it is. */
export async function addStandingJobs(queries: Queries, jobs: readonly StandingJob[]): Promise<void> {
  await queries
    .insert(job)
    .values(jobs.map((standing) => ({ ...standing, key: 'always', isStanding: true })))
    .onConflictDoNothing();
}

/** When each of them last went well, in seconds since 1970; 0 for one that never did. */
export async function lastGoodRuns(queries: Queries): Promise<{ kind: string; at: number }[]> {
  const { rows } = await queries.execute<{ kind: string; at: number }>(sql`
    select kind, coalesce(extract(epoch from last_good_at), 0)::float8 as at from job where is_standing`);
  return rows;
}

/** For how long the oldest job that is due has waited for somebody to take it; 0 when none waits. */
export async function oldestDueSeconds(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from job
      where dead_at is null and run_at <= now() and (leased_until is null or leased_until <= now())`);
  return rows[0]?.seconds ?? 0;
}

export interface TakenJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly taken: number;
  readonly asked: number;
  readonly failures: number;
  readonly isStanding: boolean;
}

/** One that comes round for ever never has as many as would end it. */
const failuresAfterOneMore = sql`least(failures + 1, most_failures - is_standing::int)`;

type Taking = ReturnType<typeof preparedStatement<Record<keyof TakenJob, unknown>>>;

/** By how many: were that a value it would be planned anew each time, which takes three times as long as taking. */
const takings = new Map<number, Taking>();

const taking = (limit: number): Taking =>
  preparedStatement(
    `take ${limit} jobs`,
    sql`
    update job set
      taken = taken + 1,
      failures = case when leased_until is null then failures else ${failuresAfterOneMore} end,
      last_error = case when leased_until is null then last_error else 'whoever worked on it was gone' end,
      leased_until = now() + make_interval(secs => ${sql.placeholder('leaseSeconds')})
    where id in (
      select id from job
      where dead_at is null and run_at <= now() and (leased_until is null or leased_until <= now())
        and failures < most_failures
      order by priority, run_at, id
      limit ${sql.raw(String(limit))}
      for update skip locked)
    returning id, kind, payload, taken, asked, failures, is_standing as "isStanding"`,
  );

/**
 * So many that are due, none of them anyone else's, for so many seconds. One whose lease ran out was held by someone
 * who is gone: that counts as a failure, so that a job which ends its process is not tried for ever.
 */
export async function takeJobs(queries: Queries, limit: number, leaseSeconds: number): Promise<TakenJob[]> {
  const taken = takings.get(limit) ?? taking(limit);
  takings.set(limit, taken);
  const { rows } = await taken(queries, { leaseSeconds });
  return rows
    .map(({ id, kind, payload, taken, asked, failures, isStanding }) => ({
      id: Number(id),
      kind: String(kind),
      payload,
      taken: Number(taken),
      asked: Number(asked),
      failures: Number(failures),
      isStanding: isStanding === true,
    }))
    .sort((a, b) => a.id - b.id);
}

type Held = Pick<TakenJob, 'id' | 'taken'>;

/** A lease that has run out is still good while nobody else has taken the job. */
const isHeld = ({ id, taken }: Held) => sql`id = ${id} and taken = ${taken} and dead_at is null`;

/** False when it is no longer held: whoever asks must leave it alone. */
export async function extendLease(queries: Queries, held: Held, leaseSeconds: number): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update job set leased_until = now() + make_interval(secs => ${leaseSeconds}) where ${isHeld(held)}`);
  return rowCount === 1;
}

const listOf = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

const finished = preparedStatement<{ id: unknown }>(
  'finish jobs',
  sql`
    delete from job
    using unnest(${listOf('ids', 'bigint')}, ${listOf('taken', 'int')}, ${listOf('asked', 'int')})
      as held (id, taken, asked)
    where job.id = held.id and job.taken = held.taken and job.dead_at is null and job.asked = held.asked
    returning job.id`,
);

/** Done. One that was asked for once more meanwhile stays and is due at once; how many those are. */
export async function finishJobs(queries: Queries, held: readonly TakenJob[]): Promise<number> {
  const { rows } = await finished(queries, {
    ids: held.map(({ id }) => id),
    taken: held.map(({ taken }) => taken),
    asked: held.map(({ asked }) => asked),
  });
  const gone = new Set(rows.map(({ id }) => Number(id)));
  const left = held.filter(({ id }) => !gone.has(id));
  for (const job of left) await putOffJob(queries, job, 0);
  return left.length;
}

/** Well so far, and to be gone on with later; sooner when it was asked for meanwhile. */
export async function putOffJob(queries: Queries, held: TakenJob, seconds: number): Promise<void> {
  await queries.execute(sql`
    update job set leased_until = null, failures = 0, last_error = null, last_good_at = now(),
      run_at = case when asked = ${held.asked} then now() + make_interval(secs => ${seconds}) else now() end
    where ${isHeld(held)}`);
}

/** Not begun: for whoever looks next. */
export async function releaseJob(queries: Queries, held: Held): Promise<void> {
  await queries.execute(sql`update job set leased_until = null where ${isHeld(held)}`);
}

/** Not well: again after a while, or dead. True when it is dead now. */
export async function failJob(
  queries: Queries,
  held: Held,
  error: string,
  seconds: number,
): Promise<boolean> {
  const { rows } = await queries.execute<{ dead: boolean }>(sql`
    update job set leased_until = null, failures = ${failuresAfterOneMore}, last_error = ${error},
      run_at = now() + make_interval(secs => ${seconds}),
      dead_at = case when ${failuresAfterOneMore} >= most_failures then now() end
    where ${isHeld(held)}
    returning dead_at is not null as dead`);
  return rows[0]?.dead ?? false;
}

/** Buries what ended the process of everyone who tried; how many those were. */
export async function buryLostJobs(queries: Queries): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    update job set dead_at = now(), leased_until = null
    where dead_at is null and failures >= most_failures and run_at <= now()
      and (leased_until is null or leased_until <= now())`);
  return rowCount ?? 0;
}

/**
 * Work that was given up, no longer there; null where it is not. A letter is taken up among the messages, by whoever may
 * change those.
 */
export async function takeDeadJob(
  tx: Transaction,
  id: number,
): Promise<Pick<typeof job.$inferSelect, 'kind' | 'key' | 'payload' | 'priority' | 'lastError'> | null> {
  const { kind, key, payload, priority, lastError } = job;
  const [taken] = await tx
    .delete(job)
    .where(sql`${job.id} = ${id} and ${job.deadAt} is not null and ${kind} <> 'send-email'`)
    .returning({ kind, key, payload, priority, lastError });
  return taken ?? null;
}

export type DeadJob = Pick<
  typeof job.$inferSelect,
  'id' | 'kind' | 'payload' | 'failures' | 'lastError' | 'deadAt'
>;

/** The latest first. */
export function findDeadJobs(queries: Queries, limit: number): Promise<DeadJob[]> {
  const { id, kind, failures, lastError, deadAt } = job;
  // An e-mail is between the shop and whoever gets it.
  const payload = sql<unknown>`case when ${kind} = 'send-email' then '{}' else ${job.payload} end`;
  return queries
    .select({ id, kind, payload, failures, lastError, deadAt })
    .from(job)
    .where(sql`${deadAt} is not null`)
    .orderBy(desc(deadAt), asc(id))
    .limit(limit);
}
