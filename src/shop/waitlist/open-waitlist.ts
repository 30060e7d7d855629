import type { ShopDeps } from '../shop-deps.ts';
import { type Confirming, confirmWaitlist, readWaitlistPlace } from './confirm-waitlist.ts';
import { type Joining, joinWaitlist } from './join-waitlist.ts';

export function openWaitlist(deps: ShopDeps) {
  const { database, waitlistPlacesPerHour: mostAnHour } = deps;
  const parts = () => ({ ...deps, queries: database.shop, mostAnHour, now: deps.now() });
  return {
    join: (joining: Joining) => joinWaitlist(parts(), joining),
    /** The place that the link in a letter speaks of; null for a link that is no longer of use. */
    readPlace: (token: string) => readWaitlistPlace(parts(), token),
    confirm: (confirming: Confirming) => confirmWaitlist(parts(), confirming),
  };
}
