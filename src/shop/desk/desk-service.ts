import { findDeadJobs } from '../../database/queries/job/job.ts';
import { findLostMessages } from '../../database/queries/waitlist/waitlist-message.ts';
import type { ShopDeps } from '../shop-deps.ts';

const mostShown = 100;

export function createDeskService({ database: { shop: queries } }: ShopDeps) {
  return {
    /** What was given up, the latest first. */
    readDeadLetters: async () => ({
      jobs: await findDeadJobs(queries, mostShown),
      messages: await findLostMessages(queries, mostShown),
    }),
  };
}
