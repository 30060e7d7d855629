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

/** A sentence for each parcel where there are several, in the order they leave; one for all of it otherwise. */
export function sayArrivals(
  language: Language,
  { parcels, ...whole }: Arrival & { readonly parcels: readonly Arrival[] },
): readonly string[] {
  const words = wordsIn(language);
  if (parcels.length < 2) return [sayArrival(language, whole)];
  return parcels.map(({ arrivesFrom, arrivesBy }, index) => {
    const by = formatArrival(language, arrivesBy);
    return arrivesFrom === arrivesBy
      ? words.parcelArrives(index + 1, by)
      : words.parcelArrivesBetween(index + 1, formatArrival(language, arrivesFrom), by);
  });
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
