// When a parcel arrives, as a page says it. ISO dates are days: read and written in UTC.
import type { Language } from '../../domain/visitor/language.ts';
import { dateFormat } from '../text/format-date.ts';
import { wordsIn } from './words.ts';

interface Arrival {
  readonly arrivesFrom: string;
  readonly arrivesBy: string;
}

const weekday = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Such as Tue, Nov 17. */
export function formatArrival(language: Language, isoDate: string): string {
  return weekday(language).format(new Date(isoDate));
}

export function sayArrival(language: Language, { arrivesFrom, arrivesBy }: Arrival): string {
  const words = wordsIn(language);
  const by = formatArrival(language, arrivesBy);
  return arrivesFrom === arrivesBy
    ? words.arrives(by)
    : words.arrivesBetween(formatArrival(language, arrivesFrom), by);
}

const whole = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** As a product's page says it: Arrives Tuesday, November 24. */
export function sayWholeArrival(language: Language, { arrivesFrom, arrivesBy }: Arrival): string {
  const words = wordsIn(language);
  const [from = '', by = ''] = [arrivesFrom, arrivesBy].map((isoDate) =>
    whole(language).format(new Date(isoDate)),
  );
  return `${from === by ? words.arrives(by) : words.arrivesBetween(from, by)}.`;
}
