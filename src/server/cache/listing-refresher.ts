// When something that lists show has changed, one process brings them up to date, and every process hears when it is
// done.
import type { Logger } from 'pino';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Database } from '../../database/database.ts';
import { addJobs } from '../../database/queries/job/job.ts';

export interface ListingRefresher {
  /** Something was noted as stale. */
  readonly stale: () => void;
  /** Lists are up to date again. */
  readonly fresh: () => void;
  readonly close: () => void;
}

/** So many changes at once are one job. */
const gatherMs = 50;
const retryMs = 2_000;
/** In a busy shop lists are made anew no more often than this. */
const dropEveryMs = 5_000;

export function createListingRefresher(database: Database, log: Logger, drop: () => void): ListingRefresher {
  const timers = new Map<'ask' | 'drop', NodeJS.Timeout>();
  let droppedAt = Number.NEGATIVE_INFINITY;
  const later = (what: 'ask' | 'drop', ms: number, work: () => void) => {
    if (timers.has(what)) return;
    const timer = setTimeout(() => {
      timers.delete(what);
      work();
    }, ms);
    timers.set(what, timer.unref());
  };

  const ask = () => {
    const kind = 'refresh-listing';
    addJobs(database.jobs, [{ kind, key: 'all', priority: jobPriorities[kind] }]).catch((error) => {
      log.warn({ event: 'cache.failed', err: error }, 'lists were not brought up to date; trying again');
      later('ask', retryMs, ask);
    });
  };
  return {
    stale: () => later('ask', gatherMs, ask),
    fresh: () =>
      later('drop', Math.max(0, droppedAt + dropEveryMs - performance.now()), () => {
        droppedAt = performance.now();
        drop();
      }),
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
