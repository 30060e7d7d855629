// Another size for what goes back. No money moves: the new line costs what the old one did, so whatever comes back of it
// later is what was paid.
import { lineRefund, type RefundableLine, unitsLeft } from './refund.ts';

/** How long the other size is held for what is on its way back. */
export const exchangeHoldDays = 14;

export interface LineCost {
  readonly unitMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/**
 * What so many units of a line cost, as a line of their own: to the cent what they would be paid back with, whatever was
 * paid back or exchanged before. Null when there are not so many left.
 */
export function exchangeCost(line: RefundableLine, units: number): LineCost | null {
  if (units > unitsLeft(line)) return null;
  const { unitMinor, quantity } = line;
  const before = quantity - unitsLeft(line);
  const due = lineRefund(line, units);
  const share = (some: number) => Math.floor((line.taxMinor * some) / quantity);
  // Shares that are rounded apart can be a cent off from the one that counts: the discount takes it up, or else the tax.
  const taxMinor = Math.min(share(before + units) - share(before), due);
  const discountMinor = Math.max(0, unitMinor * units + taxMinor - due);
  return { unitMinor, discountMinor, taxMinor: due - unitMinor * units + discountMinor };
}
