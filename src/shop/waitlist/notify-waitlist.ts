// A size is back: calls those who wait for it, the oldest first and a wave at a time.
import { setTimeout as pause } from 'node:timers/promises';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { isShown } from '../../database/queries/product/product.ts';
import { waitingFor } from '../../database/queries/waitlist/waitlist.ts';
import {
  batchFacts,
  type Calling,
  type EntryInLine,
  notifyNext,
} from '../../database/queries/waitlist/waitlist-message.ts';
import { withRetry } from '../../database/with-retry.ts';
import { batchSize, hoursOfSilence } from '../../domain/waitlist/waitlist-message.ts';

export interface BatchRules {
  /** How many people are called for each unit. */
  readonly perUnit: number;
  /** How long they have before others are called for what is left. */
  readonly minutes: number;
  /** How many messages are handed over in a second: carriers have limits, and so has a shop that sells meanwhile. */
  readonly perSecond: number;
}

/** Few enough that whoever says stop meanwhile, or pays, waits for a moment only. */
const entriesAtOnce = 500;
/** Calling is not to take a processor for itself: checkouts of the same moment need one. */
const placesPerSecond = 12_000;
const messagesPerJob = 100;

/** When to look again, in seconds; null when nobody is left in line or there is nothing left to call them for. */
export async function notifyWaitlist(
  queries: Queries,
  skuId: number,
  { perUnit, minutes, perSecond }: BatchRules,
  signal: AbortSignal,
): Promise<number | null> {
  if (!(await isShown(queries, skuId))) return null;
  const { available, notifiedLately } = await batchFacts(queries, skuId, minutes);
  const most = Math.min(batchSize({ available, perUnit, notifiedLately }), await waitingFor(queries, skuId));
  // First all are called, then the messages go out: both at once would take from checkouts what either leaves them.
  const sendsFrom = most / placesPerSecond;
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1_000;
  let called = 0;
  let last: EntryInLine | null = null;
  while (called < most && !signal.aborted) {
    const limit = Math.min(most - called, entriesAtOnce);
    const inSeconds = Math.max(0, sendsFrom + called / perSecond - secondsSince());
    const some = await notifySome(queries, { skuId, limit, perSecond, inSeconds }, last);
    if (some.called === 0) break;
    called += some.called;
    last = some.last;
    await pause(1_000 * Math.max(0, called / placesPerSecond - secondsSince()));
  }
  if (signal.aborted) return 0;
  if (available <= 0 || (await waitingFor(queries, skuId)) === 0) return null;
  return Math.max(1, minutes * 60);
}

/** Look again in a while, sooner when asked for. */
export function notifyLater(tx: Transaction, skuId: number, inSeconds: number): Promise<void> {
  const kind = 'notify-waitlist';
  return addJobs(tx, [
    { kind, key: String(skuId), payload: { skuId }, priority: jobPriorities[kind], inSeconds },
  ]);
}

type Some = Pick<Calling, 'skuId' | 'limit' | 'perSecond' | 'inSeconds'>;

function notifySome(queries: Queries, some: Some, after: EntryInLine | null) {
  const priority = jobPriorities['send-messages'];
  return withRetry(() =>
    queries.transaction((tx) => notifyNext(tx, { ...some, hoursOfSilence, messagesPerJob, priority }, after)),
  );
}
