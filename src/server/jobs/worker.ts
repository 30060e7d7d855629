// Does the work that was left for later. Any number of processes may: each job is leased to one of them at a time, and
// when a process is killed its jobs are due again as soon as their leases have run out.
import type { Logger } from 'pino';
import { createBatcher } from '../../database/batch.ts';
import type { Queries } from '../../database/database.ts';
import {
  buryLostJobs,
  extendLease,
  failJob,
  finishJobs,
  putOffJob,
  releaseJob,
  type TakenJob,
  takeJobs,
} from '../../database/queries/job/job.ts';
import { secondsUntilRetry } from '../../domain/waitlist/waitlist-message.ts';
import { messageOf } from '../logging/describe-error.ts';

/** What is left after a piece of work: nothing, or the rest in a while. */
export type Outcome = 'done' | { readonly againInSeconds: number };

/** The signal says that the job is no longer ours, or that the process is leaving: begin nothing more. */
export type Work = (kind: string, payload: unknown, signal: AbortSignal) => Promise<Outcome>;

export interface WorkerRules {
  readonly atOnce: number;
  /** A killed process's jobs wait so long for another. */
  readonly leaseSeconds: number;
  /** How often to look without having been called. */
  readonly lookMs: number;
  /** After so long a job is told to come to an end, and a little later counted as failed. */
  readonly mostSeconds: number;
}

/** What comes round for ever is tried at least so often, however often it went wrong. */
const mostStandingWaitSeconds = 60;

/** Longer than anything a job waits for at one time. */
const graceSeconds = 30;

export const everydayRules: WorkerRules = { atOnce: 4, leaseSeconds: 30, lookMs: 2_000, mostSeconds: 120 };

export interface Worker {
  /** Something may be due. */
  readonly wake: () => void;
  /** Takes nothing more, and waits for what is under way to come to a good place. */
  readonly stop: () => Promise<void>;
}

export function createWorker(queries: Queries, work: Work, log: Logger, rules: WorkerRules): Worker {
  const { atOnce, lookMs } = rules;
  const underWay = new Set<Promise<void>>();
  const leaving = new AbortController();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  /** Whether there were as many as were asked for: then there may be more. */
  let mayBeMore = false;

  const wake = () => {
    isWoken = true;
    looking ??= look().finally(() => {
      looking = null;
    });
  };

  /** Those that are done while others are being put away are put away together. */
  const finish = createBatcher<TakenJob>(async (jobs) => {
    if ((await finishJobs(queries, jobs)) > 0) wake();
  });

  async function look(): Promise<void> {
    while (isWoken && !leaving.signal.aborted && underWay.size < atOnce) {
      isWoken = false;
      const room = atOnce - underWay.size;
      const taken = await takeJobs(queries, room, rules.leaseSeconds).catch((error) => {
        log.warn({ event: 'job.failed', err: error }, 'jobs were not looked for');
        return [];
      });
      // Told to leave while looking: what was found is for others.
      if (leaving.signal.aborted) await Promise.allSettled(taken.map((job) => releaseJob(queries, job)));
      else for (const job of taken) begin(job);
      mayBeMore = taken.length === room;
    }
  }

  function begin(job: TakenJob): void {
    const done = runJob(queries, work, log, rules, job, leaving.signal, finish).finally(() => {
      underWay.delete(done);
      // Whatever has been added since has called by itself, or found no room, and then there may be more.
      if (mayBeMore) wake();
    });
    underWay.add(done);
  }

  const timer = setInterval(() => {
    wake();
    buryLostJobs(queries).then(
      (buried) => {
        if (buried > 0) log.error({ event: 'job.dead', buried }, 'jobs ended every process that tried them');
      },
      (error) => log.warn({ event: 'job.failed', err: error }, 'lost jobs were not looked for'),
    );
  }, lookMs);
  wake();

  return {
    wake,
    stop: async () => {
      leaving.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(underWay);
    },
  };
}

async function runJob(
  queries: Queries,
  work: Work,
  log: Logger,
  { leaseSeconds, mostSeconds }: WorkerRules,
  job: TakenJob,
  leaving: AbortSignal,
  finish: (job: TakenJob) => Promise<void>,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  leaving.addEventListener('abort', end);
  const lease = keepLease(queries, job, leaseSeconds, end);
  const isLong = setTimeout(end, mostSeconds * 1_000);
  try {
    const outcome = await within(mostSeconds + graceSeconds, work(job.kind, job.payload, ending.signal));
    if (outcome === 'done') await finish(job);
    else await putOffJob(queries, job, outcome.againInSeconds);
  } catch (error) {
    await giveBack(queries, log, job, error);
  } finally {
    leaving.removeEventListener('abort', end);
    clearTimeout(isLong);
    clearInterval(lease);
  }
}

/** Says in time that it takes longer. Where no answer comes before the lease runs out, the job counts as lost. */
function keepLease(
  queries: Queries,
  job: TakenJob,
  leaseSeconds: number,
  onLost: () => void,
): NodeJS.Timeout {
  let heldSince = performance.now();
  return setInterval(
    async () => {
      const requestedAt = performance.now();
      const isHeld = await extendLease(queries, job, leaseSeconds).catch(() => null);
      if (isHeld) heldSince = requestedAt;
      else if (isHeld === false || performance.now() - heldSince > leaseSeconds * 1_000) onLost();
    },
    (leaseSeconds * 1_000) / 3,
  );
}

/** A job that never ends must not keep its place for ever. */
async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${seconds} seconds`)), seconds * 1_000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function giveBack(queries: Queries, log: Logger, job: TakenJob, error: unknown): Promise<void> {
  const wait = Math.min(
    secondsUntilRetry(job.failures + 1, Math.random()),
    job.isStanding ? mostStandingWaitSeconds : Infinity,
  );
  const { id, kind } = job;
  try {
    const isDead = await failJob(queries, job, messageOf(error), wait);
    if (isDead) log.error({ event: 'job.dead', err: error, id, kind }, 'a job is given up');
    else log.warn({ event: 'job.retry', err: error, id, kind }, 'a job went wrong and will be tried again');
  } catch (failure) {
    // Its lease runs out by itself.
    log.warn({ event: 'job.failed', err: failure, id, kind }, 'a job could not be given back');
  }
}
