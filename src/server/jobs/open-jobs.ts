// This process's share of the work that is left for later.
import type { Configuration } from '../configuration/configuration.ts';
import { addStandingJobs, type HandlerParts, openHandlers } from './handlers.ts';
import { everydayRules, openWorker, type Worker } from './worker.ts';

type Parts = Pick<HandlerParts, 'database' | 'mail' | 'sms' | 'origin' | 'hash' | 'now' | 'log'>;

export async function openJobs(config: Configuration, parts: Parts): Promise<Worker> {
  const { database, log } = parts;
  if (config.JOBS_AT_ONCE === 0) return { wake: () => undefined, stop: async () => undefined };
  await addStandingJobs(database);
  const work = openHandlers({
    ...parts,
    textsPerHour: config.SMS_PER_HOUR,
    textingHours: config.SMS_HOURS,
    wave: {
      perUnit: config.WAITLIST_CALLED_PER_UNIT,
      minutes: config.WAITLIST_WAVE_MINUTES,
      perSecond: config.WAITLIST_MESSAGES_PER_SECOND,
    },
  });
  return openWorker(database.jobs, work, log, { ...everydayRules, atOnce: config.JOBS_AT_ONCE });
}
