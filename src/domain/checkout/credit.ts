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
