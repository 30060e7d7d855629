// Work of the shop that was given up, taken up again by somebody who has mended why.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { addJobs, takeDeadJob } from '../../database/queries/job/job.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';

export type RetryOutcome = { readonly ok: true } | { readonly ok: false; readonly code: 'not_found' };

/**
 * The work is asked for anew, so that it becomes one with what was asked for since. Of two who press at once the second
 * finds that it is no longer given up.
 */
export function retryWork(queries: Queries, actor: Actor, jobId: number): Promise<RetryOutcome> {
  return withRetry(() =>
    queries.transaction(async (tx): Promise<RetryOutcome> => {
      const dead = await takeDeadJob(tx, jobId);
      if (!dead) return { ok: false, code: 'not_found' };
      const { kind, key, payload, priority, lastError } = dead;
      await addJobs(tx, [{ kind, payload, priority, ...(key !== null && { key }) }]);
      await insertAuditEntry(tx, actor, {
        verb: 'work.change',
        thing: 'job',
        thingId: jobId,
        before: { state: 'dead', because: lastError },
        after: { state: 'waiting', kind },
      });
      return { ok: true };
    }),
  );
}
