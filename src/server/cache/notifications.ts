// What other processes changed, as the database tells it.
import type { Database } from '../../database/database.ts';

export interface ChangeHandlers {
  readonly product: (productId: number) => void;
  /** How many love it has changed. */
  readonly love: (productId: number) => void;
  readonly flags: () => void;
  readonly content: () => void;
  /** What the merchant has set has changed. */
  readonly settings: () => void;
  /** What the dollar is worth has changed. */
  readonly rates: () => void;
  /** What lists show has changed: they are stale, or up to date again. */
  readonly listing: (isFresh: boolean) => void;
  /** There is work to do. */
  readonly job: () => void;
  /** The connection is back: something may have been missed while it was away. */
  readonly missed: () => void;
}

/** Resolves once it hears. */
export function listen(database: Database, heard: ChangeHandlers): Promise<void> {
  return database.listen({
    onNotification: (channel, payload) => {
      if (channel === 'product') heard.product(Number(payload));
      if (channel === 'love') heard.love(Number(payload));
      if (channel === 'flags') heard.flags();
      if (channel === 'content') heard.content();
      if (channel === 'settings') heard.settings();
      if (channel === 'rates') heard.rates();
      if (channel === 'listing') heard.listing(payload === 'fresh');
      if (channel === 'job') heard.job();
    },
    onReconnect: heard.missed,
  });
}
