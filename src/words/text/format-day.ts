// A day as a page says it. ISO dates are days, not instants: they are read and written in UTC. By hand: a browser's
// first formatter of dates takes a slow phone 150 ms.
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** A day not far off: December 4. */
export function formatDay(language: Language, isoDate: string): string {
  const words = wordsIn(language);
  const day = new Date(isoDate);
  const month = words.months[day.getUTCMonth()];
  if (month === undefined) throw new RangeError(`${isoDate} is no day`);
  return words.dayOfMonth(day.getUTCDate(), month);
}

/** A day that needs its year: December 4, 2025. */
export function formatLongDay(language: Language, isoDate: string): string {
  return wordsIn(language).dayOfYear(formatDay(language, isoDate), new Date(isoDate).getUTCFullYear());
}
