// Cards that may still be asked. A try is counted before the card is, and given back unless the card was declined: so
// many at once are no more than so many one after the other, over all processes.
import { setTimeout as pause } from 'node:timers/promises';
import type { Queries, Transaction } from '../../database/database.ts';
import {
  type Counted,
  countTry,
  forgiveTries,
  reserveTries,
  waitOfTries,
} from '../../database/queries/account/rate-limit.ts';
import { declineCounts } from '../../domain/payment/decline-limit.ts';
import type { Owner } from '../../domain/visitor/owner.ts';

/** Where good cards alone fill an address, whoever comes waits so long for one of them to be done. */
const roomMs = 2_000;
const lookMs = 50;
/** And is told to come back so soon. */
const busySeconds = 2;

export type DeclineTries = ReturnType<typeof createDeclineTries>;

export function createDeclineTries(
  { checkout, hash }: { readonly checkout: Queries; readonly hash: (text: string) => string },
  owner: Owner,
  address: string,
) {
  const counts = declineCounts(owner, address);
  const counterOf = (what: string): Counted[] =>
    counts.map(([name, limit]) => ({ key: hash(`${what} by ${name}`), limit }));
  /** Cards that were declined or are being asked: the limit is held here. */
  const cards = counterOf('cards');
  /** Those that were declined alone: they say whether it is worth waiting. */
  const declines = counterOf('declines');
  const giveBack = (queries: Queries | Transaction) =>
    forgiveTries(
      queries,
      cards.map(({ key }) => key),
    );

  return {
    reserve: (queries: Queries | Transaction = checkout) => reserveTries(queries, cards),
    giveBack,

    /** For whom there was no room: null once there is, otherwise how many seconds to wait. */
    waitForRoom: async (): Promise<number | null> => {
      const until = performance.now() + roomMs;
      for (;;) {
        await giveBack(checkout);
        const seconds = await waitOfTries(checkout, declines);
        if (seconds !== null) return seconds;
        if (performance.now() >= until) return busySeconds;
        await pause(lookMs);
        if (await reserveTries(checkout, cards)) return null;
      }
    },

    /** A card was declined. What was reserved for it stays; for one that was not, it is counted now. */
    countDecline: async (isReserved: boolean): Promise<void> => {
      for (const { key, limit } of isReserved ? declines : [...cards, ...declines])
        await countTry(checkout, key, limit);
    },
  };
}
