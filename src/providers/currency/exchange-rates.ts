// Where the shop learns what the dollar is worth.

/** What one euro is worth, by currency, as its source writes it: decimals as text. */
export interface RateSheet {
  /** ISO date: the day it was set. */
  readonly day: string;
  readonly perEuro: ReadonlyMap<string, string>;
  /** When it is no longer good, in milliseconds. */
  readonly until: number;
}

export interface ExchangeRates {
  readonly read: (signal: AbortSignal, now: number) => Promise<RateSheet>;
}
