// An instant by the shop's own clock, the same for everyone who reads it.
import { words } from '../../words/text/words.ts';
import { dateFormat } from './format-date.ts';

const eastern = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

/** Saturday, November 15 at 9:00 AM Eastern. Put together here: server and browser may join the parts differently. */
export function formatMoment(at: number): string {
  const parts = eastern().formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return words.moment({
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    hour: part('hour'),
    minute: part('minute'),
    dayPeriod: part('dayPeriod'),
  });
}
