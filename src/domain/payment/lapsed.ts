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
  // A charge that once was authorised and is told as declined was given up too: an error of before may still stand on it.
  const isOver = state === 'voided' || state === 'captured' || state === 'declined';
  return orderId !== null && !isReleasing && isOver && captured.minor < amount.minor;
}
