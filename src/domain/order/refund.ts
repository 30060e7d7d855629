// What so many of a line come to when they are paid back: the whole line gives exactly what it cost, and parts of it
// never more.

interface Line {
  readonly quantity: number;
  readonly unitMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

/** In minor units. */
export function lineRefund({ quantity, unitMinor, discountMinor, taxMinor }: Line, units: number): number {
  const cost = unitMinor * quantity - discountMinor + taxMinor;
  return Math.floor((cost * units) / quantity);
}
