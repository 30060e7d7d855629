// The lowest price of the thirty days before a reduction: where a reduction is announced in the European Economic Area,
// it is told beside it.
import { isInEconomicArea } from '../shipping/economic-area.ts';

const dayMs = 86_400_000;
export const lowestPriceDays = 30;

export const isLowestPriceDue = isInEconomicArea;

/** From then on a product was sold at that price, deals apart. */
export interface PriceStep {
  readonly at: number;
  readonly minor: number;
}

/** Meanwhile it was sold at another price. */
export interface DealTime {
  readonly start: number;
  readonly end: number;
  readonly minor: number;
}

export interface PriceHistory {
  /** The oldest first. */
  readonly steps: readonly PriceStep[];
  readonly deals: readonly DealTime[];
}

/** Null where nothing is known of what it cost before. */
export function lowestPriceBefore({ steps, deals }: PriceHistory, start: number): number | null {
  const from = start - lowestPriceDays * dayMs;
  const inForce = steps.filter(({ at }, index) => at < start && (steps[index + 1]?.at ?? start) > from);
  if (inForce.length === 0) return null;
  const inDeals = deals.filter((deal) => deal.start < start && deal.end > from);
  return Math.min(...[...inForce, ...inDeals].map(({ minor }) => minor));
}

/** Since when it costs what it costs now, deals apart; null where that is not known. */
export function currentPriceSince({ steps }: Pick<PriceHistory, 'steps'>): number | null {
  return steps.at(-1)?.at ?? null;
}
