// An authorisation is good for some days. What was not captured by then the processor lets go by itself.
import type { Charge } from './charge.ts';

interface Authorised {
  readonly orderId: number | null;
  /** The shop lets go of the rest itself, for an order that was cancelled. */
  readonly isReleasing: boolean;
}

/** Whether an order still counts on money that nobody sets aside any more. */
export function hasLapsed(
  { orderId, isReleasing }: Authorised,
  { state, captured, amount }: Pick<Charge, 'state' | 'captured' | 'amount'>,
): boolean {
  const isOver = state === 'voided' || state === 'captured';
  return orderId !== null && !isReleasing && isOver && captured.minor < amount.minor;
}
