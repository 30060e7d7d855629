// This process's share of the work that is left for later.
import type { Configuration } from '../configuration/configuration.ts';
import { addStandingJobs, type HandlerDeps, openHandlers } from './handlers.ts';
import { everydayRules, openWorker, type Worker } from './worker.ts';

type Parts = Pick<HandlerDeps, 'database' | 'mail' | 'sms' | 'origin' | 'hash' | 'now' | 'log'>;

export async function openJobs(config: Configuration, deps: Parts): Promise<Worker> {
  const { database, log } = deps;
  if (config.JOBS_AT_ONCE === 0) return { wake: () => undefined, stop: async () => undefined };
  await addStandingJobs(database);
  const work = openHandlers({
    ...deps,
    smsPerHour: config.SMS_PER_HOUR,
    smsHours: config.SMS_HOURS,
    wave: {
      perUnit: config.WAITLIST_NOTIFIED_PER_UNIT,
      minutes: config.WAITLIST_BATCH_MINUTES,
      perSecond: config.WAITLIST_MESSAGES_PER_SECOND,
    },
  });
  return openWorker(database.jobs, work, log, { ...everydayRules, atOnce: config.JOBS_AT_ONCE });
}
