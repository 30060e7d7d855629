// What stands against a line of a quote.
import type { ShippingProblem } from '../shipping/shipping-limits.ts';

/** Flags that stand against a line, by the names of specification section 3. */
export const blockingFlags = [
  'outOfStock',
  'inactive',
  'cannotShipToCountry',
  'airProhibitedDestination',
  'airProhibited',
  'cannotProcessGiftCard',
] as const;

export type BlockingFlag = (typeof blockingFlags)[number];

export type LineProblem =
  | { readonly code: 'inactive' }
  /** Not for everyone, for a reason that the merchant gave. */
  | { readonly code: 'excluded'; readonly reason: string }
  | { readonly code: 'sold_out' }
  /** Somebody else is paying for the last of it. */
  | { readonly code: 'held_by_others' }
  | { readonly code: 'only_left'; readonly left: number }
  | { readonly code: 'deal_limit' }
  | { readonly code: 'gift_card_by_ambassador' }
  | { readonly code: 'gift_card_without_recipient' }
  | { readonly code: 'gift_card_abroad' }
  | ShippingProblem;

/** The flag of specification section 3 that a problem raises; null for those that have none. */
export function flagOfProblem({ code }: LineProblem): BlockingFlag | null {
  switch (code) {
    case 'sold_out':
    case 'held_by_others':
    case 'only_left':
      return 'outOfStock';
    case 'gift_card_by_ambassador':
    case 'gift_card_without_recipient':
    case 'gift_card_abroad':
      return 'cannotProcessGiftCard';
    case 'excluded':
    case 'deal_limit':
      return null;
    default:
      return code;
  }
}

/**
 * Whether a shopper would be told the same: by the code, and by how many are left. A quote from before problems had
 * codes kept a sentence in some language, of which no more is known than that something stood against the line.
 */
export function isSameProblem(was: LineProblem | string | null, is: LineProblem | null): boolean {
  if (was === null || is === null) return was === is;
  if (typeof was === 'string') return true;
  return was.code === is.code && leftOf(was) === leftOf(is);
}

const leftOf = (problem: LineProblem) => (problem.code === 'only_left' ? problem.left : null);
