import type { ShopDeps } from '../shop-deps.ts';
import { type Confirming, confirmWaitlist, readWaitlistEntry } from './confirm-waitlist.ts';
import { type Joining, joinWaitlist } from './join-waitlist.ts';

export function createWaitlistService(deps: ShopDeps) {
  const { database, waitlistEntriesPerHour: mostAnHour } = deps;
  const waitlistDeps = () => ({ ...deps, queries: database.shop, mostAnHour, now: deps.now() });
  return {
    join: (joining: Joining) => joinWaitlist(waitlistDeps(), joining),
    /** The entry that the link in an e-mail speaks of; null for a link that is no longer of use. */
    readEntry: (token: string) => readWaitlistEntry(waitlistDeps(), token),
    confirm: (confirming: Confirming) => confirmWaitlist(waitlistDeps(), confirming),
  };
}
