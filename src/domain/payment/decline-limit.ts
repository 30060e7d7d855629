// How many cards may be declined before no other is asked for a while: cards are not tried out here.
import type { Count, Limit } from '../visitor/limit.ts';
import type { Owner } from '../visitor/owner.ts';

const tenMinutes = 600;

export const declineLimits = {
  visitor: { most: 5, seconds: tenMinutes },
  /** A cookie of a guest costs nothing, so whoever tries cards out has many: what stops them is the address. */
  guestsOfAddress: { most: 20, seconds: tenMinutes },
  /** An account costs a mailbox. Counted apart, so that guests who try cards out shut no customer of a campus out. */
  customersOfAddress: { most: 60, seconds: tenMinutes },
} as const satisfies Record<string, Limit>;

/** What a card that is asked for is counted by: whoever pays, and where they are. */
export function declineCounts(owner: Owner, address: string): readonly Count[] {
  return 'customerId' in owner
    ? [
        [`customer ${owner.customerId}`, declineLimits.visitor],
        [`customers at ${address}`, declineLimits.customersOfAddress],
      ]
    : [
        [`guest ${owner.guestId}`, declineLimits.visitor],
        [`guests at ${address}`, declineLimits.guestsOfAddress],
      ];
}
