// What the desk's first page counts: today so far, against the same weekday a week before up to the same time of day.
import { roundedQuotient } from '../pricing/money.ts';

/** The shop has no time zone of its own: its day begins at midnight here. */
export const shopTimeZone = 'UTC';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const hoursOfDay = 24;

export interface TodaySpans {
  /** When today began, and which of its hours this is. */
  readonly from: Date;
  readonly hour: number;
  /** The day a week before: when it began, the moment of it that is like now, and when it ended. */
  readonly beforeFrom: Date;
  readonly beforeNow: Date;
  readonly beforeEnd: Date;
}

export function todaySpans(now: number): TodaySpans {
  const from = now - (now % dayMs);
  const week = 7 * dayMs;
  return {
    from: new Date(from),
    hour: Math.floor((now - from) / hourMs),
    beforeFrom: new Date(from - week),
    beforeNow: new Date(now - week),
    beforeEnd: new Date(from - week + dayMs),
  };
}

/** Orders of one hour and one currency. */
export interface HourCount {
  readonly isToday: boolean;
  /** Of the day before: whether its time of day has come today too. */
  readonly isByNow: boolean;
  readonly hour: number;
  readonly currency: string;
  readonly orders: number;
  readonly units: number;
  readonly revenueMinor: number;
}

export interface Compared {
  readonly today: number;
  readonly before: number;
}

export interface CurrencyFigures {
  readonly currency: string;
  readonly orders: Compared;
  readonly revenueMinor: Compared;
  /** Null where there was no order to take it from. */
  readonly averageMinor: { readonly today: number | null; readonly before: number | null };
  readonly hours: Compared[];
}

export interface DayFigures {
  readonly orders: Compared;
  readonly units: Compared;
  /** By the hour, of the day before all of them. */
  readonly hours: Compared[];
  /** Each currency by itself, the one with the most orders first. */
  readonly currencies: readonly CurrencyFigures[];
}

type Measure = 'orders' | 'units' | 'revenueMinor';

export function dayFigures(counts: readonly HourCount[]): DayFigures {
  const currencies = [...new Set(counts.map(({ currency }) => currency))].map((currency) =>
    currencyFigures(
      currency,
      counts.filter((count) => count.currency === currency),
    ),
  );
  const weight = ({ orders }: CurrencyFigures) => orders.today + orders.before;
  return {
    orders: sumByNow(counts, 'orders'),
    units: sumByNow(counts, 'units'),
    hours: sumByHour(counts, 'orders'),
    currencies: currencies.toSorted(
      (a, b) => weight(b) - weight(a) || a.currency.localeCompare(b.currency, 'en'),
    ),
  };
}

function currencyFigures(currency: string, counts: readonly HourCount[]): CurrencyFigures {
  const orders = sumByNow(counts, 'orders');
  const revenueMinor = sumByNow(counts, 'revenueMinor');
  const average = (day: keyof Compared) =>
    orders[day] === 0 ? null : roundedQuotient(BigInt(revenueMinor[day]), BigInt(orders[day]));
  return {
    currency,
    orders,
    revenueMinor,
    averageMinor: { today: average('today'), before: average('before') },
    hours: sumByHour(counts, 'revenueMinor'),
  };
}

function sumByNow(counts: readonly HourCount[], measure: Measure): Compared {
  return sum(
    counts.filter(({ isByNow }) => isByNow),
    measure,
  );
}

function sumByHour(counts: readonly HourCount[], measure: Measure): Compared[] {
  return Array.from({ length: hoursOfDay }, (_, hour) =>
    sum(
      counts.filter((count) => count.hour === hour),
      measure,
    ),
  );
}

function sum(counts: readonly HourCount[], measure: Measure): Compared {
  const of = (isToday: boolean) =>
    counts.filter((count) => count.isToday === isToday).reduce((total, count) => total + count[measure], 0);
  return { today: of(true), before: of(false) };
}
