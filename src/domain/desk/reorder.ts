// How many of a size to order again, and why. What sells in a week is not known, only what was sold in a few: so the
// suggestion comes with a range, and with how much it leans on.

/** So many whole weeks are looked back on, and so many a delivery is to last. */
export const weeksOfSales = 8;
export const weeksOfCover = 4;

/** Fewer sales, or sales of fewer weeks, tell little: at 20 the range is still a third up and down. */
const enough = { sales: 20, weeks: 4 } as const;

export interface SalesWeek {
  /** Neither cancelled nor coming back. */
  readonly sales: number;
  /** False where there was nothing to sell all week: such a week says nothing of what would have been sold. */
  readonly isForSale: boolean;
}

export interface Arrival {
  /** ISO date. */
  readonly on: string;
  /** Null where the shop knows the day alone. */
  readonly units: number | null;
}

export interface ReorderFacts {
  readonly weeks: readonly SalesWeek[];
  readonly waiting: number;
  readonly available: number;
  readonly arrival: Arrival | null;
}

export type ReorderReason =
  | { readonly code: 'waiting'; readonly units: number }
  | {
      readonly code: 'selling';
      readonly sales: number;
      readonly weeks: number;
      readonly cover: number;
      readonly units: number;
    }
  | { readonly code: 'available'; readonly units: number }
  | { readonly code: 'arriving'; readonly units: number; readonly on: string }
  /** More is expected, and how much is not known: nothing was taken off for it. */
  | { readonly code: 'arriving_unknown'; readonly on: string }
  | { readonly code: 'empty_weeks'; readonly weeks: number }
  | { readonly code: 'few_sales'; readonly sales: number; readonly weeks: number }
  | { readonly code: 'no_sales'; readonly weeks: number }
  | { readonly code: 'never_for_sale' };

export const certainties = ['good', 'few', 'none'] as const;

export type Certainty = (typeof certainties)[number];

export interface Reorder {
  readonly units: number;
  readonly from: number;
  /** Null where nothing says how many could be sold. */
  readonly to: number | null;
  readonly certainty: Certainty;
  readonly because: readonly ReorderReason[];
}

export function suggestReorder({ weeks, waiting, available, arrival }: ReorderFacts): Reorder {
  const counted = weeks.filter(({ sales, isForSale }) => isForSale || sales > 0);
  const sales = counted.reduce((sum, week) => sum + week.sales, 0);
  const rate = weeklyRate(sales, counted.length);
  const missing = waiting - available - (arrival?.units ?? 0);
  const unitsAt = (weekly: number) => Math.max(0, Math.ceil(missing + weekly * weeksOfCover));
  const certainty = certaintyOf(sales, counted.length);
  return {
    units: unitsAt(rate?.mean ?? 0),
    from: unitsAt(rate?.low ?? 0),
    to: rate ? unitsAt(rate.high) : null,
    certainty,
    because: [
      { code: 'waiting', units: waiting },
      ...reasonOfSales(sales, counted.length),
      ...(available > 0 ? [{ code: 'available', units: available } as const] : []),
      ...reasonOfArrival(arrival),
      ...(counted.length > 0 && counted.length < weeks.length
        ? [{ code: 'empty_weeks', weeks: weeks.length - counted.length } as const]
        : []),
      ...reasonOfDoubt(certainty, sales, counted.length),
    ],
  };
}

/**
 * What sells in a week, and between which two numbers that lies in four of five cases: the exact limits of a Poisson
 * count by Wilson and Hilferty's cube (Byar), which is within a twentieth of a unit of them. Null without a week.
 */
export function weeklyRate(
  sales: number,
  weeks: number,
): { readonly mean: number; readonly low: number; readonly high: number } | null {
  if (weeks === 0) return null;
  return {
    mean: sales / weeks,
    low: sales === 0 ? 0 : limitOf(sales, -1) / weeks,
    high: limitOf(sales + 1, 1) / weeks,
  };
}

/** A tenth of a normal curve lies beyond so many of its deviations. */
const tenth = 1.2816;

function limitOf(count: number, side: 1 | -1): number {
  return count * Math.max(0, 1 - 1 / (9 * count) + (side * tenth) / (3 * Math.sqrt(count))) ** 3;
}

function certaintyOf(sales: number, weeks: number): Certainty {
  if (sales === 0) return 'none';
  return sales >= enough.sales && weeks >= enough.weeks ? 'good' : 'few';
}

function reasonOfSales(sales: number, weeks: number): ReorderReason[] {
  if (sales === 0) return [];
  const units = Math.ceil((sales * weeksOfCover) / weeks);
  return [{ code: 'selling', sales, weeks, cover: weeksOfCover, units }];
}

function reasonOfArrival(arrival: Arrival | null): ReorderReason[] {
  if (!arrival) return [];
  const { units, on } = arrival;
  if (units === null) return [{ code: 'arriving_unknown', on }];
  return units > 0 ? [{ code: 'arriving', units, on }] : [];
}

function reasonOfDoubt(certainty: Certainty, sales: number, weeks: number): ReorderReason[] {
  switch (certainty) {
    case 'good':
      return [];
    case 'few':
      return [{ code: 'few_sales', sales, weeks }];
    case 'none':
      return [weeks === 0 ? { code: 'never_for_sale' } : { code: 'no_sales', weeks }];
  }
}

/** What several sizes come to. The doubt is that of the least certain. */
export function sumReorders(reorders: readonly Omit<Reorder, 'because'>[]): Omit<Reorder, 'because'> {
  const tops = reorders.map(({ to }) => to);
  return {
    units: reorders.reduce((sum, { units }) => sum + units, 0),
    from: reorders.reduce((sum, { from }) => sum + from, 0),
    to: tops.reduce((sum, top) => (sum === null || top === null ? null : sum + top), 0),
    certainty:
      certainties.findLast((certainty) => reorders.some((one) => one.certainty === certainty)) ?? 'none',
  };
}
