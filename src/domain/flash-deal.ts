// A time-limited price on a limited number of units.
import type { Money } from './money.ts';

export interface FlashDeal {
  /** Milliseconds since the epoch, by the server's clock. */
  readonly start: number;
  readonly end: number;
  /** Units claimed of the allotment, in percent; may exceed 100 in data, never on screen. */
  readonly claimPercentage: number;
  /** Percent off the price. */
  readonly discount: number;
  readonly price: Money;
}
