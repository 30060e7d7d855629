// When a parcel arrives, as a page says it. ISO dates are days: read and written in UTC.

import { words } from '../../words/shipping/words.ts';
import { language } from '../../words/spoken.ts';
import { dateFormat } from '../../words/text/format-date.ts';

const weekday = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Such as Tue, Nov 17. */
export function formatArrival(isoDate: string): string {
  return weekday(language()).format(new Date(isoDate));
}

export function arrivalWords(option: { readonly arrivesFrom: string; readonly arrivesBy: string }): string {
  const by = formatArrival(option.arrivesBy);
  return option.arrivesFrom === option.arrivesBy
    ? words.arrives(by)
    : words.arrivesBetween(formatArrival(option.arrivesFrom), by);
}

const whole = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** As a product's page says it: Arrives Tuesday, November 24. */
export function arrivalMessage(option: { readonly arrivesFrom: string; readonly arrivesBy: string }): string {
  const [from, by] = [
    whole(language()).format(new Date(option.arrivesFrom)),
    whole(language()).format(new Date(option.arrivesBy)),
  ];
  return `${from === by ? words.arrives(by) : words.arrivesBetween(from, by)}.`;
}
