// Brings the lists up to date a moment after something changed, one work at a time, however many changes were heard.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { refreshListing } from '../../shop/listing/refresh-listing.ts';

export interface ListingKeeper {
  /** Resolves once everything noted before the call is in the lists, or could not be brought there. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** So many changes at once are one work. */
const gatherMs = 50;
const retryMs = 2_000;

export function keepListsFresh(database: Database, log: Logger, onChange: () => void): ListingKeeper {
  let isClosed = false;
  let working: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const work = async () => {
    try {
      if ((await refreshListing(database.shop)) > 0) onChange();
    } catch (error) {
      if (isClosed) return;
      log.warn({ event: 'cache.failed', err: error }, 'lists were not brought up to date; trying again');
      clearTimeout(retry);
      retry = setTimeout(refresh, retryMs).unref();
    }
  };
  const refresh = (): Promise<void> => {
    if (isClosed) return Promise.resolve();
    next ??= (async () => {
      await Promise.all([working, pause(gatherMs)]);
      next = null;
      working = work();
      await working;
    })();
    return next;
  };

  return {
    refresh,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await next;
      await working;
    },
  };
}
