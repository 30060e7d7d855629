// How the desk lists who waits: by size, by product, or by the week they began to.
import { weeksOfSales } from './reorder.ts';

export const demandGroups = ['size', 'product', 'week'] as const;

export type DemandGroup = (typeof demandGroups)[number];

/** The most who wait, the most money, whoever waits longest, or whoever came last, first. */
export const demandSorts = ['waiting', 'money', 'since', 'newest'] as const;

export type DemandSort = (typeof demandSorts)[number];

export function usualSort(by: DemandGroup): DemandSort {
  return by === 'week' ? 'newest' : 'waiting';
}

/** The row that a page comes after: what it is sorted by, and its id. */
export interface DemandCursor {
  readonly value: string;
  readonly id: number;
}

export function formatDemandCursor({ value, id }: DemandCursor): string {
  return `${value}-${id}`;
}

export function parseDemandCursor(text: string): DemandCursor | null {
  const [, value, id] = /^(\d{1,18})-([1-9]\d{0,14})$/.exec(text) ?? [];
  return value === undefined || id === undefined ? null : { value, id: Number(id) };
}

const day = 86_400_000;

/** A week begins on its Monday, by the clock of Greenwich; 1970 began on a Thursday. */
function mondayOf(at: number): number {
  const days = Math.floor(at / day);
  return (days - ((((days + 3) % 7) + 7) % 7)) * day;
}

/** The Mondays of the last whole weeks, the earliest first. */
export function wholeWeeksBefore(now: number): string[] {
  const thisWeek = mondayOf(now);
  return Array.from({ length: weeksOfSales }, (_, index) =>
    isoDay(thisWeek - (weeksOfSales - index) * 7 * day),
  );
}

/** Of a day, counted from the first of 1970. */
export function dayNumbered(days: number): string {
  return isoDay(days * day);
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
