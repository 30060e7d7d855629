// This process's share of the work that is left for later.
import { jobPriorities, standingJobs } from '../../contract/job/job.ts';
import { addStandingJobs } from '../../database/queries/job/job.ts';
import type { Retention } from '../../database/queries/job/retention.ts';
import type { FeedWearer } from '../../domain/feed/feed-item.ts';
import { createFetchFile } from '../../providers/media/fetch-file.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { createHandlers, type HandlerDeps } from './handlers.ts';
import { createWorker, everydayRules, type Worker } from './worker.ts';

type Parts = Pick<
  HandlerDeps,
  | 'database'
  | 'payment'
  | 'photos'
  | 'hash'
  | 'mail'
  | 'sms'
  | 'origin'
  | 'unsubscribes'
  | 'rates'
  | 'webhooks'
  | 'now'
  | 'log'
>;

const standing = standingJobs.map((kind) => ({ kind, priority: jobPriorities[kind] }));
/** One that was lost, by whatever hand, is missed for no longer than this. */
const standingEveryMs = 60_000;

export async function createJobs(
  config: Configuration,
  deps: Parts,
  everyMs = standingEveryMs,
): Promise<Worker> {
  const { database, log } = deps;
  if (config.JOBS_AT_ONCE === 0) return { wake: () => undefined, stop: async () => undefined };
  await addStandingJobs(database.jobs, standing);
  const adding = setInterval(() => {
    addStandingJobs(database.jobs, standing).catch((error) =>
      log.warn({ event: 'job.failed', err: error }, 'standing jobs were not looked for'),
    );
  }, everyMs);
  const work = createHandlers({
    ...deps,
    fetchFile: createFetchFile({
      mayReachPrivate: config.IMPORTS_MAY_REACH_PRIVATE_ADDRESSES === 'yes',
    }),
    smsPerHour: config.SMS_PER_HOUR,
    smsHours: config.SMS_HOURS,
    retention: retentionOf(config),
    feeds: feedWearerOf(config),
    batch: {
      perUnit: config.WAITLIST_NOTIFIED_PER_UNIT,
      minutes: config.WAITLIST_BATCH_MINUTES,
      perSecond: config.WAITLIST_MESSAGES_PER_SECOND,
    },
  });
  const rules = { ...everydayRules, atOnce: config.JOBS_AT_ONCE };
  const worker = createWorker(database.jobs, work, log, rules);
  return {
    wake: worker.wake,
    stop: () => {
      clearInterval(adding);
      return worker.stop();
    },
  };
}

/** Whom the feeds say the clothes are for; null in a shop that gives no feeds. */
function feedWearerOf(config: Configuration): FeedWearer | null {
  if (config.FEEDS === 'no') return null;
  return {
    gender: config.FEED_GENDER,
    ageGroup: config.FEED_AGE_GROUP,
    sizeSystem: config.FEED_SIZE_SYSTEM,
  };
}

export function retentionOf(config: Configuration): Retention {
  return {
    bags: config.RETAIN_BAGS_DAYS,
    events: config.RETAIN_EVENTS_DAYS,
    finished: config.RETAIN_FINISHED_DAYS,
    waitlist: config.RETAIN_WAITLIST_DAYS,
    loves: config.RETAIN_LOVES_DAYS,
    consents: config.RETAIN_CONSENTS_DAYS,
  };
}
