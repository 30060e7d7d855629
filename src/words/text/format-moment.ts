// An instant by the shop's own clock, the same for everyone who reads it.
import type { Language } from '../../domain/visitor/language.ts';
import { dateFormat } from './format-date.ts';
import { wordsIn } from './words.ts';

const eastern = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

/** Saturday, November 15 at 9:00 AM Eastern. Put together here: server and browser may join the parts differently. */
export function formatMoment(language: Language, at: number): string {
  const parts = eastern(language).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return wordsIn(language).moment({
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    hour: part('hour'),
    minute: part('minute'),
    dayPeriod: part('dayPeriod'),
  });
}
