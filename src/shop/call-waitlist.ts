// A size is back: calls those who wait for it, the oldest first and a wave at a time.
import { jobPriorities } from '../contract/job.ts';
import type { Queries, Transaction } from '../database/database.ts';
import { addJobs } from '../database/queries/job.ts';
import { isShown } from '../database/queries/product.ts';
import { waitingFor } from '../database/queries/waitlist.ts';
import { callNext, waveFacts } from '../database/queries/waitlist-message.ts';
import { withRetry } from '../database/with-retry.ts';
import { hoursOfSilence, waveSize } from '../domain/waitlist-message.ts';

export interface WaveRules {
  /** How many people are called for each unit. */
  readonly perUnit: number;
  /** How long they have before others are called for what is left. */
  readonly minutes: number;
}

const placesAtOnce = 1_000;
const messagesPerJob = 100;

/** When to look again, in seconds; null when nobody is left in line or there is nothing left to call them for. */
export async function callWaitlist(
  queries: Queries,
  skuId: number,
  { perUnit, minutes }: WaveRules,
  signal: AbortSignal,
): Promise<number | null> {
  if (!(await isShown(queries, skuId))) return null;
  const { available, calledLately } = await waveFacts(queries, skuId, minutes);
  let left = waveSize({ available, perUnit, calledLately });
  while (left > 0 && !signal.aborted) {
    const called = await callSome(queries, skuId, Math.min(left, placesAtOnce));
    if (called === 0) break;
    left -= called;
  }
  if (signal.aborted) return 0;
  if (available <= 0 || (await waitingFor(queries, skuId)) === 0) return null;
  return Math.max(1, minutes * 60);
}

/** Look again in a while, sooner when asked for. */
export function callLater(tx: Transaction, skuId: number, inSeconds: number): Promise<void> {
  const kind = 'call-waitlist';
  return addJobs(tx, [
    { kind, key: String(skuId), payload: { skuId }, priority: jobPriorities[kind], inSeconds },
  ]);
}

/** Places, messages and the jobs to send them in one transaction: a kill leaves either all of them or none. */
function callSome(queries: Queries, skuId: number, most: number): Promise<number> {
  return withRetry(() =>
    queries.transaction(async (tx) => {
      const { called, messageIds } = await callNext(tx, skuId, most, hoursOfSilence);
      const batches = Math.ceil(messageIds.length / messagesPerJob);
      await addJobs(
        tx,
        Array.from({ length: batches }, (_, at) => ({
          kind: 'send-messages',
          payload: {
            skuId,
            messageIds: messageIds.slice(at * messagesPerJob, (at + 1) * messagesPerJob),
          },
          priority: jobPriorities['send-messages'],
        })),
      );
      return called;
    }),
  );
}
