// The shop's day, by the shop's own clock whoever reads it.
import { shopTimeZone } from '../../domain/desk/today.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { dateFormat } from '../text/format-date.ts';
import { wordsIn as textWordsIn } from '../text/words.ts';

const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: shopTimeZone });
const weekday = dateFormat({ weekday: 'long', timeZone: shopTimeZone });
const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: shopTimeZone });
const hour = dateFormat({ hour: 'numeric', timeZone: shopTimeZone });

export const formatDay = (language: Language, at: string) => day(language).format(new Date(at));
export const formatWeekday = (language: Language, at: string) => weekday(language).format(new Date(at));
export const formatTime = (language: Language, at: string) => time(language).format(new Date(at));
export const formatHour = (language: Language, of: number) =>
  hour(language).format(new Date(Date.UTC(2026, 0, 1, of)));

export const formatCount = (language: Language, count: number) =>
  new Intl.NumberFormat(textWordsIn(language).locale).format(count);

/** For the edge of a plot: $12K. */
export const formatShortAmount = (language: Language, amount: number, currency: string) =>
  new Intl.NumberFormat(textWordsIn(language).locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(amount);
