// Which verb of the shop does which kind of work.
import type { Logger } from 'pino';
import { type Job, jobPriorities, parseJob } from '../../contract/job/job.ts';
import type { Database } from '../../database/database.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { refreshRecommendations } from '../../shop/recommendation/recommend.ts';
import { sweepHolds } from '../../shop/stock/hold-stock.ts';
import { callWaitlist, type WaveRules } from '../../shop/waitlist/notify-waitlist.ts';
import { type SendingParts, sendMessages } from '../../shop/waitlist/send-messages.ts';
import type { Outcome, Work } from './worker.ts';

export interface HandlerParts extends Omit<SendingParts, 'queries' | 'now'> {
  readonly database: Database;
  readonly wave: WaveRules;
  readonly now: () => number;
  readonly log: Logger;
}

const sweepEverySeconds = 15;
/** So few that checkout never waits for it. */
const recommendAtOnce = 20;
const recommendEverySeconds = 600;

/** Jobs that come round by themselves; adding one that is there changes nothing. */
export async function addStandingJobs({ jobs }: Database): Promise<void> {
  const standing = ['sweep-holds', 'recommend'] as const;
  await addJobs(
    jobs,
    standing.map((kind) => ({ kind, key: 'always', priority: jobPriorities[kind] })),
  );
}

export function openHandlers(parts: HandlerParts): Work {
  return (kind, payload, signal) => handle(parts, parseJob(kind, payload), signal);
}

async function handle(parts: HandlerParts, job: Job, signal: AbortSignal): Promise<Outcome> {
  const { database, wave, now, log } = parts;
  switch (job.kind) {
    case 'sweep-holds':
      await sweepHolds(database.jobs);
      return { againInSeconds: sweepEverySeconds };
    case 'recommend': {
      const done = await refreshRecommendations(database.jobs, recommendAtOnce);
      return { againInSeconds: done === recommendAtOnce ? 1 : recommendEverySeconds };
    }
    case 'call-waitlist':
      return outcomeOf(await callWaitlist(database.jobs, job.payload.skuId, wave, signal));
    case 'send-messages': {
      const { skuId, messageIds } = job.payload;
      const sending = { ...parts, queries: database.jobs, now: now() };
      const sent = await sendMessages(sending, skuId, messageIds, signal);
      if (sent.isOverBudget) log.error('the hour’s texts are spent: the rest waits (SMS_PER_HOUR)');
      return outcomeOf(sent.againInSeconds);
    }
  }
}

function outcomeOf(againInSeconds: number | null): Outcome {
  return againInSeconds === null ? 'done' : { againInSeconds };
}
