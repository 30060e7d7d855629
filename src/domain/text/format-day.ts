// A day as a page says it. ISO dates are days, not instants: they are read and written in UTC. By hand: a browser's
// first formatter of dates takes a slow phone 150 ms.
import { words } from '../../words/text/words.ts';

/** A day not far off: December 4. */
export function formatDay(isoDate: string): string {
  const day = new Date(isoDate);
  const month = words.months[day.getUTCMonth()];
  if (month === undefined) throw new RangeError(`${isoDate} is no day`);
  return words.dayOfMonth(day.getUTCDate(), month);
}

/** A day that needs its year: December 4, 2025. */
export function formatLongDay(isoDate: string): string {
  return words.dayOfYear(formatDay(isoDate), new Date(isoDate).getUTCFullYear());
}
