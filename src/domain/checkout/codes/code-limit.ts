// How many wrong codes may be given before no more are looked at for a while: codes are not guessed here.
import type { Count, Limit } from '../../visitor/limit.ts';
import type { Owner } from '../../visitor/owner.ts';

const tenMinutes = 600;

export const codeLimits = {
  visitor: { most: 10, seconds: tenMinutes },
  /** A bag costs nothing, so whoever guesses has many: what stops them is the address. */
  guestsOfAddress: { most: 60, seconds: tenMinutes },
  /** Counted apart, so that guests who guess shut no customer of a campus out. */
  customersOfAddress: { most: 300, seconds: tenMinutes },
} as const satisfies Record<string, Limit>;

export function codeCounts(owner: Owner, address: string): readonly Count[] {
  return 'customerId' in owner
    ? [
        [`codes of customer ${owner.customerId}`, codeLimits.visitor],
        [`codes of customers at ${address}`, codeLimits.customersOfAddress],
      ]
    : [
        [`codes of guest ${owner.guestId}`, codeLimits.visitor],
        [`codes of guests at ${address}`, codeLimits.guestsOfAddress],
      ];
}
