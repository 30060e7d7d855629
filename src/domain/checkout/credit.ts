// Store credit: why it moves, and how much of it an order takes.

export const creditReasons = ['gift_card', 'order', 'refund', 'goodwill', 'merge'] as const;
export type CreditReason = (typeof creditReasons)[number];

interface CreditUse {
  /** What they wish to use of it. */
  readonly wanted: number;
  readonly available: number;
  /** What the order comes to without any. */
  readonly due: number;
}

/** Never more than there is, nor than is due. All in minor units. */
export function creditApplied({ wanted, available, due }: CreditUse): number {
  return Math.max(0, Math.min(wanted, available, due));
}

const plainCauses = ['gift_card', 'goodwill', 'taken_back', 'merge', 'payment', 'payment_returned'] as const;
const causesOfOrders = ['order', 'return', 'refund', 'cancellation'] as const;

export const creditCauseCodes = [...plainCauses, ...causesOfOrders] as const;

/** Why credit came or went, for whoever reads the history of it. */
export type CreditCause =
  | { readonly code: (typeof plainCauses)[number] }
  | { readonly code: (typeof causesOfOrders)[number]; readonly orderId: number };

interface CreditEntry {
  readonly amountMinor: number;
  readonly reason: CreditReason;
  /** What moved it, in the words of the ledger. */
  readonly source: string;
  /** That the payment named in the source became, or that the source names. */
  readonly orderId: number | null;
}

export function creditCause({ amountMinor, reason, source, orderId }: CreditEntry): CreditCause {
  if (reason === 'goodwill' && amountMinor < 0) return { code: 'taken_back' };
  if (reason !== 'order' && reason !== 'refund') return { code: reason };
  // A payment that is under way, or that came to nothing, has no order.
  if (source.endsWith(' returned')) return { code: 'payment_returned' };
  if (orderId === null) return { code: 'payment' };
  if (reason === 'order') return { code: 'order', orderId };
  const [, , why] = source.split(' ');
  if (why === 'return' || why === 'refund') return { code: why, orderId };
  return { code: 'cancellation', orderId };
}
