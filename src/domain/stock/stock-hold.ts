// Holding stock for a checkout: what is asked for, and in which order it is taken.

import type { LiveState } from '../payment/payment-attempt.ts';

export const holdStates = ['held', 'claimed', 'released', 'expired'] as const;
export type HoldState = (typeof holdStates)[number];

/** What a hold waits for, as the desk lists it. */
export const holdReasons = ['checkout', 'paying', 'second_step', 'no_answer', 'exchange'] as const;
export type HoldReason = (typeof holdReasons)[number];

export function holdReasonOf(attempt: LiveState | null, exchangeOrderId: number | null): HoldReason {
  if (exchangeOrderId !== null) return 'exchange';
  switch (attempt) {
    case null:
      return 'checkout';
    case 'requires_action':
      return 'second_step';
    case 'unknown':
      return 'no_answer';
    default:
      return 'paying';
  }
}

/** How long a checkout may keep others from what it holds. */
export const holdMinutes = 10;

/** Whom a hold counts for, and the address they came from: a keyed hash of it. */
export interface Holder {
  readonly holder: string;
  readonly network: string;
}

export interface HoldLine {
  readonly skuId: number;
  readonly quantity: number;
  /** The deal at whose price it is bought, if any. */
  readonly dealId: number | null;
}

/**
 * One line for each size, smallest id first. Two lines of one size ask for their sum; and since everybody takes sizes
 * in this order, two checkouts that want the same ones wait for each other instead of blocking each other for good.
 */
export function linesToHold(lines: readonly HoldLine[]): readonly HoldLine[] {
  const bySku = new Map<number, HoldLine>();
  for (const line of lines) {
    const other = bySku.get(line.skuId);
    bySku.set(line.skuId, other ? { ...other, quantity: other.quantity + line.quantity } : line);
  }
  return [...bySku.values()].sort((a, b) => a.skuId - b.skuId);
}

/** What each deal must give, smallest id first. */
export function dealsToClaim(
  lines: readonly HoldLine[],
): readonly (readonly [dealId: number, units: number])[] {
  const units = new Map<number, number>();
  for (const { dealId, quantity } of lines)
    if (dealId !== null) units.set(dealId, (units.get(dealId) ?? 0) + quantity);
  return [...units].sort(([a], [b]) => a - b);
}
